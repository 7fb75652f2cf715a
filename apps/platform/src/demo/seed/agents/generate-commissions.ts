import type { Merchant } from '@livery/merchant/merchant.schema';
import { toCalendarDay } from '../../../core/clock/calendar.ts';
import { days, seconds } from '../../../core/clock/durations.ts';
import {
  type commissions,
  computeShares,
  type memberRates,
  rateBase,
  toContractCategory,
  toRateUpline,
} from '../../../modules/commissions/index.ts';
import {
  counterpartAccount,
  type ledgerEntries,
  type ledgerTransactions,
  memberAccount,
} from '../../../modules/ledger/index.ts';
import type { NewMember } from '../members/generate-members.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';
import type { bets } from '../../../modules/betting/index.ts';
import type { PlayableGame } from '../betting/generate-bets.ts';

type NewRebate = typeof commissions.$inferInsert;

interface GenerateCommissionsOptions {
  readonly merchant: Merchant;
  readonly members: readonly NewMember[];
  readonly games: readonly PlayableGame[];
  readonly bets: readonly (typeof bets.$inferInsert)[];
  readonly rates: readonly (typeof memberRates.$inferInsert)[];
  readonly now: Date;
  readonly seed: number;
}

/** Number of days before now. Agents get generated commissions only for bets that were settled in this time. */
const rebateDays = 10;

/**
 * Generates the commissions that agents get for recent bets of their downlines (the members below them). Each agent
 * is paid once per day.
 */
export const generateCommissions = ({
  merchant,
  members,
  games,
  bets: placedBets,
  rates,
  now,
  seed,
}: GenerateCommissionsOptions) => {
  const rebates: NewRebate[] = [];
  const movements: {
    transaction: typeof ledgerTransactions.$inferInsert;
    entries: (typeof ledgerEntries.$inferInsert)[];
  }[] = [];
  const byId = new Map(members.map((member) => [member.id, member]));
  const ratesByMember = new Map(rates.map((each) => [each.memberId, each]));
  const categoryByNode = new Map(games.map(({ nodeId, category }) => [nodeId, category]));
  const paydays = new Map<string, { memberId: string; amount: number; at: Date }>();
  for (const { vendor, id, memberId, nodeId, stake, settledAt } of placedBets) {
    const category = categoryByNode.get(nodeId);
    const bettor = byId.get(memberId);
    if (
      !settledAt ||
      settledAt.getTime() < now.getTime() - days(rebateDays) ||
      !category ||
      !bettor ||
      !ratesByMember.has(memberId)
    )
      continue;
    const line = bettor.lineage
      .split('/')
      .filter(Boolean)
      .map((each) => ({ memberId: each, series: 0, rates: ratesByMember.get(each)?.rates ?? {} }));
    for (const share of computeShares(toRateUpline(line, toContractCategory(category)), stake, 0, rateBase).filter(
      ({ amount }) => amount > 0,
    )) {
      const day = `${share.memberId}/${toCalendarDay(settledAt, merchant.timeZone)}`;
      const payoutId = toDeterministicUuid(`${seed}/${merchant.code}/line-rebate/${day}`);
      rebates.push({
        ...share,
        id: toDeterministicUuid(`${payoutId}/${vendor}/${id}`),
        merchant: merchant.code,
        vendor,
        betId: id,
        kind: 'rate',
        category,
        fromId: memberId,
        stake,
        state: 'paid',
        madeAt: settledAt,
        settledAt,
        payoutId,
      });
      const existing = paydays.get(payoutId);
      const at = new Date(settledAt.getTime() + seconds(1));
      paydays.set(payoutId, {
        memberId: share.memberId,
        amount: (existing?.amount ?? 0) + share.amount,
        at: existing && existing.at > at ? existing.at : at,
      });
    }
  }
  for (const [payoutId, { memberId, amount, at }] of paydays) {
    const transactionId = toDeterministicUuid(`${payoutId}/transaction`);
    movements.push({
      transaction: {
        id: transactionId,
        merchant: merchant.code,
        kind: 'rebate',
        reference: `line-rebate/${payoutId}`,
        at,
      },
      entries: [
        { transactionId, accountId: memberAccount(memberId), amount },
        { transactionId, accountId: counterpartAccount(merchant.code, 'promotion'), amount: -amount },
      ],
    });
  }
  return { rebates, movements };
};
