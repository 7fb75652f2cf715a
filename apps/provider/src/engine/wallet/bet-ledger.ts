import { randomUUID } from 'node:crypto';
import type { Changes, ProviderStore, ProviderTables } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { WalletClient } from '../../wallet/wallet-client.ts';
import type { BetRecord, PayoutRecord, SessionRecord } from '../../store/records.ts';
import { GameErrorCode } from '../game-error.ts';
import { playerStateKey } from '../player-state-key.ts';
import type { BetOutcome, BetRetries } from './place-bet-with-retry.ts';
import { placeBetWithRetry } from './place-bet-with-retry.ts';
import { createOutbox, type Outbox } from './outbox.ts';

export interface BetOrder {
  /** Id of the game. */
  readonly engine: string;
  /** A UUID. Requests with the same id get the same bet. */
  readonly betId: string;
  /** Round id in wallet calls and in the member's history. */
  readonly roundId: string;
  /** In minor units, above 0. */
  readonly stake: number;
  /** Game-specific data, stored with the bet. */
  readonly data?: unknown;
}

/** Fields of a bet that each of its payouts refers to. */
type PaidBet = Pick<BetRecord, 'betId' | 'vendor' | 'playerId' | 'roundId'>;

export interface PlaceBetOptions {
  /** Changes to store before the wallet call. */
  readonly before?: Changes;
  /** Changes to store together with the wallet response. The bet is `open`, `refused` or `cancelled`. */
  readonly afterResponse?: (bet: BetRecord) => Changes;
}

export interface BetLedger {
  /**
   * Takes a stake through the wallet. Resolves with the bet `open`, `refused` (no money was taken) or `cancelled` (the
   * result is unknown, so the bet is rolled back). If the process is killed during the call, the next start rolls the
   * bet back.
   */
  readonly placeBet: (session: SessionRecord, order: BetOrder, options?: PlaceBetOptions) => Promise<BetRecord>;
  readonly bet: (betId: string) => BetRecord | undefined;
  readonly payout: (payoutId: string) => PayoutRecord | undefined;
  /** Accepted bets of a game that are not settled yet. */
  readonly listOpenBets: (engine: string) => readonly BetRecord[];
  /**
   * Changes that settle an open bet. `payout` in minor units, stake included; 0 for a lost bet. Commit them together
   * with the result that they follow from.
   */
  readonly settlement: (bet: BetRecord, payout: number, payoutId?: string) => Changes;
  /** Changes that return the stake of a bet. */
  readonly rollback: (bet: BetRecord, errorCode?: string, payoutId?: string) => Changes;
  /** Changes that pay a win on a bet that is already settled, e.g. of free spins. Idempotent by `payoutId`. */
  readonly winPayment: (bet: PaidBet, amount: number, payoutId: string) => Changes;
  /** Stores all changes atomically, and pays the new payouts in the background until the wallet acknowledges them. */
  readonly commit: (...changes: readonly Changes[]) => Promise<void>;
  /** Attempts a payout now and returns it after the attempt. */
  readonly pay: (payoutId: string) => Promise<PayoutRecord | undefined>;
  /** Rolls back bets without a response, pays due payouts and removes old records. */
  readonly sweep: () => Promise<void>;
}

export interface BetLedgerOptions {
  readonly store: ProviderStore;
  readonly getWallet: (vendor: string) => WalletClient | undefined;
  readonly now: () => number;
  readonly betRetries: BetRetries;
  readonly onError: (payout: PayoutRecord) => void;
}

/** Milliseconds that a finished bet is stored, so that a repeated request still finds it. */
const retentionMs = 600_000;

/** Returns the bet after the wallet's response. */
const applyOutcome = (bet: BetRecord, outcome: BetOutcome): BetRecord => {
  if (outcome.status === 'unknown') return { ...bet, state: 'cancelled', errorCode: GameErrorCode.Cancelled };
  const balance = outcome.balance === undefined ? {} : { balance: outcome.balance };
  if (outcome.status === 'taken') return { ...bet, state: 'open', ...balance };
  return { ...bet, state: 'refused', errorCode: outcome.errorCode, ...balance };
};

const toBetRecord = (session: SessionRecord, order: BetOrder, now: number): BetRecord => {
  const { engine, betId, roundId, stake, data = null } = order;
  const { vendor, playerId, currency } = session;
  const seat = playerStateKey(session);
  return { betId, engine, seat, vendor, playerId, currency, roundId, stake, data, state: 'placing', at: now };
};

/** Changes that remove finished bets and paid payouts from before `before`. A bet stays until all is paid. */
const removeFinished = ({ bets, payouts }: ProviderTables, before: number): Changes => {
  const unpaid = new Set([...payouts.values()].filter(({ state }) => state !== 'paid').map(({ betId }) => betId));
  const isOver = ({ betId, at }: { readonly betId: string; readonly at: number }): boolean =>
    at < before && !unpaid.has(betId);
  const oldBets = [...bets.values()].filter((bet) => bet.state !== 'placing' && bet.state !== 'open' && isOver(bet));
  const oldPayouts = [...payouts.values()].filter((payout) => payout.state === 'paid' && isOver(payout));
  if (oldBets.length + oldPayouts.length === 0) return {};
  return {
    bets: Object.fromEntries(oldBets.map(({ betId }) => [betId, null])),
    payouts: Object.fromEntries(oldPayouts.map(({ payoutId }) => [payoutId, null])),
  };
};

