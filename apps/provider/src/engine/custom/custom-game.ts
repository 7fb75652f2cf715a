import type { BetLedger } from '../wallet/bet-ledger.ts';
import type { TopicHub } from '../realtime/topics.ts';
import type { DocumentStore } from '../document-store.ts';
import type { RandomSource } from '../rng/random-int.ts';
import type { DrawInput } from '../rng/derivation.ts';
import type { GameBase, Reader } from '../game.ts';
import type { SessionRecord } from '../../store/records.ts';

/** Engine services that a custom game gets. A custom game has its own rules, e.g. the sportsbook or a card table. */
export interface CustomGameDeps {
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
  readonly betLedger: BetLedger;
  readonly documents: DocumentStore;
  readonly topicHub: TopicHub;
  /** Runs tasks with the same key one after the other. */
  readonly runExclusive: <T>(key: string, task: () => Promise<T>) => Promise<T>;
  readonly newSeed: () => string;
  readonly computeCommitment: (seed: string) => string;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
}

/**
 * Handler of one kind of request from the page: `POST /api/call/<name>`. If `handle` throws a GameError, the page
 * receives the error code of this GameError.
 */
export interface Call<Request = unknown> {
  readonly request: Reader<Request>;
  readonly handle: (session: SessionRecord, request: Request) => Promise<unknown>;
}

export const defineCall = <Request>(request: Reader<Request>, handle: Call<Request>['handle']): Call =>
  ({ request, handle }) as unknown as Call;

export interface CustomServer {
  /**
   * Returns the data that the page of the game needs, e.g. the list of matches. The server sends this data in the field
   * `view` when a page opens or reloads.
   */
  readonly view: (session: SessionRecord) => unknown;
  readonly calls: Readonly<Record<string, Call>>;
  /**
   * Returns the event topics that a session receives in addition to the topic of its player, `seat/<player state key>`.
   * The key consists of vendor, player id and game id. Undefined if the game has no other topics.
   */
  readonly topics?: (session: SessionRecord) => readonly string[];
  /**
   * Lists past rounds of the player, newest first, in pages. `before` is the value `next` of the previous page, or
   * undefined for the first page. `next` is null on the last page.
   */
  readonly history?: (
    session: SessionRecord,
    before: string | undefined,
  ) => { readonly rounds: readonly unknown[]; readonly next: string | null };
  readonly proof?: (session: SessionRecord, roundId: string) => unknown;
  /**
   * Performs the periodic work of the game, once per second. The first run happens before the first page is served.
   * This function also recovers the state that a killed process left.
   */
  readonly sweep?: () => Promise<void>;
}

export interface CustomGame extends GameBase {
  readonly kind: 'custom';
  readonly createServer: (deps: CustomGameDeps) => CustomServer;
}

export const customGame = (game: Omit<CustomGame, 'kind'>): CustomGame => ({ ...game, kind: 'custom' });
