/** Error codes of the sportsbook, in addition to those of all games. */
export const SportsbookErrorCode = {
  /** A goal was scored recently, so bets are suspended. */
  Suspended: 'book.suspended',
  /** The multiple has two selections of one match. */
  SameMatch: 'book.same.match',
  /** The possible payout is above the max of one bet. */
  ReturnTooHigh: 'book.return.too.high',
} as const;
