/** Options for the minutes between reality checks. */
export const realityIntervals = [15, 30, 60, 120] as const;
/** Durations of a break in days. `forGood` has no end. */
export const coolOffDays = { day: 1, week: 7, month: 30, halfYear: 182, year: 365 } as const;

export type CoolOffLength = keyof typeof coolOffDays | 'forGood';
