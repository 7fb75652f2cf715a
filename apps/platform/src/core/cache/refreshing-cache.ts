import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { createTtlCache } from './ttl-cache.ts';

/** Milliseconds without a new load after a value could not be refreshed. */
const pauseMs = seconds(30);

export interface RefreshingCache<Value> {
  /**
   * Returns the last value of the key. Loads a new value if the last one is expired, and returns the last one meanwhile.
   * Only callers of a key without a value wait. Rejects if the first value cannot be loaded.
   */
  readonly get: (key: string, load: () => Promise<Value>) => Promise<Value>;
}

/**
 * Creates a cache that never makes callers wait for a new value while it has an old one. A value expires after
 * `milliseconds`. `onError` gets the error if a new value cannot be loaded; then the old value stays, and the next load
 * begins 30 seconds later at the earliest. Keys are never removed, so they must be few, e.g. the codes of brands.
 */
export const createRefreshingCache = <Value>(
  clock: Clock,
  milliseconds: number,
  onError: (error: unknown) => void,
): RefreshingCache<Value> => {
  const loads = createTtlCache<Value>(clock, milliseconds);
  const last = new Map<string, { readonly value: Value }>();
  /** Time in milliseconds at which the pause after a failure ends, by key. */
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
      // The error was reported in `loadNew`.
      loading.catch(() => undefined);
      return lastEntry.value;
    },
  };
};
