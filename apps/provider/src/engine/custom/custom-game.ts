import type { BetLedger } from '../wallet/bet-ledger.ts';
import type { TopicHub } from '../realtime/topics.ts';
import type { DocumentStore } from '../document-store.ts';
import type { RandomSource } from '../rng/random-int.ts';
import type { DrawInput } from '../rng/derivation.ts';
import type { GameBase, Reader } from '../game.ts';
import type { SessionRecord } from '../../store/records.ts';

/** Services of the engine for a game with its own rules, such as a sportsbook or a card table. */
export interface CustomGameDeps {
  /** In epoch milliseconds. */
  readonly now: () => number;
  readonly betLedger: BetLedger;
  /** JSON documents of the game, stored on disk. */
  readonly documents: DocumentStore;
  /** Publishes events to open pages. */
  readonly topicHub: TopicHub;
  /** Runs tasks of the same key one after the other. */
  readonly runExclusive: <T>(key: string, task: () => Promise<T>) => Promise<T>;
  readonly newSeed: () => string;
  readonly computeCommitment: (seed: string) => string;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
}

/**
 * One kind of request from the page, `POST /api/call/<name>`. The page receives the error code of a GameError that
 * `handle` throws.
 */
export interface Call<Request = unknown> {
  readonly request: Reader<Request>;
  readonly handle: (session: SessionRecord, request: Request) => Promise<unknown>;
}

export const defineCall = <Request>(request: Reader<Request>, handle: Call<Request>['handle']): Call =>
  ({ request, handle }) as unknown as Call;

export interface CustomServer {
  /** The `view` that a page receives when it opens the session or loads it again. */
  readonly view: (session: SessionRecord) => unknown;
  readonly calls: Readonly<Record<string, Call>>;
  /**
   * Returns the event topics that a session receives, in addition to the topic of its player (`seat/<player state
   * key>`).
   */
  readonly topics?: (session: SessionRecord) => readonly string[];
  /** Past rounds of the player, newest first, starting after the cursor `before`. */
  readonly history?: (
    session: SessionRecord,
    before: string | undefined,
  ) => { readonly rounds: readonly unknown[]; readonly next: string | null };
  /** Proof of a past round. */
  readonly proof?: (session: SessionRecord, roundId: string) => unknown;
  /**
   * Does the periodic work of the game. Called once a second, and once before the first page is served. The first call
   * also recovers the state that a killed process left.
   */
  readonly sweep?: () => Promise<void>;
}

export interface CustomGame extends GameBase {
  readonly kind: 'custom';
  readonly createServer: (deps: CustomGameDeps) => CustomServer;
}

export const customGame = (game: Omit<CustomGame, 'kind'>): CustomGame => ({ ...game, kind: 'custom' });
