/** A play that is refused, with a code that the page has a phrase for. Thrown by games and caught by the engine; nothing was taken. */
export class GameError extends Error {
  override readonly name = 'Refusal';
  readonly errorCode: string;
  /** Minor units, when known. */
  readonly balance: number | undefined;

  constructor(errorCode: string, balance?: number) {
    super(`Refused: ${errorCode}`);
    this.errorCode = errorCode;
    this.balance = balance;
  }
}

/** Why the provider itself refuses; the wallet's refusals keep the wallet's codes. */
export const GameErrorCode = {
  /** The same round or bet id with another request. */
  Conflict: 'round.conflict',
  /** What the page asks for no longer fits the table: it was played on in another window, or the commitment is another. */
  Stale: 'round.stale',
  /** Whether the bet was taken could not be learnt: it is rolled back. */
  Cancelled: 'round.cancelled',
  /** Not one of the offered bets, or past a limit. */
  BetInvalid: 'round.bet.invalid',
  /** The round takes no bets any more, or none yet. */
  Closed: 'round.closed',
  /** Odds that have moved since they were shown. */
  OddsChanged: 'round.odds.changed',
} as const;
