import { ErrorCode } from '@livery/contract/errors';
import { engineOf } from '@livery/contract/engines';
import type { Bank } from './bank/bank.ts';
import type { CustomServer, Engine } from './custom/custom-game.ts';
import { commitmentOf } from './fair/seeded-words.ts';
import type { Game } from './game.ts';
import type { InstantRounds, PlayRequest } from './instant/instant-rounds.ts';
import type { Live } from './live/live.ts';
import type { SessionRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import { seatKey } from './seat-key.ts';
import type { ProviderStore } from '../store/provider-store.ts';
import { instantHistory } from './instant/instant-history.ts';
import type { BetRequest, SharedTables } from './table/shared-tables.ts';
import type { TableView } from './views.ts';
import { proofOf, roundView, tableView } from './views.ts';

export interface DeskOptions {
  readonly store: ProviderStore;
  readonly bank: Bank;
  readonly live: Live;
  readonly instant: InstantRounds;
  readonly tables: SharedTables;
  readonly games: readonly Game[];
  /** The game of an engine's name; some game for every name. */
  readonly gameOf: (engine: string) => Game;
  readonly engineFor: (game: Game) => Engine;
}

/** Hands each request of a page to the game that its session is at. Throws a Refusal where that game knows no such thing. */
export interface Desk {
  readonly view: (session: SessionRecord, balance: number) => Promise<TableView>;
  readonly commitment: (session: SessionRecord) => string | undefined;
  readonly play: (session: SessionRecord, request: PlayRequest) => Promise<unknown>;
  readonly placeBet: (session: SessionRecord, request: BetRequest) => Promise<unknown>;
  readonly cancelBet: (session: SessionRecord, betId: string) => Promise<unknown>;
  readonly act: (session: SessionRecord, betId: string, act: unknown) => Promise<unknown>;
  readonly call: (session: SessionRecord, name: string, request: unknown) => Promise<unknown>;
  readonly history: (session: SessionRecord, before: string | undefined) => Promise<unknown>;
  readonly proof: (session: SessionRecord, roundId: string) => Promise<unknown>;
  readonly listen: (session: SessionRecord, hear: (event: string) => void) => () => void;
  readonly sweep: () => Promise<void>;
}

const notHere = (): never => {
  throw new Refusal(ErrorCode.BadRequest);
};

export const createDesk = ({ store, bank, live, instant, tables, games, gameOf, engineFor }: DeskOptions): Desk => {
  const { seats } = store.tables;
  const servers = new Map<string, CustomServer>(
    games.flatMap((game) => (game.kind === 'custom' ? [[game.id, game.open(engineFor(game))] as const] : [])),
  );
  const at = (session: SessionRecord): Game => gameOf(engineOf(session.category, session.theme));
  const serverOf = (game: Game): CustomServer => servers.get(game.id) ?? notHere();

  return {
    view: async (session, balance) => {
      const game = at(session);
      if (game.kind === 'table') return tableView({ game, session, balance });
      if (game.kind === 'custom') return tableView({ game, session, balance, view: serverOf(game).view(session) });
      const seat = await instant.sitDown(session);
      const last = seat.rounds.map((id) => instant.round(session, id)).findLast((round) => round?.status === 'played');
      return tableView({ game, session, balance, seat, lastRound: last && roundView(bank, last) });
    },
    commitment: (session) => {
      const seat = seats.get(seatKey(session));
      return seat && commitmentOf(seat.seed);
    },
    play: async (session, request) => {
      const game = at(session);
      if (game.kind !== 'instant') return notHere();
      const round = await instant.play(game, session, request);
      const seat = await instant.sitDown(session);
      return { ...roundView(bank, round), next: commitmentOf(seat.seed) };
    },
    placeBet: async (session, request) => {
      const game = at(session);
      return game.kind === 'table' ? tables.placeBet(game, session, request) : notHere();
    },
    cancelBet: async (session, betId) => {
      const game = at(session);
      return game.kind === 'table' ? tables.cancelBet(game, session, betId) : notHere();
    },
    act: async (session, betId, act) => {
      const game = at(session);
      return game.kind === 'table' ? tables.act(game, session, betId, act) : notHere();
    },
    call: async (session, name, request) => {
      const { calls } = serverOf(at(session));
      const found = Object.hasOwn(calls, name) ? calls[name] : undefined;
      if (!found) throw new Refusal(ErrorCode.NotFound);
      const read = found.request.safeParse(request);
      return read.success ? found.answer(session, read.data) : notHere();
    },
    history: async (session, before) => {
      const game = at(session);
      if (game.kind === 'table') return tables.history(game, session, before);
      if (game.kind === 'custom') return serverOf(game).history?.(session, before) ?? { rounds: [], next: null };
      return instantHistory({ store, bank, session, before });
    },
    proof: async (session, roundId) => {
      const game = at(session);
      if (game.kind === 'table') return tables.proof(game, session, roundId);
      if (game.kind === 'custom') return serverOf(game).proof?.(session, roundId) ?? notHere();
      const round = instant.round(session, roundId);
      if (!round || round.status === 'placing') throw new Refusal(ErrorCode.NotFound);
      return proofOf(round);
    },
    listen: (session, hear) => {
      const game = at(session);
      const own = `seat/${seatKey(session)}`;
      if (game.kind === 'table') return tables.listen(game, session, hear);
      return live.listen([own, ...(game.kind === 'custom' ? (serverOf(game).topics?.(session) ?? []) : [])], hear);
    },
    sweep: async () => {
      await bank.sweep();
      await Promise.all([...servers.values()].map((server) => server.sweep?.()));
    },
  };
};
