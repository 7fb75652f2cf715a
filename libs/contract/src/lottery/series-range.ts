/**
 * Range of a member's series (payout level) for LOTT (lottery) bets. With the series n, a winning bet pays n/2000 of the
 * fair odds: series 1900 pays 95 %.
 */
export const seriesRange = { lowest: 1700, highest: 1980 } as const;
