import type { Hundredths } from './crash-point.ts';

/** Bet panel of the page. A player has at most one bet per panel and flight. */
export type BetPanelNumber = 1 | 2;

/** Maximum number of bets of a player on one flight. */
export const maxBetsPerFlight = 2;

export interface CrashBet {
  /** Stake in minor units. */
  readonly stake: number;
  /**
   * Multiplier at which the server cashes out for the player, in hundredths. If null, the player cashes out manually.
   * The server then cashes out only if the flight reaches the maximum multiplier of the game.
   */
  readonly target: Hundredths | null;
  /** Panel with which the player placed the bet. Undefined in a bet of an earlier version, which had one panel. */
  readonly panel?: BetPanelNumber | undefined;
}

/** Returns the panel of a bet. A bet of an earlier version belongs to the first panel. */
export const getBetPanel = ({ panel }: CrashBet): BetPanelNumber => panel ?? 1;
