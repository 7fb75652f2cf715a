/**
 * Limits of a history request in days. `days` is the maximum length of the period, and `back` is the maximum age of its
 * first day.
 */
export const historySpan = { days: 93, back: 400 } as const;
