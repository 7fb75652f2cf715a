/** Milliseconds until a session is as old as the next whole number of intervals; `toldUpTo` intervals were told of before. */
export const untilNextCheck = (sessionMs: number, intervalMinutes: number, toldUpTo: number): number => {
  const interval = intervalMinutes * 60_000;
  const next = Math.max(toldUpTo, Math.floor(sessionMs / interval) - 1) + 1;
  return Math.max(0, next * interval - sessionMs);
};

/** How many whole intervals a session has lasted. */
export const intervalsOf = (sessionMs: number, intervalMinutes: number): number =>
  Math.floor(sessionMs / (intervalMinutes * 60_000));
