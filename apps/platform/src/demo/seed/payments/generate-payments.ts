import type { Merchant } from '@livery/merchant/merchant.schema';
import { demoUsernames } from '@livery/demo/members/accounts';
import { createSeededRandom, type Random } from '@livery/demo/random';
import { days, minutes, seconds } from '../../../core/clock/durations.ts';
import { computeFee, counterpartAccount, memberAccount } from '../../../modules/ledger/index.ts';
import {
  type bankCards,
  type deposits,
  type paymentChannels,
  type rebateClaims,
  type rebateLines,
  type rebateRates,
  splitRebate,
  type withdrawals,
} from '../../../modules/payments/index.ts';
import type { NewMember } from '../members/generate-members.ts';
import { type Play, type PlayableGame, getStakeUnit } from '../betting/generate-bets.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';
import { createDemoOrderNo } from './order-no-from.ts';
import type { bets } from '../../../modules/betting/index.ts';

type LedgerMovement = Play['movements'][number];

interface GenerateMoneyOptions {
  readonly merchant: Merchant;
  readonly members: readonly NewMember[];
  readonly games: readonly PlayableGame[];
  readonly bets: readonly (typeof bets.$inferInsert)[];
  readonly channels: readonly (typeof paymentChannels.$inferInsert)[];
  readonly rates: readonly (typeof rebateRates.$inferInsert)[];
  /** Bank cards of the members for whom withdrawals are generated. */
  readonly cards: readonly (typeof bankCards.$inferInsert)[];
  readonly getLevel: (memberId: string) => number;
  readonly now: Date;
  readonly seed: number;
}

/** Final states of a generated withdrawal, as in the database column. */
type WithdrawalOutcome = 'paid' | 'refused' | 'cancelled';

export interface Money {
  readonly movements: readonly LedgerMovement[];
  readonly deposits: readonly (typeof deposits.$inferInsert)[];
  readonly withdrawals: readonly (typeof withdrawals.$inferInsert)[];
  readonly claims: readonly (typeof rebateClaims.$inferInsert)[];
  readonly lines: readonly (typeof rebateLines.$inferInsert)[];
}

interface WithdrawalPosting {
  readonly orderNo: string;
  readonly amount: number;
  readonly state: WithdrawalOutcome;
  readonly at: Date;
  readonly settledAt: Date;
}

/** Final states of unsuccessful deposits. Two of ten generated payments are unsuccessful. */
const depositOutcomes = ['failed', 'expired'] as const;
const withdrawalOutcomes = ['refused', 'cancelled'] as const;

/** Times of the generated deposits, withdrawals and rebates, in days before now. */
const depositsAt = [88, 79, 71, 64, 55, 47, 40, 33, 27, 22, 16, 11, 8, 5, 3, 1] as const;
const withdrawalsAt = [76, 58, 44, 29, 18, 9, 2] as const;
const rebatesAt = [60, 30, 12] as const;

type Entry = readonly [accountId: string, amount: number];

/** Generates the rows for the payments of a brand. */
class MoneyGenerator {
  readonly movements: LedgerMovement[] = [];
  readonly deposits: (typeof deposits.$inferInsert)[] = [];
  readonly withdrawals: (typeof withdrawals.$inferInsert)[] = [];
  readonly claims: (typeof rebateClaims.$inferInsert)[] = [];
  readonly lines: (typeof rebateLines.$inferInsert)[] = [];
  readonly #options: GenerateMoneyOptions;
  readonly #random: Random;
  readonly #unit: number;

  constructor(options: GenerateMoneyOptions) {
    this.#options = options;
    this.#random = createSeededRandom(options.seed, `money/${options.merchant.code}`);
    this.#unit = getStakeUnit(options.merchant.currency);
  }

  /** Generates the deposits and withdrawals of a member in chronological order, and then the rebates of the member. */
  addMember(member: NewMember): void {
    const { flags } = this.#options.merchant;
    this.#addPayments(member);
    if (flags.MANPLAYREB3 || flags.PLYRBT) this.#addRebates(member);
  }

