/** Clock that only moves when a test moves it. */
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
    /** Moves the clock and starts all due tasks. Asynchronous tasks may still run after the call. */
    pass: (milliseconds: number) => {
      time += milliseconds;
      for (const entry of [...waiting].filter(({ at }) => at <= time)) {
        waiting.delete(entry);
        entry.task();
      }
    },
  };
};
