import * as z from 'zod/mini';
import { call, customGame, type CustomServer, type Engine } from '../../engine/custom/custom-game.ts';
import { tableLimits } from '../../engine/limits/limits.ts';
import { Refusal, RoundError } from '../../engine/refusal.ts';
import { createCardRoom, playerTopic } from './card-room.ts';
import { joinRequest, moveRequest, readyRequest } from './records.ts';
import { rakePercent } from './rules/pot.ts';
import { type Clocks, clocksAt, drawOfTable } from './table-play.ts';
import type { CardTableView } from './table-view.ts';

export interface CardsView {
  readonly now: number;
  /** The table that the player sits at. */
  readonly table: CardTableView | null;
  readonly rakePercent: number;
  /** Milliseconds. */
  readonly clocks: Clocks;
}

/** A finished hand in the player's list. Minor units. */
export interface PlayedHand {
  readonly roundId: string;
  readonly stake: number;
  readonly win: number;
  readonly at: number;
  readonly opponent: string | null;
}

const nothing = z.object({});
const pageOfHands = 20;

const openCards = (engine: Engine, times: Clocks): CustomServer => {
  const room = createCardRoom(engine, times);
  return {
    view: ({ playerId }): CardsView => {
      void room.heardOf(playerId);
      return { now: engine.now(), table: room.viewOf(playerId), rakePercent, clocks: times };
    },
    topics: ({ playerId }) => [playerTopic(playerId)],
    calls: {
      join: call(joinRequest, async (session, { stake }) => {
        if (!tableLimits(session.currency).steps.includes(stake)) throw new Refusal(RoundError.BetInvalid);
        return { table: await room.join(session, stake) };
      }),
      ready: call(readyRequest, async (session, { table, betId, part }) => ({
        table: await room.ready(session, table, betId, part),
      })),
      leave: call(nothing, async ({ playerId }) => {
        await room.leave(playerId);
        return { table: room.viewOf(playerId) };
      }),
      move: call(moveRequest, async ({ playerId }, { table, move, cards }) => ({
        table: await room.move(playerId, table, move, cards),
      })),
    },
    history: ({ playerId }, before) => {
      const played = room.played(playerId);
      const from = before === undefined ? 0 : played.findIndex(({ id }) => id === before) + 1;
      const rounds = played.slice(from, from + pageOfHands).map((table): PlayedHand => {
        const { place } = room.find(table.id, playerId);
        return {
          roundId: table.id,
          stake: table.stake,
          win: table.winner === place ? (table.prize ?? 0) : 0,
          at: table.endedAt ?? table.at,
          opponent: table.chairs[place === 0 ? 1 : 0]?.name || null,
        };
      });
      return { rounds, next: from + pageOfHands < played.length ? (rounds.at(-1)?.roundId ?? null) : null };
    },
    proof: ({ playerId }, roundId) => {
      const { table } = room.find(roundId, playerId);
      if (table.state !== 'over') throw new Refusal(RoundError.Stale);
      return {
        ...drawOfTable(table),
        seed: table.seed,
        commitment: engine.commitmentOf(table.seed),
        table: room.viewFor(table, playerId),
      };
    },
    sweep: room.sweep,
  };
};

/** Big Two for two: players meet, or the house sits down. The house keeps a part of the pot and nothing else is its edge. */
export const cards = (tempo = 1) =>
  customGame({
    id: 'cards',
    returnPercent: '95.00',
    limits: tableLimits,
    open: (engine) => openCards(engine, clocksAt(tempo)),
  });
