import type { MyBet, PublicBet, TableRoundView } from '../../engine/table/table-views.ts';
import type { GameApi } from '../gateway/game-api.ts';
import type { PastOutcome } from './table-state.ts';

/** Handlers of the events of a shared table. The amounts are in minor units. */
export interface TableEventHandlers<Outcome> {
  readonly onRound: (round: TableRoundView<Outcome>) => void;
  /** Receives the outcomes of the last rounds, oldest first. The server sends them after each connection. */
  readonly onPast: (past: readonly PastOutcome<Outcome>[]) => void;
  /** Receives the bets of this player, including the bets from another window. */
  readonly onMyBets: (event: {
    readonly roundId: string | null;
    readonly bets: readonly MyBet[];
    readonly balance?: number | null;
  }) => void;
  /**
   * Receives the newest bets of all players, the number of all bets, and the number of players at the table. At a full
   * table, `bets` does not have all bets.
   */
  readonly onBets: (event: {
    readonly bets: readonly PublicBet[];
    readonly count: number;
    readonly players: number;
  }) => void;
  readonly onBalance: (balance: number) => void;
  readonly onConnection: (isConnected: boolean) => void;
}

/** Subscribes to the events of the player's table. The page ignores events of an unknown type. */
export const subscribeToTable = <Outcome>(api: GameApi, handlers: TableEventHandlers<Outcome>): void => {
  api.live((event) => {
    const data: unknown = event;
    switch (event.type) {
      case 'round':
        return handlers.onRound((data as { round: TableRoundView<Outcome> }).round);
      case 'past':
        return handlers.onPast((data as { rounds: readonly PastOutcome<Outcome>[] }).rounds);
      case 'mine':
        return handlers.onMyBets(data as Parameters<typeof handlers.onMyBets>[0]);
      case 'bets':
        return handlers.onBets(data as Parameters<typeof handlers.onBets>[0]);
      case 'balance':
        return handlers.onBalance((data as { balance: number }).balance);
      default:
        return undefined;
    }
  }, handlers.onConnection);
};