  #addPayments(member: NewMember): void {
    const since = member.registeredAt.getTime();
    const planned = [
      ...depositsAt.map((back) => ({ at: this.#pickTime(back), kind: 'deposit' as const })),
      ...withdrawalsAt.map((back) => ({ at: this.#pickTime(back), kind: 'withdrawal' as const })),
    ]
      .filter(({ at }) => at.getTime() > since)
      .sort((one, other) => one.at.getTime() - other.at.getTime());
    let balance = 0;
    for (const { at, kind } of planned) {
      const luck = this.#random.below(10);
      balance +=
        kind === 'deposit'
          ? this.#addDeposit(member, at, depositOutcomes[luck] ?? 'confirmed')
          : this.#addWithdrawal(member, at, balance, withdrawalOutcomes[luck] ?? 'paid');
    }
  }

  /** Adds a deposit. Returns the change of the member's balance. */
  #addDeposit(member: NewMember, at: Date, state: 'confirmed' | 'failed' | 'expired'): number {
    const { merchant, channels } = this.#options;
    const channel = this.#random.pick(channels);
    const amount = this.#random.pick(channel.quickAmounts.slice(0, 5));
    const fee = computeFee(amount, channel);
    const orderNo = createDemoOrderNo('D', at, `${merchant.code}/${member.username}`);
    const expiresAt = new Date(at.getTime() + minutes(channel.payWithin));
    const settledAt = state === 'expired' ? expiresAt : new Date(at.getTime() + seconds(40 + this.#random.below(400)));
    this.deposits.push({
      id: toDeterministicUuid(orderNo),
      orderNo,
      merchant: merchant.code,
      memberId: member.id,
      channelId: channel.id,
      amount,
      fee,
      state,
      reason: state === 'failed' ? 'declined' : null,
      payUrl: null,
      createdAt: at,
      expiresAt,
      settledAt,
    });
    if (state !== 'confirmed') return 0;
    this.#post('deposit', orderNo, settledAt, [
      [memberAccount(member.id), amount - fee],
      [this.#account('fees'), fee],
      [this.#account('cash'), -amount],
    ]);
    return amount - fee;
  }

  /**
   * Adds a withdrawal of 30% to 69% of the balance. Adds nothing if the amount is below 10 stake units (see
   * `getStakeUnit`) or if the member has no bank card. Returns the change of the member's balance, which is 0 for an
   * unpaid withdrawal.
   */
  #addWithdrawal(member: NewMember, at: Date, balance: number, state: WithdrawalOutcome): number {
    const share = (balance * (30 + this.#random.below(40))) / 100;
    const amount = Math.floor(share / this.#unit) * this.#unit;
    if (amount < 10 * this.#unit) return 0;
    const { merchant, cards } = this.#options;
    const card = cards.find(({ memberId }) => memberId === member.id);
    if (card) {
      const orderNo = createDemoOrderNo('W', at, `${merchant.code}/${member.username}`);
      const settledAt = new Date(at.getTime() + minutes(2 + this.#random.below(50)));
      this.withdrawals.push({
        id: toDeterministicUuid(orderNo),
        orderNo,
        merchant: merchant.code,
        memberId: member.id,
        cardId: card.id,
        amount,
        fee: 0,
        state,
        reason: state === 'refused' ? 'account' : null,
        createdAt: at,
        dueAt: null,
        settledAt,
      });
      this.#postWithdrawal(member, { orderNo, amount, state, at, settledAt });
    }
    return state === 'paid' ? -amount : 0;
  }

  #postWithdrawal(member: NewMember, { orderNo, amount, state, at, settledAt }: WithdrawalPosting): void {
    this.#post('withdrawalHold', orderNo, at, [
      [memberAccount(member.id), -amount],
      [this.#account('held'), amount],
    ]);
    if (state === 'paid')
      this.#post('withdrawal', orderNo, settledAt, [
        [this.#account('held'), -amount],
        [this.#account('cash'), amount],
      ]);
    else
      this.#post('withdrawalRelease', orderNo, settledAt, [
        [memberAccount(member.id), amount],
        [this.#account('held'), -amount],
      ]);
  }

  #addRebates(member: NewMember): void {
    const { now } = this.#options;
    let from = member.registeredAt;
    for (const to of rebatesAt
      .map((back) => new Date(now.getTime() - days(back)))
      .filter((time) => time > member.registeredAt)) {
      this.#addRebate(member, from, to);
      from = this.claims.findLast(({ memberId }) => memberId === member.id)?.to ?? from;
    }
  }

  #addRebate(member: NewMember, from: Date, to: Date): void {
    const { merchant, rates, getLevel, seed } = this.#options;
    const staked = this.#sumStakes(member, from, to);
    const lines = splitRebate(
      rates
        .filter(({ vipLevel, category }) => vipLevel === getLevel(member.id) && staked.has(category))
        .map(({ category, rate }) => ({ category, rate, validBet: staked.get(category) as number })),
    );
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    if (amount === 0) return;
    const id = toDeterministicUuid(`${seed}/${merchant.code}/${member.username}/rebate/${to.getTime()}`);
    this.claims.push({ id, merchant: merchant.code, memberId: member.id, from, to, amount, paidAt: to });
    this.lines.push(...lines.map((line) => ({ claimId: id, ...line })));
    this.#post('rebate', `rebate/${id}`, to, [
      [memberAccount(member.id), amount],
      [this.#account('promotion'), -amount],
    ]);
  }

  /**
   * Returns the sum of stakes by category in minor units. Includes bets that were settled from `from` (inclusive) to
   * `to` (exclusive).
   */
  #sumStakes(member: NewMember, from: Date, to: Date): Map<string, number> {
    const categoryByNode = new Map(this.#options.games.map(({ nodeId, category }) => [nodeId, category] as const));
    const staked = new Map<string, number>();
    for (const { nodeId, memberId, settledAt, stake } of this.#options.bets) {
      const category = categoryByNode.get(nodeId);
      if (memberId === member.id && category && settledAt && settledAt >= from && settledAt < to)
        staked.set(category, (staked.get(category) ?? 0) + stake);
    }
    return staked;
  }

  #post(kind: LedgerMovement['transaction']['kind'], reference: string, at: Date, entries: readonly Entry[]): void {
    const { merchant, seed } = this.#options;
    const id = toDeterministicUuid(`${seed}/${merchant.code}/${kind}/${reference}`);
    this.movements.push({
      transaction: { id, merchant: merchant.code, kind, reference, at },
      entries: entries
        .filter(([, amount]) => amount !== 0)
        .map(([accountId, amount]) => ({ transactionId: id, accountId, amount })),
    });
  }

  #account(kind: Parameters<typeof counterpartAccount>[1]): string {
    return counterpartAccount(this.#options.merchant.code, kind);
  }

  /**
   * Returns a random time in the 24 hours that begin `back` days before now. The last 30 minutes of these 24 hours
   * are excluded.
   */
  #pickTime(back: number): Date {
    return new Date(this.#options.now.getTime() - days(back) + this.#random.below(days(1) - minutes(30)));
  }
}

/**
 * Generates the deposits, withdrawals and rebates of the demo accounts for three months. The deposits before a
 * withdrawal are always sufficient for this withdrawal.
 */
export const generateMoney = (options: GenerateMoneyOptions): Money => {
  const generator = new MoneyGenerator(options);
  for (const member of options.members)
    if (member.username === demoUsernames.member || member.username === demoUsernames.agent)
      generator.addMember(member);
  const { movements, deposits, withdrawals, claims, lines } = generator;
  return { movements, deposits, withdrawals, claims, lines };
};
