/** Tables of stored values. Each table is a map from key to value. */
export type Tables = Record<string, Map<string, unknown>>;
export type TableChanges<T extends Tables> = {
  readonly [Name in keyof T]?: Readonly<Record<string, (T[Name] extends Map<string, infer V> ? V : never) | null>>;
};
/** Changes of any tables. The value `null` deletes a key. */
export type AnyChanges = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Validates a stored value of the named table and returns the valid value. Throws if the value is invalid. */
export type ParseValue = (table: string, value: unknown) => unknown;

/** Durable store of one process. All values are in memory, and every change is durable before it is visible. */
export interface Store<T extends Tables> {
  /** Stored values by table. Change them only with `commit`. */
  readonly tables: T;
  /**
   * Applies changes to several tables atomically. The value `null` deletes a key. The promise resolves when the changes
   * are durable. The promise rejects only if the changes are not stored, or if this process may no longer use the
   * store.
   */
  readonly commit: (changes: TableChanges<T>) => Promise<void>;
  /** Returns false while commits have to wait, e.g. because the database is not available. */
  readonly isAvailable: () => boolean;
  readonly close: () => Promise<void>;
}

export const applyChanges = (tables: Tables, changes: AnyChanges): void => {
  for (const [name, entries] of Object.entries(changes))
    for (const [key, value] of Object.entries(entries ?? {}))
      if (value === null) tables[name]?.delete(key);
      else tables[name]?.set(key, value);
};
