/**
 * Rejection of a request before any money was taken. Games throw this error. The engine catches it and sends the error
 * code to the page, which has a message for each code.
 */
export class GameError extends Error {
  override readonly name = 'GameError';
  readonly errorCode: string;
  /** Balance of the player in minor units, if it is known. */
  readonly balance: number | undefined;

  constructor(errorCode: string, balance?: number) {
    super(`Refused: ${errorCode}`);
    this.errorCode = errorCode;
    this.balance = balance;
  }
}

/**
 * Error codes that the provider creates. For a rejection by the wallet, the page receives the error code of the wallet.
 */
export const GameErrorCode = {
  /** An earlier request had the same round id or bet id, but other content. */
  Conflict: 'round.conflict',
  /**
   * The state of the game differs from the state on the page: another window has played, or the commitment (hash of
   * the next round's seed) has changed.
   */
  Stale: 'round.stale',
  /** The response of the wallet to the bet is unknown, so the provider rolls the bet back. */
  Cancelled: 'round.cancelled',
  /** The game does not offer this bet, or the bet is above a limit. */
  BetInvalid: 'round.bet.invalid',
  /** The round does not accept bets now. */
  Closed: 'round.closed',
  OddsChanged: 'round.odds.changed',
  /** The player already has the maximum number of bets in this round. */
  TooManyBets: 'round.bets.full',
} as const;
