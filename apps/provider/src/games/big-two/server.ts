import * as z from 'zod/mini';
import { defineCall, customGame, type CustomServer, type CustomGameDeps } from '../../engine/custom/custom-game.ts';
import { tableLimits } from '../../engine/limits/limits.ts';
import { GameError, GameErrorCode } from '../../engine/game-error.ts';
import { CardRoom } from './card-room.ts';
import { getPlayerTopic } from './card-tables.ts';
import { joinRequest, moveRequest, readyRequest } from './records.ts';
import { rakePercent } from './rules/pot.ts';
import { type Clocks, scaleClocks, toTableDrawInput } from './table-play.ts';
import type { CardTableView } from './table-view.ts';

export interface CardsView {
  readonly now: number;
  /** Table of the player. Null if the player is in the lobby. */
  readonly table: CardTableView | null;
  readonly rakePercent: number;
  /** Time limits and waiting times of the table, in milliseconds. */
  readonly clocks: Clocks;
}

/** Finished hand in the player's history. The amounts are in minor units. */
export interface PlayedHand {
  readonly roundId: string;
  readonly stake: number;
  readonly win: number;
  readonly at: number;
  readonly opponent: string | null;
}

const nothing = z.object({});
const pageOfHands = 20;

const createBigTwoServer = (deps: CustomGameDeps, times: Clocks): CustomServer => {
  const room = new CardRoom(deps, times);
  return {
    view: ({ playerId }): CardsView => {
      void room.markPresent(playerId);
      return { now: deps.now(), table: room.getView(playerId), rakePercent, clocks: times };
    },
    topics: ({ playerId }) => [getPlayerTopic(playerId)],
    calls: {
      join: defineCall(joinRequest, async (session, { stake }) => {
        if (!tableLimits(session.currency).steps.includes(stake)) throw new GameError(GameErrorCode.BetInvalid);
        return { table: await room.join(session, stake) };
      }),
      ready: defineCall(readyRequest, async (session, { table, betId, part }) => ({
        table: await room.payStake(session, { id: table, betId, part }),
      })),
      leave: defineCall(nothing, async ({ playerId }) => {
        await room.leave(playerId);
        return { table: room.getView(playerId) };
      }),
      present: defineCall(nothing, async ({ playerId }) => {
        await room.markPresent(playerId);
        return { table: room.getView(playerId) };
      }),
      move: defineCall(moveRequest, async ({ playerId }, { table, move, cards }) => ({
        table: await room.move(playerId, { id: table, moveCount: move, cards }),
      })),
    },
    history: ({ playerId }, before) => {
      const played = room.listPlayed(playerId);
      const from = before === undefined ? 0 : played.findIndex(({ id }) => id === before) + 1;
      const rounds = played.slice(from, from + pageOfHands).map((table): PlayedHand => {
        const { seatIndex } = room.tables.requireSeat(table.id, playerId);
        return {
          roundId: table.id,
          stake: table.stake,
          win: table.winner === seatIndex ? (table.prize ?? 0) : 0,
          at: table.endedAt ?? table.at,
          opponent: table.chairs[seatIndex === 0 ? 1 : 0]?.name || null,
        };
      });
      return { rounds, next: from + pageOfHands < played.length ? (rounds.at(-1)?.roundId ?? null) : null };
    },
    proof: ({ playerId }, roundId) => {
      const { table } = room.tables.requireSeat(roundId, playerId);
      if (table.state !== 'over') throw new GameError(GameErrorCode.Stale);
      return {
        ...toTableDrawInput(table),
        seed: table.seed,
        commitment: deps.computeCommitment(table.seed),
        table: room.tables.toView(table, playerId),
      };
    },
    sweep: () => room.sweep(),
  };
};

/**
 * Creates the game Big Two for two players. The opponent is another player or the bot. The operator earns only the
 * rake, a percentage of the pot (both stakes). `tempo` multiplies the time limits for moves and the waiting times. For
 * example, 0.5 halves them.
 */
export const createBigTwo = (tempo = 1) =>
  customGame({
    id: 'cards',
    rtpPercent: '95.00',
    limits: tableLimits,
    createServer: (deps) => createBigTwoServer(deps, scaleClocks(tempo)),
  });
