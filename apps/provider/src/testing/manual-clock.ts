/** A clock that stands until a test moves it. */
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
    /** Moves on, and begins what has become due. What that begins may still be on its way. */
    pass: (milliseconds: number) => {
      time += milliseconds;
      for (const entry of [...waiting].filter(({ at }) => at <= time)) {
        waiting.delete(entry);
        entry.task();
      }
    },
  };
};
