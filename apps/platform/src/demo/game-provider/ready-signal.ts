import { setTimeout as delay } from 'node:timers/promises';

/** Signal for which several callers can wait at the same time. Each call of `notify` ends all current waits. */
export interface ReadySignal {
  /**
   * Resolves at the next call of `notify`, or after `patienceMs` milliseconds. A waiting caller does not prevent the
   * process from ending.
   */
  readonly wait: (patienceMs: number) => Promise<void>;
  readonly notify: () => void;
  /** Returns the number of callers that wait now. */
  readonly countWaiting: () => number;
}

export const createReadySignal = (): ReadySignal => {
  const waiting = new Set<() => void>();
  return {
    wait: async (patienceMs) => {
      const timeout = new AbortController();
      let wake = (): void => undefined;
      const notified = new Promise<void>((resolve) => (wake = resolve));
      waiting.add(wake);
      try {
        await Promise.race([notified, delay(patienceMs, undefined, { ref: false, signal: timeout.signal })]);
      } finally {
        waiting.delete(wake);
        timeout.abort();
      }
    },
    notify: () => {
      for (const wake of waiting) wake();
      waiting.clear();
    },
    countWaiting: () => waiting.size,
  };
};
