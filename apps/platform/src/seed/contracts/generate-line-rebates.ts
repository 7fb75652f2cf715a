import type { Merchant } from '@livery/merchant/merchant.schema';
import { dayOf } from '../../clock/calendar.ts';
import { days, seconds } from '../../clock/durations.ts';
import { countedCategory } from '../../contracts/category.ts';
import type { bets, ledgerEntries, ledgerTransactions, lineRebates, memberRates } from '../../db/schema/tables.ts';
import { counterpartAccount, memberAccount } from '../../ledger/accounts.ts';
import { rateLine } from '../../line-rebates/line.ts';
import { rateBase, sharesOf } from '../../line-rebates/shares.ts';
import type { NewGame } from '../catalogue/generate-games.ts';
import type { NewMember } from '../members/generate-members.ts';
import { uuidFrom } from '../uuid-from.ts';

type NewRebate = typeof lineRebates.$inferInsert;

interface Making {
  readonly merchant: Merchant;
  readonly members: readonly NewMember[];
  readonly games: readonly NewGame[];
  readonly bets: readonly (typeof bets.$inferInsert)[];
  readonly rates: readonly (typeof memberRates.$inferInsert)[];
  readonly now: Date;
  readonly seed: number;
}

/** Bets of these last days gave rebates. */
const rebateDays = 10;

/** What the bets of the last days gave the agents above, paid once a day for each. */
export const generateLineRebates = ({ merchant, members, games, bets: made, rates, now, seed }: Making) => {
  const rebates: NewRebate[] = [];
  const happenings: {
    transaction: typeof ledgerTransactions.$inferInsert;
    entries: (typeof ledgerEntries.$inferInsert)[];
  }[] = [];
  const byId = new Map(members.map((member) => [member.id, member]));
  const held = new Map(rates.map((each) => [each.memberId, each]));
  const categoryOf = new Map(games.map(({ nodeId, category }) => [nodeId, category]));
  const paydays = new Map<string, { memberId: string; amount: number; at: Date }>();
  for (const { vendor, id, memberId, nodeId, stake, settledAt } of made) {
    const category = categoryOf.get(nodeId);
    const better = byId.get(memberId);
    if (
      !settledAt ||
      settledAt.getTime() < now.getTime() - days(rebateDays) ||
      !category ||
      !better ||
      !held.has(memberId)
    )
      continue;
    const line = better.lineage
      .split('/')
      .filter(Boolean)
      .map((each) => ({ memberId: each, series: 0, rates: held.get(each)?.rates ?? {} }));
    for (const share of sharesOf(rateLine(line, countedCategory(category)), stake, 0, rateBase).filter(
      ({ amount }) => amount > 0,
    )) {
      const day = `${share.memberId}/${dayOf(settledAt, merchant.timeZone)}`;
      const payoutId = uuidFrom(`${seed}/${merchant.code}/line-rebate/${day}`);
      rebates.push({
        ...share,
        id: uuidFrom(`${payoutId}/${vendor}/${id}`),
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
      const known = paydays.get(payoutId);
      const at = new Date(settledAt.getTime() + seconds(1));
      paydays.set(payoutId, {
        memberId: share.memberId,
        amount: (known?.amount ?? 0) + share.amount,
        at: known && known.at > at ? known.at : at,
      });
    }
  }
  for (const [payoutId, { memberId, amount, at }] of paydays) {
    const transactionId = uuidFrom(`${payoutId}/transaction`);
    happenings.push({
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
  return { rebates, happenings };
};
