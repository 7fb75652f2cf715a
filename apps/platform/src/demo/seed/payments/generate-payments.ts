import type { Merchant } from '@livery/merchant/merchant.schema';
import { days, minutes, seconds } from '../../../core/clock/durations.ts';
import { counterpartAccount, memberAccount } from '../../../modules/ledger/accounts.ts';
import { computeFee } from '../../../modules/ledger/fees.ts';
import { splitRebate } from '../../../modules/payments/cashback/cashback-rebates.ts';
import type { NewGame } from '../catalogue/generate-games.ts';
import { demoUsernames, type NewMember } from '../members/generate-members.ts';
import { type Play, getStakeUnit } from '../betting/generate-bets.ts';
import { createSeededRandom } from '../random.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';
import { createDemoOrderNo } from './order-no-from.ts';
import type { withdrawals } from '../../../modules/payments/withdrawals.tables.ts';
import type { bets } from '../../../modules/betting/betting.tables.ts';
import type { deposits, paymentChannels } from '../../../modules/payments/deposits/deposits.tables.ts';
import type {
  rebateClaims,
  rebateLines,
  rebateRates,
} from '../../../modules/payments/cashback/cashback-rebates.tables.ts';
import type { bankCards } from '../../../modules/payments/bank-accounts.tables.ts';

type LedgerMovement = Play['movements'][number];
type NewBet = typeof bets.$inferInsert;

interface GenerateMoneyOptions {
  readonly merchant: Merchant;
  readonly members: readonly NewMember[];
  readonly games: readonly NewGame[];
  readonly bets: readonly NewBet[];
  readonly channels: readonly (typeof paymentChannels.$inferInsert)[];
  readonly rates: readonly (typeof rebateRates.$inferInsert)[];
  /** Bank cards of the members with withdrawals. */
  readonly cards: readonly (typeof bankCards.$inferInsert)[];
  readonly getLevel: (memberId: string) => number;
  readonly now: Date;
  readonly seed: number;
}

export interface Money {
  readonly movements: readonly LedgerMovement[];
  readonly deposits: readonly (typeof deposits.$inferInsert)[];
  readonly withdrawals: readonly (typeof withdrawals.$inferInsert)[];
  readonly claims: readonly (typeof rebateClaims.$inferInsert)[];
  readonly lines: readonly (typeof rebateLines.$inferInsert)[];
}

/** Days before now. */
const depositsAt = [88, 79, 71, 64, 55, 47, 40, 33, 27, 22, 16, 11, 8, 5, 3, 1] as const;
const withdrawalsAt = [76, 58, 44, 29, 18, 9, 2] as const;
const rebatesAt = [60, 30, 12] as const;

/**
 * Generates three months of payments, withdrawals and rebates of the demo accounts. Each withdrawal is covered by
 * earlier deposits.
 */
