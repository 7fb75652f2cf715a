import type { Clock } from '../clock/clock.ts';
import type { SharedStore } from './shared-store.ts';

/**
 * Maximum number of entries. Above this number, the oldest entries are removed, so that many requests for captchas
 * cannot fill the memory.
 */
const maxEntries = 100_000;

/** Creates a store in the memory of the process, for a gateway with one instance. */
export const createInMemoryStore = (clock: Clock): SharedStore => {
  const entries = new Map<string, { readonly value: string; readonly until: number }>();
  const listeners: ((message: string) => void)[] = [];
  const dropOldest = (now: number): void => {
    for (const [key, { until }] of entries) {
      if (until > now && entries.size <= maxEntries) break;
      entries.delete(key);
    }
  };
  const set = (key: string, value: string, milliseconds: number): void => {
    const now = clock.now().getTime();
    entries.set(key, { value, until: now + milliseconds });
    dropOldest(now);
  };
  return {
    ephemeralStore: {
      set: async (key, value, milliseconds) => set(key, value, milliseconds),
      setIfAbsent: async (key, value, milliseconds) => {
        const entry = entries.get(key);
        if (entry && entry.until > clock.now().getTime()) return false;
        set(key, value, milliseconds);
        return true;
      },
      consume: async (key) => {
        const entry = entries.get(key);
        entries.delete(key);
        return entry && entry.until > clock.now().getTime() ? entry.value : undefined;
      },
    },
    pubSub: {
      publish: async (message) => listeners.forEach((listener) => listener(message)),
      subscribe: (listener) => void listeners.push(listener),
    },
    ping: async () => {},
    close: async () => {},
  };
};
