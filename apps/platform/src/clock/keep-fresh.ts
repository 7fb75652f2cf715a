import type { Clock } from './clock.ts';

export interface KeptFresh<Value> {
  /** What was made for the key, made again once it is too old. Callers at the same time share one making. */
  readonly get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  readonly forgetAll: () => void;
}

/** Keeps what is made for `milliseconds`, at most for `size` keys. */
export const keepFresh = <Value>(clock: Clock, milliseconds: number, size = 1000): KeptFresh<Value> => {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return {
    get: (key, make) => {
      const now = clock.now().getTime();
      const found = kept.get(key);
      if (found && found.until > now) return found.value;
      const value = make();
      kept.delete(key);
      kept.set(key, { until: now + milliseconds, value });
      if (kept.size > size) kept.delete(kept.keys().next().value as string);
      // A failure is not kept: the next caller tries again.
      value.catch(() => kept.get(key)?.value === value && kept.delete(key));
      return value;
    },
    forgetAll: () => kept.clear(),
  };
};
