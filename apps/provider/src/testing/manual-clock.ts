/** Clock whose time changes only when a test calls `pass`. */
export const createManualClock = (start = 1_780_000_000_000) => {
  let time = start;
  const waiting = new Set<{ readonly at: number; readonly task: () => void }>();
  return {
    now: () => time,
    after: (milliseconds: number, task: () => void) => {
      const entry = { at: time + milliseconds, task };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    /** Advances the clock and starts all due tasks. Does not wait until asynchronous tasks have finished. */
    pass: (milliseconds: number) => {
      time += milliseconds;
      for (const entry of [...waiting].filter(({ at }) => at <= time)) {
        waiting.delete(entry);
        entry.task();
      }
    },
  };
};
