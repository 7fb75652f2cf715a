/**
 * Milliseconds until the session reaches the next multiple of the interval. `notifiedIntervals` is the number of
 * intervals that already had a reality check.
 */
export const getMsUntilNextCheck = (sessionMs: number, intervalMinutes: number, notifiedIntervals: number): number => {
  const interval = intervalMinutes * 60_000;
  const next = Math.max(notifiedIntervals, Math.floor(sessionMs / interval) - 1) + 1;
  return Math.max(0, next * interval - sessionMs);
};

/** Number of complete intervals in a session. */
export const countIntervals = (sessionMs: number, intervalMinutes: number): number =>
  Math.floor(sessionMs / (intervalMinutes * 60_000));
