/**
 * Returns the milliseconds until the next reality check (a dialog about the session), at least 0. A check is due after
 * each interval. `notifiedIntervals` is the number of intervals for which the dialog was already shown.
 */
export const getMsUntilNextCheck = (sessionMs: number, intervalMinutes: number, notifiedIntervals: number): number => {
  const interval = intervalMinutes * 60_000;
  const next = Math.max(notifiedIntervals, Math.floor(sessionMs / interval) - 1) + 1;
  return Math.max(0, next * interval - sessionMs);
};

/** Returns the number of complete intervals since the start of the session. */
export const countIntervals = (sessionMs: number, intervalMinutes: number): number =>
  Math.floor(sessionMs / (intervalMinutes * 60_000));
