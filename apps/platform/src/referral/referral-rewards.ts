import type { Minor } from '@livery/contract/money';
import { and, desc, eq, sql } from 'drizzle-orm';
import { firstOfMonth, instantAt } from '../clock/calendar.ts';
import { days } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { bets, ledgerEntries, ledgerTransactions, members, promotions, referrals } from '../db/schema/tables.ts';
import type { RewardContext } from '../promotions/reward-context.ts';
import { line, type Promotion, type Reward } from '../promotions/reward.ts';
import { maskName } from '../winners/mask-name.ts';

export interface Friend {
  readonly publicId: string;
  readonly rewardId: string;
  /** Masked. */
  readonly name: string;
  readonly joinedAt: Date;
  /** Until when the conditions can be met. */
  readonly until: Date;
  readonly deposited: Minor;
  readonly bet: Minor;
  readonly status: 'joined' | 'deposited' | 'claimable' | 'claimed' | 'lapsed';
  /** What was paid, or would be. */
  readonly reward: Minor;
}

/** The promotion that says what a friend is worth. Without one that runs, an invitation pays nothing. */
export const findReferralPromotion = async (
  db: Database,
  merchant: string,
  now: Date,
): Promise<Promotion | undefined> => {
  const rows = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.merchant, merchant), eq(promotions.kind, 'REFERRAL'), eq(promotions.isActive, true)));
  return rows.find(({ startsAt, endsAt }) => startsAt <= now && (!endsAt || endsAt > now));
};

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The friends of a member, the latest first, with how far each is. */
export const readFriends = async (
  { db, memberId, now, claims }: RewardContext,
  promotion: Promotion,
  { limit, offset }: Page,
): Promise<Friend[]> => {
  const { days: open = 30, least = 0, bets: wanted = 0, amounts } = promotion.rules;
  const until = sql`${referrals.joinedAt} + make_interval(days => ${open})`;
  const deposited = sql<string>`(select coalesce(sum(${ledgerEntries.amount}), 0) from ${ledgerEntries} inner join ${ledgerTransactions} on ${ledgerTransactions.id} = ${ledgerEntries.transactionId} where ${ledgerEntries.accountId} = ${referrals.inviteeId} and ${ledgerTransactions.kind} = 'deposit' and ${ledgerEntries.amount} > 0 and ${ledgerTransactions.at} >= ${referrals.joinedAt} and ${ledgerTransactions.at} < ${until})`;
  const bet = sql<string>`(select coalesce(sum(${bets.stake}), 0) from ${bets} where ${bets.memberId} = ${referrals.inviteeId} and ${bets.state} in ('won', 'lost') and ${bets.settledAt} >= ${referrals.joinedAt} and ${bets.settledAt} < ${until})`;
  const rows = await db
    .select({
      publicId: referrals.publicId,
      username: members.username,
      joinedAt: referrals.joinedAt,
      deposited: deposited.mapWith(Number),
      bet: bet.mapWith(Number),
    })
    .from(referrals)
    .innerJoin(members, eq(members.id, referrals.inviteeId))
    .where(eq(referrals.inviterId, memberId))
    .orderBy(desc(referrals.joinedAt), referrals.publicId)
    .limit(limit)
    .offset(offset);
  return rows.map((row): Friend => {
    const rewardId = `referral:${row.publicId}`;
    const ends = new Date(row.joinedAt.getTime() + days(open));
    const claimed = claims.get(rewardId);
    const isDone = row.deposited >= least && row.bet >= wanted;
    const status = claimed
      ? 'claimed'
      : isDone
        ? 'claimable'
        : ends <= now
          ? 'lapsed'
          : row.deposited >= least && row.deposited > 0
            ? 'deposited'
            : 'joined';
    return {
      publicId: row.publicId,
      rewardId,
      name: maskName(row.username),
      joinedAt: row.joinedAt,
      until: ends,
      deposited: row.deposited,
      bet: row.bet,
      status,
      reward: claimed?.amount ?? amounts?.[0] ?? 0,
    };
  });
};

/** Friends that are looked at for a reward: more of them wait for those before to be claimed. */
const most = 500;

/** What the friends of a member have earned it. Above the month's number of friends the rest waits for the next month. */
export const referralRewards = async (context: RewardContext): Promise<Reward[]> => {
  const { db, merchant, now, today, claims, flags } = context;
  const promotion = flags.REFERRAL ? await findReferralPromotion(db, merchant.code, now) : undefined;
  if (!promotion) return [];
  const monthStart = instantAt(firstOfMonth(today), merchant.timeZone);
  const paid = [...claims.values()].filter(
    ({ source, claimedAt }) => source === 'REFERRAL' && claimedAt >= monthStart,
  ).length;
  const left = Math.max(0, (promotion.rules.friendsPerMonth ?? Infinity) - paid);
  const friends = (await readFriends(context, promotion, { limit: most, offset: 0 })).filter(
    ({ status, reward }) => status === 'claimable' && reward > 0,
  );
  return friends.slice(0, left).map(({ rewardId, name, reward, deposited, bet }) => ({
    id: rewardId,
    source: 'REFERRAL',
    promotionId: promotion.id,
    titles: promotion.titles,
    amount: reward,
    rollover: reward * promotion.rolloverTimes,
    availableUntil: null,
    lines: [line.text('friend', name), line.money('deposit', deposited), line.money('staked', bet)],
  }));
};
