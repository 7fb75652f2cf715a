/**
 * Range of a member's series for LOTT bets. The series is the share of the fair odds that a winning bet pays, in
 * parts of 2000. For example, series 1900 pays 95 % of the fair odds.
 */
export const seriesRange = { lowest: 1700, highest: 1980 } as const;
