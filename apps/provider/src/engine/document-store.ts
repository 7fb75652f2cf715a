import type { Changes, ProviderStore } from '../store/provider-store.ts';

/**
 * JSON documents of one game by key, in the durable store. Never modify an object that `get` or `list` returns. Use
 * `put` to create a change, and then commit the change. To store several changes atomically, commit them in one call of
 * `betLedger.commit`.
 */
export interface DocumentStore {
  readonly get: (key: string) => unknown;
  /** Lists the entries with a key that begins with `prefix`, in the order in which they were first stored. */
  readonly list: (prefix: string) => readonly (readonly [key: string, value: unknown])[];
  /**
   * Returns the changes that store a document. The value `null` deletes the document. Commit these changes with
   * `betLedger.commit`.
   */
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
