/**
 * Rejection of a request, with an error code that the page has a message for. Games throw it and the engine catches it.
 * No money was taken.
 */
export class GameError extends Error {
  override readonly name = 'GameError';
  readonly errorCode: string;
  /** Balance in minor units, if it is known. */
  readonly balance: number | undefined;

  constructor(errorCode: string, balance?: number) {
    super(`Refused: ${errorCode}`);
    this.errorCode = errorCode;
    this.balance = balance;
  }
}

/** Error codes of the provider itself. Rejections of the wallet keep the wallet's codes. */
export const GameErrorCode = {
  /** The same round or bet id was sent with another request. */
  Conflict: 'round.conflict',
  /** The request no longer fits the state of the game: another window has played, or the commitment has changed. */
  Stale: 'round.stale',
  /** The wallet's decision on the bet is unknown, so the bet is rolled back. */
  Cancelled: 'round.cancelled',
  /** The bet is not one of the offered bets, or is past a limit. */
  BetInvalid: 'round.bet.invalid',
  /** The round does not accept bets now. */
  Closed: 'round.closed',
  /** The odds have changed since they were shown. */
  OddsChanged: 'round.odds.changed',
} as const;
