import type { Bank } from '../bank/bank.ts';
import type { Live } from '../live/live.ts';
import type { Documents } from '../documents.ts';
import type { WordSource } from '../fair/uniform-below.ts';
import type { DrawOf } from '../fair/derivation.ts';
import type { GameBase, Reader } from '../game.ts';
import type { SessionRecord } from '../records.ts';

/** What the engine lends to a game that runs by its own rules, such as a book or a card table. */
export interface Engine {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly bank: Bank;
  /** The game's own durable JSON. */
  readonly documents: Documents;
  /** Tells pages that are open. */
  readonly live: Live;
  /** Tasks of one key one after the other. */
  readonly inTurn: <T>(key: string, task: () => Promise<T>) => Promise<T>;
  readonly newSeed: () => string;
  readonly commitmentOf: (seed: string) => string;
  readonly words: (seed: string, draw: DrawOf) => WordSource;
}

/** One kind of request of the page, `POST /api/call/<name>`. A Refusal that `answer` throws is told to the page. */
export interface Call<Request = unknown> {
  readonly request: Reader<Request>;
  readonly answer: (session: SessionRecord, request: Request) => Promise<unknown>;
}

export const call = <Request>(request: Reader<Request>, answer: Call<Request>['answer']): Call =>
  ({ request, answer }) as unknown as Call;

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
  readonly open: (engine: Engine) => CustomServer;
}

export const customGame = (game: Omit<CustomGame, 'kind'>): CustomGame => ({ ...game, kind: 'custom' });