export const generateMoney = ({
  merchant,
  members,
  bets: placedBets,
  channels,
  rates,
  cards,
  games,
  getLevel,
  now,
  seed,
}: GenerateMoneyOptions): Money => {
  const random = createSeededRandom(seed, `money/${merchant.code}`);
  const unit = getStakeUnit(merchant.currency);
  const movements: LedgerMovement[] = [];
  const money = {
    deposits: [] as (typeof deposits.$inferInsert)[],
    withdrawals: [] as (typeof withdrawals.$inferInsert)[],
    claims: [] as (typeof rebateClaims.$inferInsert)[],
    lines: [] as (typeof rebateLines.$inferInsert)[],
  };
  const account = (kind: Parameters<typeof counterpartAccount>[1]): string => counterpartAccount(merchant.code, kind);
  const ago = (count: number): Date => new Date(now.getTime() - days(count) + random.below(days(1) - minutes(30)));

  const post = (
    kind: LedgerMovement['transaction']['kind'],
    reference: string,
    at: Date,
    entries: readonly (readonly [accountId: string, amount: number])[],
  ): void => {
    const id = toDeterministicUuid(`${seed}/${merchant.code}/${kind}/${reference}`);
    movements.push({
      transaction: { id, merchant: merchant.code, kind, reference, at },
      entries: entries
        .filter(([, amount]) => amount !== 0)
        .map(([accountId, amount]) => ({ transactionId: id, accountId, amount })),
    });
  };

  const payIn = (member: NewMember, at: Date, state: 'confirmed' | 'failed' | 'expired'): number => {
    const channel = random.pick(channels);
    const amount = random.pick(channel.quickAmounts.slice(0, 5));
    const fee = computeFee(amount, channel);
    const orderNo = createDemoOrderNo('D', at, `${merchant.code}/${member.username}`);
    const expiresAt = new Date(at.getTime() + minutes(channel.payWithin));
    const settledAt = state === 'expired' ? expiresAt : new Date(at.getTime() + seconds(40 + random.below(400)));
    money.deposits.push({
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
    post('deposit', orderNo, settledAt, [
      [memberAccount(member.id), amount - fee],
      [account('fees'), fee],
      [account('cash'), -amount],
    ]);
    return amount - fee;
  };

  const payOut = (member: NewMember, at: Date, amount: number, state: 'paid' | 'refused' | 'cancelled'): void => {
    const card = cards.find(({ memberId }) => memberId === member.id);
    if (!card) return;
    const orderNo = createDemoOrderNo('W', at, `${merchant.code}/${member.username}`);
    const settledAt = new Date(at.getTime() + minutes(2 + random.below(50)));
    money.withdrawals.push({
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
    post('withdrawalHold', orderNo, at, [
      [memberAccount(member.id), -amount],
      [account('held'), amount],
    ]);
    if (state === 'paid')
      post('withdrawal', orderNo, settledAt, [
        [account('held'), -amount],
        [account('cash'), amount],
      ]);
    else
      post('withdrawalRelease', orderNo, settledAt, [
        [memberAccount(member.id), amount],
        [account('held'), -amount],
      ]);
  };

  const rebate = (member: NewMember, from: Date, to: Date): void => {
    const categoryByNode = new Map(games.map(({ nodeId, category }) => [nodeId, category] as const));
    const staked = new Map<string, number>();
    for (const bet of placedBets) {
      const category = categoryByNode.get(bet.nodeId);
      if (bet.memberId === member.id && category && bet.settledAt && bet.settledAt >= from && bet.settledAt < to)
        staked.set(category, (staked.get(category) ?? 0) + bet.stake);
    }
    const lines = splitRebate(
      rates
        .filter(({ vipLevel, category }) => vipLevel === getLevel(member.id) && staked.has(category))
        .map(({ category, rate }) => ({ category, rate, validBet: staked.get(category) as number })),
    );
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    if (amount === 0) return;
    const id = toDeterministicUuid(`${seed}/${merchant.code}/${member.username}/rebate/${to.getTime()}`);
    money.claims.push({ id, merchant: merchant.code, memberId: member.id, from, to, amount, paidAt: to });
    money.lines.push(...lines.map((line) => ({ claimId: id, ...line })));
    post('rebate', `rebate/${id}`, to, [
      [memberAccount(member.id), amount],
      [account('promotion'), -amount],
    ]);
  };

  const live = (member: NewMember): void => {
    const since = member.registeredAt.getTime();
    const all = [
      ...depositsAt.map((back) => ({ at: ago(back), kind: 'in' as const })),
      ...withdrawalsAt.map((back) => ({ at: ago(back), kind: 'out' as const })),
    ];
    let balance = 0;
    for (const { at, kind } of all
      .filter((each) => each.at.getTime() > since)
      .sort((one, other) => one.at.getTime() - other.at.getTime())) {
      const luck = random.below(10);
      if (kind === 'in') balance += payIn(member, at, luck === 0 ? 'failed' : luck === 1 ? 'expired' : 'confirmed');
      else {
        const amount = Math.floor((balance * (30 + random.below(40))) / 100 / unit) * unit;
        if (amount < 10 * unit) continue;
        const state = luck === 0 ? 'refused' : luck === 1 ? 'cancelled' : 'paid';
        payOut(member, at, amount, state);
        if (state === 'paid') balance -= amount;
      }
    }
    let from = member.registeredAt;
    if (!merchant.flags.MANPLAYREB3 && !merchant.flags.PLYRBT) return;
    for (const to of rebatesAt
      .map((back) => new Date(now.getTime() - days(back)))
      .filter((to) => to > member.registeredAt)) {
      rebate(member, from, to);
      from = money.claims.findLast(({ memberId }) => memberId === member.id)?.to ?? from;
    }
  };

  for (const member of members)
    if (member.username === demoUsernames.member || member.username === demoUsernames.agent) live(member);
  return { movements, ...money };
};
