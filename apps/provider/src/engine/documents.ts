import type { Changes, ProviderStore } from '../store/provider-store.ts';

/** A game's own durable JSON, by key. Values are read only: a change is a new value, committed with whatever must be true together with it. */
export interface Documents {
  readonly get: (key: string) => unknown;
  /** All whose key begins with `prefix`, in the order in which they were first set. */
  readonly list: (prefix: string) => readonly (readonly [key: string, value: unknown])[];
  /** What sets a document, or removes it with `null`: to be committed by `bank.commit`. */
  readonly setting: (key: string, value: unknown) => Changes;
}

export const documentsOf = (store: ProviderStore, game: string): Documents => {
  const own = `${game}/`;
  return {
    get: (key) => store.tables.documents.get(own + key),
    list: (prefix) =>
      [...store.tables.documents]
        .filter(([key]) => key.startsWith(own + prefix))
        .map(([key, value]) => [key.slice(own.length), value] as const),
    setting: (key, value) => ({ documents: { [own + key]: value } }),
  };
};
