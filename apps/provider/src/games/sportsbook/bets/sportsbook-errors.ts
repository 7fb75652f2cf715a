export const SportsbookErrorCode = {
  /** The match does not accept bets for a short time after a goal. */
  Suspended: 'book.suspended',
  /** A multiple bet has two selections of the same match. */
  SameMatch: 'book.same.match',
  /** The possible payout is higher than the maximum payout of one bet. */
  ReturnTooHigh: 'book.return.too.high',
} as const;
