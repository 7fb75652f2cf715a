import type { Clock } from '../clock/clock.ts';

export interface TtlCache<Value> {
  /**
   * Returns the cached value of the key. Loads the value if it is missing or expired. Concurrent callers wait for the
   * same load.
   */
  readonly get: (key: string, load: () => Promise<Value>) => Promise<Value>;
  readonly clear: () => void;
}

/** Creates a cache with at most `size` keys. A value expires after `milliseconds`. */
export const createTtlCache = <Value>(clock: Clock, milliseconds: number, size = 1000): TtlCache<Value> => {
  const entries = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return {
    get: (key, load) => {
      const now = clock.now().getTime();
      const entry = entries.get(key);
      if (entry && entry.until > now) return entry.value;
      const value = load();
      entries.delete(key);
      entries.set(key, { until: now + milliseconds, value });
      if (entries.size > size) entries.delete(entries.keys().next().value as string);
      // A failed load is not cached, so that the next caller loads again.
      value.catch(() => entries.get(key)?.value === value && entries.delete(key));
      return value;
    },
    clear: () => entries.clear(),
  };
};
