import { randomUUID } from 'node:crypto';
import type { Changes, ProviderStore } from '../../store/provider-store.ts';
import { together } from '../../store/provider-store.ts';
import type { WalletClient } from '../../wallet/wallet-client.ts';
import type { BetRecord, PayoutRecord, SessionRecord } from '../records.ts';
import { RoundError } from '../refusal.ts';
import { seatKey } from '../seat-key.ts';
import type { BetRetries } from './ask-for-bet.ts';
import { askForBet } from './ask-for-bet.ts';
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

export interface Taking {
  /** Stored before the wallet is asked. */
  readonly before?: Changes;
  /** Stored together with what the wallet answered. The bet is `open`, `refused` or `cancelled`. */
  readonly answered?: (bet: BetRecord) => Changes;
}

export interface Bank {
  /**
   * Takes a stake through the wallet. Resolves with the bet `open`, `refused` (nothing was taken) or `cancelled`
   * (unknown, and so being rolled back). A process killed on the way rolls the bet back when it starts again.
   */
  readonly take: (session: SessionRecord, order: BetOrder, taking?: Taking) => Promise<BetRecord>;
  readonly bet: (betId: string) => BetRecord | undefined;
  readonly payout: (payoutId: string) => PayoutRecord | undefined;
  /** Bets of a game that are taken and not decided yet. */
  readonly openBets: (engine: string) => readonly BetRecord[];
  /** What settles an open bet: `payout` in minor units, stake included; 0 loses it. Commit it with what it follows from. */
  readonly settling: (bet: BetRecord, payout: number, payoutId?: string) => Changes;
  /** What gives the stake of a bet back. */
  readonly rollingBack: (bet: BetRecord, errorCode?: string, payoutId?: string) => Changes;
  /** What pays a win on a bet that has been settled already, as of free games. Known by `payoutId`. */
  readonly paying: (
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

export interface BankOptions {
  readonly store: ProviderStore;
  readonly walletOf: (vendor: string) => WalletClient | undefined;
  readonly now: () => number;
  readonly betRetries: BetRetries;
  readonly onTrouble: (payout: PayoutRecord) => void;
}

/** Milliseconds that a bet is kept once all is done: a repeated request still finds it. */
const keptMs = 600_000;

/** Money between the games and the wallet: every bet and payout is on the disk before the wallet hears of it. */
export const createBank = (options: BankOptions): Bank => {
  const { store, walletOf, now, betRetries } = options;
  const { bets, payouts } = store.tables;
  const outbox = createOutbox(options);
  const active = new Map<string, Promise<BetRecord>>();

  const paying: Bank['paying'] = ({ betId, vendor, playerId, roundId }, amount, payoutId) => ({
    payouts: {
      [payoutId]: { payoutId, betId, vendor, playerId, roundId, kind: 'win', amount, state: 'due', at: now() },
    },
  });
  const settling: Bank['settling'] = (bet, payout, payoutId = randomUUID()) =>
    together(paying(bet, payout, payoutId), { bets: { [bet.betId]: { ...bet, state: 'settled', payout } } });
  const rollingBack: Bank['rollingBack'] = (bet, errorCode = RoundError.Cancelled, payoutId = randomUUID()) => {
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

  const commit: Bank['commit'] = async (...changes) => {
    const all = together(...changes);
    await store.commit(all);
    for (const payout of Object.values(all.payouts ?? {}))
      if (payout?.state === 'due') outbox.pay(payout.payoutId).catch(() => undefined);
  };

  const ask = async (
    wallet: WalletClient | undefined,
    session: SessionRecord,
    bet: BetRecord,
    { before, answered }: Taking,
  ): Promise<BetRecord> => {
    await store.commit(together({ bets: { [bet.betId]: bet } }, before ?? {}));
    const answer = wallet
      ? await askForBet(wallet, session, bet, betRetries)
      : ({ status: 'refused', errorCode: RoundError.BetInvalid } as const);
    const balance = answer.status !== 'unknown' && answer.balance !== undefined ? { balance: answer.balance } : {};
    const after: BetRecord =
      answer.status === 'taken'
        ? { ...bet, state: 'open', ...balance }
        : answer.status === 'refused'
          ? { ...bet, state: 'refused', errorCode: answer.errorCode, ...balance }
          : { ...bet, state: 'cancelled', errorCode: RoundError.Cancelled };
    await commit(
      answer.status === 'unknown' ? rollingBack(bet) : { bets: { [bet.betId]: after } },
      answered?.(after) ?? {},
    );
    return bets.get(bet.betId) ?? after;
  };

  return {
    take: async (session, { engine, betId, roundId, stake, data = null }, taking = {}) => {
      const known = active.get(betId) ?? bets.get(betId);
      if (known) return known;
      const { vendor, playerId, currency } = session;
      const bet: BetRecord = {
        betId,
        engine,
        seat: seatKey(session),
        vendor,
        playerId,
        currency,
        roundId,
        stake,
        data,
        state: 'placing',
        at: now(),
      };
      const asking = ask(walletOf(vendor), session, bet, taking).finally(() => active.delete(betId));
      active.set(betId, asking);
      return asking;
    },
    bet: (betId) => bets.get(betId),
    payout: (payoutId) => payouts.get(payoutId),
    openBets: (engine) => [...bets.values()].filter((bet) => bet.engine === engine && bet.state === 'open'),
    settling,
    rollingBack,
    paying,
    commit,
    pay: outbox.pay,
    sweep: async () => {
      const left = [...bets.values()].filter(({ betId, state }) => state === 'placing' && !active.has(betId));
      if (left.length > 0) await commit(...left.map((bet) => rollingBack(bet)));
      const unpaid = new Set([...payouts.values()].filter(({ state }) => state !== 'paid').map(({ betId }) => betId));
      const isOver = ({ betId, at }: { betId: string; at: number }): boolean =>
        at < now() - keptMs && !unpaid.has(betId);
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
