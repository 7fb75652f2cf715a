/** Why the provider itself refuses a spin; the wallet's refusals keep the wallet's codes. The page has a phrase for each. */
export const RoundError = {
  /** The same round id with another bet or kind. */
  Conflict: 'round.conflict',
  /** The page asked for a paid spin while free spins are left, or for a free one when none is. */
  Stale: 'round.stale',
  /** Whether the bet was taken could not be learnt: it is rolled back. */
  Cancelled: 'round.cancelled',
  /** Not one of the offered bets. */
  BetInvalid: 'round.bet.invalid',
} as const;
