import { randomUUID } from 'node:crypto';
import type { Changes, ProviderStore } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { WalletClient } from '../../wallet/wallet-client.ts';
import type { BetRecord, PayoutRecord, SessionRecord } from '../../store/records.ts';
import { GameErrorCode } from '../game-error.ts';
import { playerStateKey } from '../player-state-key.ts';
import type { BetRetries } from './place-bet-with-retry.ts';
import { placeBetWithRetry } from './place-bet-with-retry.ts';
import { createOutbox } from './outbox.ts';

export interface BetOrder {
  /** Id of the game. */
  readonly engine: string;
  /** A UUID. Requests with the same id get the same bet. */
  readonly betId: string;
  /** Round id in wallet calls and in the member's history. */
  readonly roundId: string;
  /** Minor units, above 0. */
  readonly stake: number;
  /** Game-specific data, stored with the bet. */
  readonly data?: unknown;
}

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
  readonly winPayment: (
    bet: Pick<BetRecord, 'betId' | 'vendor' | 'playerId' | 'roundId'>,
    amount: number,
    payoutId: string,
  ) => Changes;
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

/** Creates the ledger of bets and payouts. It stores each one on disk before the wallet call. */
export const createBetLedger = (ledgerOptions: BetLedgerOptions): BetLedger => {
  const { store, getWallet, now, betRetries } = ledgerOptions;
  const { bets, payouts } = store.tables;
  const outbox = createOutbox(ledgerOptions);
  const active = new Map<string, Promise<BetRecord>>();

  const winPayment: BetLedger['winPayment'] = ({ betId, vendor, playerId, roundId }, amount, payoutId) => ({
    payouts: {
      [payoutId]: { payoutId, betId, vendor, playerId, roundId, kind: 'win', amount, state: 'due', at: now() },
    },
  });
  const settlement: BetLedger['settlement'] = (bet, payout, payoutId = randomUUID()) =>
    mergeChanges(winPayment(bet, payout, payoutId), { bets: { [bet.betId]: { ...bet, state: 'settled', payout } } });
  const rollback: BetLedger['rollback'] = (bet, errorCode = GameErrorCode.Cancelled, payoutId = randomUUID()) => {
    const { betId, vendor, playerId, roundId } = bet;
    return {
      bets: { [betId]: { ...bet, state: 'cancelled', errorCode } },
      payouts: {
        [payoutId]: {
          payoutId,
          betId,
          vendor,
          playerId,
          roundId,
          kind: 'rollback',
          amount: 0,
          state: 'due',
          at: now(),
        },
      },
    };
  };

  const commit: BetLedger['commit'] = async (...changes) => {
    const all = mergeChanges(...changes);
    await store.commit(all);
    for (const payout of Object.values(all.payouts ?? {}))
      if (payout?.state === 'due') outbox.pay(payout.payoutId).catch(() => undefined);
  };

  const requestBet = async (
    wallet: WalletClient | undefined,
    session: SessionRecord,
    bet: BetRecord,
    { before, afterResponse }: PlaceBetOptions,
  ): Promise<BetRecord> => {
    await store.commit(mergeChanges({ bets: { [bet.betId]: bet } }, before ?? {}));
    const outcome = wallet
      ? await placeBetWithRetry(wallet, session, bet, betRetries)
      : ({ status: 'refused', errorCode: GameErrorCode.BetInvalid } as const);
    const balance = outcome.status !== 'unknown' && outcome.balance !== undefined ? { balance: outcome.balance } : {};
    const after: BetRecord =
      outcome.status === 'taken'
        ? { ...bet, state: 'open', ...balance }
        : outcome.status === 'refused'
          ? { ...bet, state: 'refused', errorCode: outcome.errorCode, ...balance }
          : { ...bet, state: 'cancelled', errorCode: GameErrorCode.Cancelled };
    await commit(
      outcome.status === 'unknown' ? rollback(bet) : { bets: { [bet.betId]: after } },
      afterResponse?.(after) ?? {},
    );
    return bets.get(bet.betId) ?? after;
  };

  return {
    placeBet: async (session, { engine, betId, roundId, stake, data = null }, options = {}) => {
      const existingBet = active.get(betId) ?? bets.get(betId);
      if (existingBet) return existingBet;
      const { vendor, playerId, currency } = session;
      const bet: BetRecord = {
        betId,
        engine,
        seat: playerStateKey(session),
        vendor,
        playerId,
        currency,
        roundId,
        stake,
        data,
        state: 'placing',
        at: now(),
      };
      const pendingBet = requestBet(getWallet(vendor), session, bet, options).finally(() => active.delete(betId));
      active.set(betId, pendingBet);
      return pendingBet;
    },
    bet: (betId) => bets.get(betId),
    payout: (payoutId) => payouts.get(payoutId),
    listOpenBets: (engine) => [...bets.values()].filter((bet) => bet.engine === engine && bet.state === 'open'),
    settlement,
    rollback,
    winPayment,
    commit,
    pay: outbox.pay,
    sweep: async () => {
      const unansweredBets = [...bets.values()].filter(({ betId, state }) => state === 'placing' && !active.has(betId));
      if (unansweredBets.length > 0) await commit(...unansweredBets.map((bet) => rollback(bet)));
      const unpaid = new Set([...payouts.values()].filter(({ state }) => state !== 'paid').map(({ betId }) => betId));
      const isOver = ({ betId, at }: { betId: string; at: number }): boolean =>
        at < now() - retentionMs && !unpaid.has(betId);
      const oldBets = [...bets.values()].filter(
        (bet) => bet.state !== 'placing' && bet.state !== 'open' && isOver(bet),
      );
      const oldPayouts = [...payouts.values()].filter((payout) => payout.state === 'paid' && isOver(payout));
      if (oldBets.length + oldPayouts.length > 0)
        await store.commit({
          bets: Object.fromEntries(oldBets.map(({ betId }) => [betId, null])),
          payouts: Object.fromEntries(oldPayouts.map(({ payoutId }) => [payoutId, null])),
        });
      await outbox.payDue();
    },
  };
};
