import type { Clock } from '../clock/clock.ts';

export interface TtlCache<Value> {
  /** Returns the cached value of the key. Loads it if it is missing or expired. Concurrent callers share one load. */
  readonly get: (key: string, load: () => Promise<Value>) => Promise<Value>;
  readonly clear: () => void;
}

/** Creates a cache that stores each value for `milliseconds` and has at most `size` keys. */
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
      // A failure is not cached: the next caller loads again.
      value.catch(() => entries.get(key)?.value === value && entries.delete(key));
      return value;
    },
    clear: () => entries.clear(),
  };
};
