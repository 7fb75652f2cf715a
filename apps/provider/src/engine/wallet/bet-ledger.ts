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
  readonly engine: string;
  /**
   * UUID of the bet. If a bet with this UUID already exists, `placeBet` returns that bet and takes no second stake.
   */
  readonly betId: string;
  /** Id of the round in the wallet calls and in the player's bet history. */
  readonly roundId: string;
  /** Stake in minor units, above 0. */
  readonly stake: number;
  readonly data?: unknown;
}

/** Fields of a bet that every payout of the bet needs. */
type PaidBet = Pick<BetRecord, 'betId' | 'vendor' | 'playerId' | 'roundId'>;

export interface PlaceBetOptions {
  readonly before?: Changes;
  /**
   * Returns changes to store together with the response of the wallet. `bet` has the new state: `open`, `refused` or
   * `cancelled`.
   */
  readonly afterResponse?: (bet: BetRecord) => Changes;
}

export interface BetLedger {
  /**
   * Requests the stake from the wallet. The returned bet has one of three states. `open`: the wallet took the stake.
   * `refused`: the wallet took no money. `cancelled`: the result is unknown, so the bet is rolled back. If the
   * process is killed during the wallet call, the bet is rolled back at the next start.
   */
  readonly placeBet: (session: SessionRecord, order: BetOrder, options?: PlaceBetOptions) => Promise<BetRecord>;
  readonly bet: (betId: string) => BetRecord | undefined;
  readonly payout: (payoutId: string) => PayoutRecord | undefined;
  /** Returns the accepted bets of a game that are not settled yet. */
  readonly listOpenBets: (engine: string) => readonly BetRecord[];
  /**
   * Returns the changes that settle an open bet. `payout` is in minor units, includes the stake, and is 0 for a lost
   * bet. Commit these changes together with the result of the round.
   */
  readonly settlement: (bet: BetRecord, payout: number, payoutId?: string) => Changes;
  readonly rollback: (bet: BetRecord, errorCode?: string, payoutId?: string) => Changes;
  /**
   * Returns the changes that pay a win for a bet that is already settled. For example, the win of a free spin is paid
   * for the bet that won the free spins. A repeated call with the same `payoutId` does not pay twice.
   */
  readonly winPayment: (bet: PaidBet, amount: number, payoutId: string) => Changes;
  /**
   * Stores all changes atomically. Then makes the first attempt to pay each new payout, in the background. `sweep`
   * makes the further attempts.
   */
  readonly commit: (...changes: readonly Changes[]) => Promise<void>;
  /** Makes one attempt to pay a payout now. Returns the payout with its new state, or undefined for an unknown id. */
  readonly pay: (payoutId: string) => Promise<PayoutRecord | undefined>;
  /**
   * Rolls back bets that a killed process has left without a wallet response. Then removes old records, and pays the
   * payouts whose next attempt is due.
   */
  readonly sweep: () => Promise<void>;
}

export interface BetLedgerOptions {
  readonly store: ProviderStore;
  readonly getWallet: (vendor: string) => WalletClient | undefined;
  readonly now: () => number;
  readonly betRetries: BetRetries;
  readonly onError: (payout: PayoutRecord) => void;
}

/** Milliseconds for which a finished bet is stored. A repeated request during this time still finds the bet. */
const retentionMs = 600_000;

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

/**
 * Returns the changes that remove finished bets and paid payouts older than `before` (epoch milliseconds). A bet with
 * an unpaid payout is not removed.
 */
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

/**
 * Implementation with the provider's store. Each bet and each payout is stored durably before the wallet call, so that
 * a restarted process can continue.
 */
class StoredBetLedger implements BetLedger {
  readonly #options: BetLedgerOptions;
  readonly #outbox: Outbox;
  /** Bets that wait for a response of the wallet, by bet id. */
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
      : { status: 'rejected', errorCode: GameErrorCode.BetInvalid };
    const after = applyOutcome(bet, outcome);
    const changes = outcome.status === 'unknown' ? this.rollback(bet) : { bets: { [bet.betId]: after } };
    await this.commit(changes, afterResponse?.(after) ?? {});
    return this.bet(bet.betId) ?? after;
  }
}

export const createBetLedger = (options: BetLedgerOptions): BetLedger => new StoredBetLedger(options);
