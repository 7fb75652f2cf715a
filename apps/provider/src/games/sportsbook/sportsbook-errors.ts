/** Why the book itself refuses a slip, beside the reasons that all games share. */
export const SportsbookErrorCode = {
  /** A goal was scored a moment ago: bets wait until its odds are made. */
  Suspended: 'book.suspended',
  /** Two selections of one match in a multiple. */
  SameMatch: 'book.same.match',
  /** It could return more than the book pays on one bet. */
  ReturnTooHigh: 'book.return.too.high',
} as const;
