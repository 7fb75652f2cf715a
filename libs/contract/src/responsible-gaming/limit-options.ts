/** Minutes between two reality checks that a member can choose. A reality check is a reminder of the play time. */
export const realityIntervals = [15, 30, 60, 120] as const;
/** Lengths of a break from play in days. A break `forGood` is not in this list, because it has no end. */
export const coolOffDays = { day: 1, week: 7, month: 30, halfYear: 182, year: 365 } as const;

export type CoolOffLength = keyof typeof coolOffDays | 'forGood';
