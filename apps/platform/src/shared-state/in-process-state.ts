import type { Clock } from '../clock/clock.ts';
import type { SharedState } from './shared-state.ts';

/** Above this the oldest go first: nobody can fill the memory by asking for captchas. */
const mostEntries = 100_000;

/** For an instance that stands alone. */
export const inProcessState = (clock: Clock): SharedState => {
  const entries = new Map<string, { readonly value: string; readonly until: number }>();
  const listeners: ((message: string) => void)[] = [];
  const dropOldest = (now: number): void => {
    for (const [key, { until }] of entries) {
      if (until > now && entries.size <= mostEntries) break;
      entries.delete(key);
    }
  };
  const put = (key: string, value: string, milliseconds: number): void => {
    const now = clock.now().getTime();
    entries.set(key, { value, until: now + milliseconds });
    dropOldest(now);
  };
  return {
    shortLived: {
      put: async (key, value, milliseconds) => put(key, value, milliseconds),
      putFirst: async (key, value, milliseconds) => {
        const entry = entries.get(key);
        if (entry && entry.until > clock.now().getTime()) return false;
        put(key, value, milliseconds);
        return true;
      },
      take: async (key) => {
        const entry = entries.get(key);
        entries.delete(key);
        return entry && entry.until > clock.now().getTime() ? entry.value : undefined;
      },
    },
    bus: {
      publish: async (message) => listeners.forEach((listener) => listener(message)),
      subscribe: (listener) => void listeners.push(listener),
    },
    ping: async () => {},
    close: async () => {},
  };
};
