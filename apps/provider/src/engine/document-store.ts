import type { Changes, ProviderStore } from '../store/provider-store.ts';

/**
 * JSON documents of one game, stored on disk by key. Values are read-only. A change is a new value. It is committed
 * together with all other changes that must be atomic with it.
 */
export interface DocumentStore {
  readonly get: (key: string) => unknown;
  /** Entries whose key begins with `prefix`, in the order in which they were first set. */
  readonly list: (prefix: string) => readonly (readonly [key: string, value: unknown])[];
  /** Changes that set a document, or remove it with `null`. Commit them with `betLedger.commit`. */
  readonly put: (key: string, value: unknown) => Changes;
}

export const createDocumentStore = (store: ProviderStore, game: string): DocumentStore => {
  const keyPrefix = `${game}/`;
  return {
    get: (key) => store.tables.documents.get(keyPrefix + key),
    list: (prefix) =>
      [...store.tables.documents]
        .filter(([key]) => key.startsWith(keyPrefix + prefix))
        .map(([key, value]) => [key.slice(keyPrefix.length), value] as const),
    put: (key, value) => ({ documents: { [keyPrefix + key]: value } }),
  };
};
