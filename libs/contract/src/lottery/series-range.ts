/**
 * Range of a member's series for LOTT bets. The series is the share of the fair odds that a bet pays, in parts of 2000.
 */
export const seriesRange = { lowest: 1700, highest: 1980 } as const;
