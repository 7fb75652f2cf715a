import type { Minor } from '@livery/contract/money';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { getMonthStart, zonedTimeToUtc } from '../../../core/clock/calendar.ts';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { RewardContext } from '../engine/reward-context.ts';
import { line, type Promotion, type Reward } from '../engine/reward.ts';
import { maskName } from '../../../core/text/mask-name.ts';
import { bets } from '../../betting/index.ts';
import { ledgerEntries, ledgerTransactions } from '../../ledger/index.ts';
import { members } from '../../members/index.ts';
import { referrals } from '../referral.tables.ts';
import { promotions } from '../promotions.tables.ts';

export interface InvitedMember {
  readonly publicId: string;
  readonly rewardId: string;
  /** Name of the invited member. Most of its characters are masked. */
  readonly name: string;
  readonly joinedAt: Date;
  /** Time until which the invited member must place the required deposits and bets. */
  readonly until: Date;
  readonly deposited: Minor;
  readonly bet: Minor;
  readonly status: 'joined' | 'deposited' | 'claimable' | 'claimed' | 'lapsed';
  /**
   * Amount of the inviter's reward in minor units: the paid amount, or the current amount of the promotion if the
   * reward is not claimed. A reward with the status `lapsed` is not paid.
   */
  readonly reward: Minor;
}

/**
 * Finds the running referral promotion of a brand. Returns undefined if there is none. In this case, invitations pay
 * no rewards.
 */
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

interface Terms {
  readonly minDeposit: Minor;
  readonly isDone: boolean;
  readonly isOver: boolean;
}

const getUnclaimedStatus = (
  { deposited }: { readonly deposited: Minor },
  { minDeposit, isDone, isOver }: Terms,
): Exclude<InvitedMember['status'], 'claimed'> => {
  if (isDone) return 'claimable';
  if (isOver) return 'lapsed';
  return deposited >= minDeposit && deposited > 0 ? 'deposited' : 'joined';
};

/** Returns the SQL for the sum of an invited member's deposits before `until`. */
const sumDeposits = (until: SQL) => sql<string>`(
  select coalesce(sum(${ledgerEntries.amount}), 0)
  from ${ledgerEntries}
  inner join ${ledgerTransactions} on ${ledgerTransactions.id} = ${ledgerEntries.transactionId}
  where ${ledgerEntries.accountId} = ${referrals.inviteeId}
    and ${ledgerTransactions.kind} = 'deposit'
    and ${ledgerEntries.amount} > 0
    and ${ledgerTransactions.at} >= ${referrals.joinedAt}
    and ${ledgerTransactions.at} < ${until}
)`;

/** Returns the SQL for the sum of an invited member's bets that were settled before `until`. */
const sumBets = (until: SQL) => sql<string>`(
  select coalesce(sum(${bets.stake}), 0)
  from ${bets}
  where ${bets.memberId} = ${referrals.inviteeId}
    and ${bets.state} in ('won', 'lost')
    and ${bets.settledAt} >= ${referrals.joinedAt}
    and ${bets.settledAt} < ${until}
)`;

/**
 * Lists the members whom this member invited, the newest first. Each entry contains the deposits and bets that count
 * for the inviter's reward.
 */
export const listInvited = async (
  { db, memberId, now, claims }: RewardContext,
  promotion: Promotion,
  { limit, offset }: Page,
): Promise<InvitedMember[]> => {
  const { days: open = 30, least: minDeposit = 0, bets: minBets = 0, amounts } = promotion.rules;
  const until = sql`${referrals.joinedAt} + make_interval(days => ${open})`;
  const rows = await db
    .select({
      publicId: referrals.publicId,
      username: members.username,
      joinedAt: referrals.joinedAt,
      deposited: sumDeposits(until).mapWith(Number),
      bet: sumBets(until).mapWith(Number),
    })
    .from(referrals)
    .innerJoin(members, eq(members.id, referrals.inviteeId))
    .where(eq(referrals.inviterId, memberId))
    .orderBy(desc(referrals.joinedAt), referrals.publicId)
    .limit(limit)
    .offset(offset);
  return rows.map((row): InvitedMember => {
    const rewardId = `referral:${row.publicId}`;
    const ends = new Date(row.joinedAt.getTime() + days(open));
    const claimed = claims.get(rewardId);
    const isDone = row.deposited >= minDeposit && row.bet >= minBets;
    return {
      publicId: row.publicId,
      rewardId,
      name: maskName(row.username),
      joinedAt: row.joinedAt,
      until: ends,
      deposited: row.deposited,
      bet: row.bet,
      status: claimed ? 'claimed' : getUnclaimedStatus(row, { minDeposit, isDone, isOver: ends <= now }),
      reward: claimed?.amount ?? amounts?.[0] ?? 0,
    };
  });
};

/** Maximum number of invited members that are checked for rewards. The members who registered last are checked. */
const maxInvited = 500;

/**
 * Lists the referral rewards that a member can claim. Rewards above the monthly maximum can be claimed in the next
 * month.
 */
export const listReferralRewards = async (context: RewardContext): Promise<Reward[]> => {
  const { db, merchant, now, today, claims, flags } = context;
  const promotion = flags.REFERRAL ? await findReferralPromotion(db, merchant.code, now) : undefined;
  if (!promotion) return [];
  const monthStart = zonedTimeToUtc(getMonthStart(today), merchant.timeZone);
  const paid = [...claims.values()].filter(
    ({ source, claimedAt }) => source === 'REFERRAL' && claimedAt >= monthStart,
  ).length;
  const remainingRewards = Math.max(0, (promotion.rules.friendsPerMonth ?? Infinity) - paid);
  const friends = (await listInvited(context, promotion, { limit: maxInvited, offset: 0 })).filter(
    ({ status, reward }) => status === 'claimable' && reward > 0,
  );
  return friends.slice(0, remainingRewards).map(({ rewardId, name, reward, deposited, bet }) => ({
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
