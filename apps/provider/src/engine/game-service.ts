import { ErrorCode } from '@livery/contract/errors';
import { getGameEngine } from '@livery/contract/games/engines';
import type { BetLedger } from './wallet/bet-ledger.ts';
import type { CustomServer, CustomGameDeps } from './custom/custom-game.ts';
import { computeCommitment } from './rng/seeded-random.ts';
import type { Game } from './game.ts';
import type { InstantRounds, PlayRequest } from './instant/instant-rounds.ts';
import type { TopicHub } from './realtime/topics.ts';
import type { SessionRecord } from '../store/records.ts';
import { GameError } from './game-error.ts';
import { playerStateKey } from './player-state-key.ts';
import type { ProviderStore } from '../store/provider-store.ts';
import { listInstantHistory } from './instant/instant-history.ts';
import type { BetRequest, SharedTables } from './table/shared-tables.ts';
import type { TableView } from './views.ts';
import { toProof, toRoundView, toTableView } from './views.ts';

export interface GameServiceOptions {
  readonly store: ProviderStore;
  readonly betLedger: BetLedger;
  readonly topicHub: TopicHub;
  readonly instant: InstantRounds;
  readonly tables: SharedTables;
  readonly games: readonly Game[];
  /** Finds the game of an engine name. Returns a default game for an unknown name. */
  readonly findGame: (engine: string) => Game;
  readonly createGameDeps: (game: Game) => CustomGameDeps;
}

/**
 * Routes each request of a page to the game of its session. Throws a GameError when that game does not support the
 * request.
 */
export interface GameService {
  readonly view: (session: SessionRecord, balance: number) => Promise<TableView>;
  readonly commitment: (session: SessionRecord) => string | undefined;
  readonly play: (session: SessionRecord, request: PlayRequest) => Promise<unknown>;
  readonly placeBet: (session: SessionRecord, request: BetRequest) => Promise<unknown>;
  readonly cancelBet: (session: SessionRecord, betId: string) => Promise<unknown>;
  readonly act: (session: SessionRecord, betId: string, act: unknown) => Promise<unknown>;
  readonly call: (session: SessionRecord, name: string, request: unknown) => Promise<unknown>;
  readonly history: (session: SessionRecord, before: string | undefined) => Promise<unknown>;
  readonly proof: (session: SessionRecord, roundId: string) => Promise<unknown>;
  readonly subscribe: (session: SessionRecord, onEvent: (event: string) => void) => () => void;
  readonly sweep: () => Promise<void>;
}

const rejectRequest = (): never => {
  throw new GameError(ErrorCode.BadRequest);
};

export const createGameService = ({
  store,
  betLedger,
  topicHub,
  instant,
  tables,
  games,
  findGame,
  createGameDeps,
}: GameServiceOptions): GameService => {
  const { seats: playerStates } = store.tables;
  const servers = new Map<string, CustomServer>(
    games.flatMap((game) =>
      game.kind === 'custom' ? [[game.id, game.createServer(createGameDeps(game))] as const] : [],
    ),
  );
  const getSessionGame = (session: SessionRecord): Game => findGame(getGameEngine(session.category, session.theme));
  const getServer = (game: Game): CustomServer => servers.get(game.id) ?? rejectRequest();

  return {
    view: async (session, balance) => {
      const game = getSessionGame(session);
      if (game.kind === 'table') return toTableView({ game, session, balance });
      if (game.kind === 'custom') return toTableView({ game, session, balance, view: getServer(game).view(session) });
      const playerState = await instant.getOrCreatePlayerState(session);
      const last = playerState.rounds
        .map((id) => instant.round(session, id))
        .findLast((round) => round?.status === 'played');
      return toTableView({ game, session, balance, playerState, lastRound: last && toRoundView(betLedger, last) });
    },
    commitment: (session) => {
      const playerState = playerStates.get(playerStateKey(session));
      return playerState && computeCommitment(playerState.seed);
    },
    play: async (session, request) => {
      const game = getSessionGame(session);
      if (game.kind !== 'instant') return rejectRequest();
      const round = await instant.play(game, session, request);
      const playerState = await instant.getOrCreatePlayerState(session);
      return { ...toRoundView(betLedger, round), next: computeCommitment(playerState.seed) };
    },
    placeBet: async (session, request) => {
      const game = getSessionGame(session);
      return game.kind === 'table' ? tables.placeBet(game, session, request) : rejectRequest();
    },
    cancelBet: async (session, betId) => {
      const game = getSessionGame(session);
      return game.kind === 'table' ? tables.cancelBet(game, session, betId) : rejectRequest();
    },
    act: async (session, betId, act) => {
      const game = getSessionGame(session);
      return game.kind === 'table' ? tables.act(game, session, betId, act) : rejectRequest();
    },
    call: async (session, name, request) => {
      const { calls } = getServer(getSessionGame(session));
      const handler = Object.hasOwn(calls, name) ? calls[name] : undefined;
      if (!handler) throw new GameError(ErrorCode.NotFound);
      const parsed = handler.request.safeParse(request);
      return parsed.success ? handler.handle(session, parsed.data) : rejectRequest();
    },
    history: async (session, before) => {
      const game = getSessionGame(session);
      if (game.kind === 'table') return tables.history(game, session, before);
      if (game.kind === 'custom') return getServer(game).history?.(session, before) ?? { rounds: [], next: null };
      return listInstantHistory({ store, betLedger, session, before });
    },
    proof: async (session, roundId) => {
      const game = getSessionGame(session);
      if (game.kind === 'table') return tables.proof(game, session, roundId);
      if (game.kind === 'custom') return getServer(game).proof?.(session, roundId) ?? rejectRequest();
      const round = instant.round(session, roundId);
      if (!round || round.status === 'placing') throw new GameError(ErrorCode.NotFound);
      return toProof(round);
    },
    subscribe: (session, onEvent) => {
      const game = getSessionGame(session);
      const playerTopic = `seat/${playerStateKey(session)}`;
      if (game.kind === 'table') return tables.subscribe(game, session, onEvent);
      return topicHub.subscribe(
        [playerTopic, ...(game.kind === 'custom' ? (getServer(game).topics?.(session) ?? []) : [])],
        onEvent,
      );
    },
    sweep: async () => {
      await betLedger.sweep();
      await Promise.all([...servers.values()].map((server) => server.sweep?.()));
    },
  };
};
