import { randomUUID } from 'node:crypto';
import type { Changes, ProviderStore } from '../../store/provider-store.ts';
import { mergeChanges } from '../../store/provider-store.ts';
import type { WalletClient } from '../../wallet/wallet-client.ts';
import type { BetRecord, PayoutRecord, SessionRecord } from '../records.ts';
import { GameErrorCode } from '../game-error.ts';
import { playerStateKey } from '../player-state-key.ts';
import type { BetRetries } from './place-bet-with-retry.ts';
import { placeBetWithRetry } from './place-bet-with-retry.ts';
import { createOutbox } from './outbox.ts';

export interface BetOrder {
  /** The game's id. */
  readonly engine: string;
  /** A UUID. The same id is the same bet: asked for again, it answers as before. */
  readonly betId: string;
  /** As the wallet and the member's records know it. */
  readonly roundId: string;
  /** Minor units, above 0. */
  readonly stake: number;
  /** The game's own, kept with the bet. */
  readonly data?: unknown;
}

export interface PlaceBetOptions {
  /** Stored before the wallet is asked. */
  readonly before?: Changes;
  /** Stored together with what the wallet answered. The bet is `open`, `refused` or `cancelled`. */
  readonly afterResponse?: (bet: BetRecord) => Changes;
}

export interface BetLedger {
  /**
   * Takes a stake through the wallet. Resolves with the bet `open`, `refused` (nothing was taken) or `cancelled`
   * (unknown, and so being rolled back). A process killed on the way rolls the bet back when it starts again.
   */
  readonly placeBet: (session: SessionRecord, order: BetOrder, options?: PlaceBetOptions) => Promise<BetRecord>;
  readonly bet: (betId: string) => BetRecord | undefined;
  readonly payout: (payoutId: string) => PayoutRecord | undefined;
  /** Bets of a game that are taken and not decided yet. */
  readonly listOpenBets: (engine: string) => readonly BetRecord[];
  /** What settles an open bet: `payout` in minor units, stake included; 0 loses it. Commit it with what it follows from. */
  readonly settlement: (bet: BetRecord, payout: number, payoutId?: string) => Changes;
  /** What gives the stake of a bet back. */
  readonly rollback: (bet: BetRecord, errorCode?: string, payoutId?: string) => Changes;
  /** What pays a win on a bet that has been settled already, as of free games. Known by `payoutId`. */
  readonly winPayment: (
    bet: Pick<BetRecord, 'betId' | 'vendor' | 'playerId' | 'roundId'>,
    amount: number,
    payoutId: string,
  ) => Changes;
  /** Stores changes all together, and pays what became due by them: in the background, until the wallet acknowledges. */
  readonly commit: (...changes: readonly Changes[]) => Promise<void>;
  /** Attempts a payout now and gives it as it then stands. */
  readonly pay: (payoutId: string) => Promise<PayoutRecord | undefined>;
  /** Takes up what was left: rolls back bets without an answer, pays what is due, forgets what is over. */
  readonly sweep: () => Promise<void>;
}

export interface BetLedgerOptions {
  readonly store: ProviderStore;
  readonly getWallet: (vendor: string) => WalletClient | undefined;
  readonly now: () => number;
  readonly betRetries: BetRetries;
  readonly onError: (payout: PayoutRecord) => void;
}

/** Milliseconds that a bet is kept once all is done: a repeated request still finds it. */
const retentionMs = 600_000;

/** Money between the games and the wallet: every bet and payout is on the disk before the wallet hears of it. */
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
