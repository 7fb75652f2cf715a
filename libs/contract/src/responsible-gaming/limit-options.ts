/** Minutes between reality checks that can be chosen. */
export const realityIntervals = [15, 30, 60, 120] as const;
/** Days of the breaks that can be chosen; `forGood` has no end. */
export const coolOffDays = { day: 1, week: 7, month: 30, halfYear: 182, year: 365 } as const;

export type CoolOffLength = keyof typeof coolOffDays | 'forGood';
