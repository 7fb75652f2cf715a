/**
 * Returns the milliseconds from now until the next reality check: a dialog about the session, which is due after each
 * interval. Returns 0 if a check is overdue. `sessionMs` is the age of the session. `notifiedIntervals` is the number
 * of intervals for which the dialog was already shown.
 */
export const getMsUntilNextCheck = (sessionMs: number, intervalMinutes: number, notifiedIntervals: number): number => {
  const interval = intervalMinutes * 60_000;
  const next = Math.max(notifiedIntervals, Math.floor(sessionMs / interval) - 1) + 1;
  return Math.max(0, next * interval - sessionMs);
};

/** Returns the number of complete reality check intervals in the first `sessionMs` milliseconds of a session. */
export const countIntervals = (sessionMs: number, intervalMinutes: number): number =>
  Math.floor(sessionMs / (intervalMinutes * 60_000));
