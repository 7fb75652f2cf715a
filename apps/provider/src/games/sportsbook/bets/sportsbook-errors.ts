export const SportsbookErrorCode = {
  /** No bets are accepted for a short time after a goal. */
  Suspended: 'book.suspended',
  /** A multiple bet has two selections of the same match. */
  SameMatch: 'book.same.match',
  /** The possible payout is higher than the max payout of one bet. */
  ReturnTooHigh: 'book.return.too.high',
} as const;