/** Ledger of bets and payouts. It stores each one on disk before the wallet call. */
class StoredBetLedger implements BetLedger {
  readonly #options: BetLedgerOptions;
  readonly #outbox: Outbox;
  /** Bets whose wallet call is pending, by bet id. */
  readonly #pending = new Map<string, Promise<BetRecord>>();

  constructor(options: BetLedgerOptions) {
    this.#options = options;
    this.#outbox = createOutbox(options);
  }

  async placeBet(session: SessionRecord, order: BetOrder, options: PlaceBetOptions = {}): Promise<BetRecord> {
    const existingBet = this.#pending.get(order.betId) ?? this.bet(order.betId);
    if (existingBet) return existingBet;
    const bet = toBetRecord(session, order, this.#options.now());
    const pendingBet = this.#requestBet(session, bet, options).finally(() => this.#pending.delete(bet.betId));
    this.#pending.set(bet.betId, pendingBet);
    return pendingBet;
  }

  bet(betId: string): BetRecord | undefined {
    return this.#tables.bets.get(betId);
  }

  payout(payoutId: string): PayoutRecord | undefined {
    return this.#tables.payouts.get(payoutId);
  }

  listOpenBets(engine: string): readonly BetRecord[] {
    return [...this.#tables.bets.values()].filter((bet) => bet.engine === engine && bet.state === 'open');
  }

  settlement(bet: BetRecord, payout: number, payoutId: string = randomUUID()): Changes {
    const settled: BetRecord = { ...bet, state: 'settled', payout };
    return mergeChanges(this.winPayment(bet, payout, payoutId), { bets: { [bet.betId]: settled } });
  }

  rollback(bet: BetRecord, errorCode: string = GameErrorCode.Cancelled, payoutId: string = randomUUID()): Changes {
    const cancelled: BetRecord = { ...bet, state: 'cancelled', errorCode };
    return { bets: { [bet.betId]: cancelled }, ...this.#duePayout(bet, 'rollback', 0, payoutId) };
  }

  winPayment(bet: PaidBet, amount: number, payoutId: string): Changes {
    return this.#duePayout(bet, 'win', amount, payoutId);
  }

  async commit(...changes: readonly Changes[]): Promise<void> {
    const all = mergeChanges(...changes);
    await this.#options.store.commit(all);
    for (const payout of Object.values(all.payouts ?? {}))
      if (payout?.state === 'due') this.pay(payout.payoutId).catch(() => undefined);
  }

  pay(payoutId: string): Promise<PayoutRecord | undefined> {
    return this.#outbox.pay(payoutId);
  }

  async sweep(): Promise<void> {
    const { store, now } = this.#options;
    const unansweredBets = [...this.#tables.bets.values()].filter(
      ({ betId, state }) => state === 'placing' && !this.#pending.has(betId),
    );
    if (unansweredBets.length > 0) await this.commit(...unansweredBets.map((bet) => this.rollback(bet)));
    const removals = removeFinished(this.#tables, now() - retentionMs);
    if (removals.bets) await store.commit(removals);
    await this.#outbox.payDue();
  }

  get #tables(): ProviderTables {
    return this.#options.store.tables;
  }

  #duePayout(
    { betId, vendor, playerId, roundId }: PaidBet,
    kind: PayoutRecord['kind'],
    amount: number,
    payoutId: string,
  ): Changes {
    const at = this.#options.now();
    return { payouts: { [payoutId]: { payoutId, betId, vendor, playerId, roundId, kind, amount, state: 'due', at } } };
  }

  async #requestBet(
    session: SessionRecord,
    bet: BetRecord,
    { before, afterResponse }: PlaceBetOptions,
  ): Promise<BetRecord> {
    const { store, getWallet, betRetries } = this.#options;
    await store.commit(mergeChanges({ bets: { [bet.betId]: bet } }, before ?? {}));
    const wallet = getWallet(session.vendor);
    const outcome: BetOutcome = wallet
      ? await placeBetWithRetry(wallet, session, bet, betRetries)
      : { status: 'refused', errorCode: GameErrorCode.BetInvalid };
    const after = applyOutcome(bet, outcome);
    const changes = outcome.status === 'unknown' ? this.rollback(bet) : { bets: { [bet.betId]: after } };
    await this.commit(changes, afterResponse?.(after) ?? {});
    return this.bet(bet.betId) ?? after;
  }
}

/** Creates the ledger of bets and payouts. */
export const createBetLedger = (options: BetLedgerOptions): BetLedger => new StoredBetLedger(options);
