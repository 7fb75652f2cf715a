import { ErrorCode } from '@livery/contract/errors';
import type { BetLedger } from './wallet/bet-ledger.ts';
import type { CustomServer, CustomGameDeps } from './custom/custom-game.ts';
import { computeCommitment } from './rng/seeded-random.ts';
import type { Game } from './game.ts';
import type { InstantRounds, PlayRequest } from './instant/instant-rounds.ts';
import type { TopicHub } from './realtime/topics.ts';
import type { SessionRecord } from '../store/records.ts';
import { findLastRound, getSessionEngine } from './session/session-engine.ts';
import { GameError } from './game-error.ts';
import { playerStateKey } from './player-state-key.ts';
import type { ProviderStore } from '../store/provider-store.ts';
import { listInstantHistory } from './instant/instant-history.ts';
import type { SharedTables } from './table/shared-tables.ts';
import type { BetRequest } from './table/table-bets.ts';
import type { TableGame } from './table/table-game.ts';
import type { TableView } from './views.ts';
import { toProof, toRoundView, toTableView } from './views.ts';

export interface GameServiceOptions {
  readonly store: ProviderStore;
  readonly betLedger: BetLedger;
  readonly topicHub: TopicHub;
  readonly instant: InstantRounds;
  readonly tables: SharedTables;
  readonly games: readonly Game[];
  /** Returns the game whose id is `engine`. Returns a default game if no game has this id. */
  readonly findGame: (engine: string) => Game;
  readonly createGameDeps: (game: Game) => CustomGameDeps;
}

/**
 * Handles the requests of the pages. The session of a request decides which game handles the request. Throws a
 * GameError if this game does not support the request.
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

class GameRouter implements GameService {
  readonly #options: GameServiceOptions;
  readonly #servers: ReadonlyMap<string, CustomServer>;

  constructor(options: GameServiceOptions) {
    this.#options = options;
    const customGames = options.games.filter((game) => game.kind === 'custom');
    this.#servers = new Map(customGames.map((game) => [game.id, game.createServer(options.createGameDeps(game))]));
  }

  async view(session: SessionRecord, balance: number): Promise<TableView> {
    const { store, instant, betLedger } = this.#options;
    const game = this.#getGame(session);
    if (game.kind === 'table') return toTableView({ game, session, balance });
    if (game.kind === 'custom')
      return toTableView({ game, session, balance, view: this.#getServer(game).view(session) });
    const playerState = await instant.getOrCreatePlayerState(session);
    const lastRound = findLastRound(store.tables, session);
    // The page cannot show the round and the state of another engine, which the game had before.
    if (lastRound && lastRound.engine !== game.id)
      return toTableView({ game, session, balance, playerState: { ...playerState, state: undefined } });
    return toTableView({
      game,
      session,
      balance,
      playerState,
      lastRound: lastRound && toRoundView(betLedger, lastRound),
    });
  }

  commitment(session: SessionRecord): string | undefined {
    const playerState = this.#options.store.tables.seats.get(playerStateKey(session));
    return playerState && computeCommitment(playerState.seed);
  }

  async play(session: SessionRecord, request: PlayRequest): Promise<unknown> {
    const { instant, betLedger } = this.#options;
    const game = this.#getGame(session);
    if (game.kind !== 'instant') return rejectRequest();
    const round = await instant.play(game, session, request);
    const playerState = await instant.getOrCreatePlayerState(session);
    return { ...toRoundView(betLedger, round), next: computeCommitment(playerState.seed) };
  }

  async placeBet(session: SessionRecord, request: BetRequest): Promise<unknown> {
    return this.#options.tables.placeBet(this.#requireTableGame(session), session, request);
  }

  async cancelBet(session: SessionRecord, betId: string): Promise<unknown> {
    return this.#options.tables.cancelBet(this.#requireTableGame(session), session, betId);
  }

  async act(session: SessionRecord, betId: string, act: unknown): Promise<unknown> {
    return this.#options.tables.act(this.#requireTableGame(session), session, betId, act);
  }

  async call(session: SessionRecord, name: string, request: unknown): Promise<unknown> {
    const { calls } = this.#getServer(this.#getGame(session));
    const handler = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!handler) throw new GameError(ErrorCode.NotFound);
    const parsed = handler.request.safeParse(request);
    return parsed.success ? handler.handle(session, parsed.data) : rejectRequest();
  }

  async history(session: SessionRecord, before: string | undefined): Promise<unknown> {
    const { store, betLedger, tables } = this.#options;
    const game = this.#getGame(session);
    if (game.kind === 'table') return tables.history(game, session, before);
    if (game.kind === 'custom') return this.#getServer(game).history?.(session, before) ?? { rounds: [], next: null };
    return listInstantHistory({ store, betLedger, session, before, engine: game.id });
  }

  async proof(session: SessionRecord, roundId: string): Promise<unknown> {
    const { instant, tables } = this.#options;
    const game = this.#getGame(session);
    if (game.kind === 'table') return tables.proof(game, session, roundId);
    if (game.kind === 'custom') return this.#getServer(game).proof?.(session, roundId) ?? rejectRequest();
    const round = instant.round(session, roundId);
    if (!round || round.status === 'placing') throw new GameError(ErrorCode.NotFound);
    return toProof(round);
  }

  subscribe(session: SessionRecord, onEvent: (event: string) => void): () => void {
    const { tables, topicHub } = this.#options;
    const game = this.#getGame(session);
    if (game.kind === 'table') return tables.subscribe(game, session, onEvent);
    const gameTopics = game.kind === 'custom' ? this.#getServer(game).topics?.(session) : undefined;
    return topicHub.subscribe([`seat/${playerStateKey(session)}`, ...(gameTopics ?? [])], onEvent);
  }

  async sweep(): Promise<void> {
    await this.#options.betLedger.sweep();
    await Promise.all([...this.#servers.values()].map((server) => server.sweep?.()));
  }

  #getGame(session: SessionRecord): Game {
    const { store, findGame } = this.#options;
    return findGame(getSessionEngine(store.tables, session));
  }

  #requireTableGame(session: SessionRecord): TableGame {
    const game = this.#getGame(session);
    return game.kind === 'table' ? game : rejectRequest();
  }

  #getServer(game: Game): CustomServer {
    return this.#servers.get(game.id) ?? rejectRequest();
  }
}

export const createGameService = (options: GameServiceOptions): GameService => new GameRouter(options);
