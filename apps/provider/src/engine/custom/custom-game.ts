import type { BetLedger } from '../wallet/bet-ledger.ts';
import type { TopicHub } from '../realtime/topics.ts';
import type { DocumentStore } from '../document-store.ts';
import type { RandomSource } from '../rng/random-int.ts';
import type { DrawInput } from '../rng/derivation.ts';
import type { GameBase, Reader } from '../game.ts';
import type { SessionRecord } from '../records.ts';

/** What the engine lends to a game that runs by its own rules, such as a book or a card table. */
export interface CustomGameDeps {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly betLedger: BetLedger;
  /** The game's own durable JSON. */
  readonly documents: DocumentStore;
  /** Tells pages that are open. */
  readonly topicHub: TopicHub;
  /** Tasks of one key one after the other. */
  readonly runExclusive: <T>(key: string, task: () => Promise<T>) => Promise<T>;
  readonly newSeed: () => string;
  readonly computeCommitment: (seed: string) => string;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
}

/** One kind of request of the page, `POST /api/call/<name>`. A Refusal that `answer` throws is told to the page. */
export interface Call<Request = unknown> {
  readonly request: Reader<Request>;
  readonly handle: (session: SessionRecord, request: Request) => Promise<unknown>;
}

export const defineCall = <Request>(request: Reader<Request>, handle: Call<Request>['handle']): Call =>
  ({ request, handle }) as unknown as Call;

export interface CustomServer {
  /** What a page gets as `view` when it sits down or comes back. */
  readonly view: (session: SessionRecord) => unknown;
  readonly calls: Readonly<Record<string, Call>>;
  /** Topics of `live` that a session hears, beside its own (`seat/<seat>`). */
  readonly topics?: (session: SessionRecord) => readonly string[];
  /** The player's past rounds, newest first, from a cursor on. */
  readonly history?: (
    session: SessionRecord,
    before: string | undefined,
  ) => { readonly rounds: readonly unknown[]; readonly next: string | null };
  /** What proves a round of the past. */
  readonly proof?: (session: SessionRecord, roundId: string) => unknown;
  /** Called once a second, and once before the first page is served: also takes up what a killed process left. */
  readonly sweep?: () => Promise<void>;
}

export interface CustomGame extends GameBase {
  readonly kind: 'custom';
  readonly createServer: (deps: CustomGameDeps) => CustomServer;
}

export const customGame = (game: Omit<CustomGame, 'kind'>): CustomGame => ({ ...game, kind: 'custom' });
