import type { Clock } from '../clock/clock.ts';

export interface TtlCache<Value> {
  /** What was made for the key, made again once it is too old. Callers at the same time share one making. */
  readonly get: (key: string, load: () => Promise<Value>) => Promise<Value>;
  readonly clear: () => void;
}

/** Keeps what is made for `milliseconds`, at most for `size` keys. */
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
      // A failure is not kept: the next caller tries again.
      value.catch(() => entries.get(key)?.value === value && entries.delete(key));
      return value;
    },
    clear: () => entries.clear(),
  };
};
