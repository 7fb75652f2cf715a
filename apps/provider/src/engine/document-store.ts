import type { Changes, ProviderStore } from '../store/provider-store.ts';

/** A game's own durable JSON, by key. Values are read only: a change is a new value, committed with whatever must be true together with it. */
export interface DocumentStore {
  readonly get: (key: string) => unknown;
  /** All whose key begins with `prefix`, in the order in which they were first set. */
  readonly list: (prefix: string) => readonly (readonly [key: string, value: unknown])[];
  /** What sets a document, or removes it with `null`: to be committed by `bank.commit`. */
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
