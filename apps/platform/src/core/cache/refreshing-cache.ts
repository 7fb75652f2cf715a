import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { createTtlCache } from './ttl-cache.ts';

/** Minimum time in milliseconds between a failed load of a key and the next load of this key. */
const pauseMs = seconds(30);

export interface RefreshingCache<Value> {
  /**
   * Returns the last loaded value of the key immediately. If this value is expired, also starts to load a new value in
   * the background. If the key has no value yet, waits for the first load, and rejects if this load fails.
   */
  readonly get: (key: string, load: () => Promise<Value>) => Promise<Value>;
}

/**
 * Creates a cache that returns an expired value while it loads a new one. A value expires after `milliseconds`. If a
 * new value cannot be loaded, the cache calls `onError` with the error, continues to return the expired value, and
 * waits 30 seconds before it loads again. Keys are never removed, so there must be few keys, such as the codes of
 * brands.
 */
export const createRefreshingCache = <Value>(
  clock: Clock,
  milliseconds: number,
  onError: (error: unknown) => void,
): RefreshingCache<Value> => {
  const loads = createTtlCache<Value>(clock, milliseconds);
  const last = new Map<string, { readonly value: Value }>();
  /**
   * Key of the cache, with the time from which the key can be loaded again after a failed load. The time is in
   * milliseconds since 1970.
   */
  const pauseEnds = new Map<string, number>();

  const loadNew = async (key: string, load: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await load();
      last.set(key, { value });
      return value;
    } catch (error) {
      if (last.has(key)) {
        pauseEnds.set(key, clock.now().getTime() + pauseMs);
        onError(error);
      }
      throw error;
    }
  };

  return {
    get: async (key, load) => {
      const lastEntry = last.get(key);
      if (lastEntry && (pauseEnds.get(key) ?? 0) > clock.now().getTime()) return lastEntry.value;
      const loading = loads.get(key, () => loadNew(key, load));
      if (!lastEntry) return loading;
      // Without this handler, a failed load would be an unhandled rejection. `loadNew` has already passed the error to
      // `onError`.
      loading.catch(() => undefined);
      return lastEntry.value;
    },
  };
};
