/** Milliseconds until a session is as old as the next whole number of intervals; `toldUpTo` intervals were told of before. */
export const getMsUntilNextCheck = (sessionMs: number, intervalMinutes: number, notifiedIntervals: number): number => {
  const interval = intervalMinutes * 60_000;
  const next = Math.max(notifiedIntervals, Math.floor(sessionMs / interval) - 1) + 1;
  return Math.max(0, next * interval - sessionMs);
};

/** How many whole intervals a session has lasted. */
export const countIntervals = (sessionMs: number, intervalMinutes: number): number =>
  Math.floor(sessionMs / (intervalMinutes * 60_000));
