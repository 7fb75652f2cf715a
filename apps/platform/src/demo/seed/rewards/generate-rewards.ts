import { MemberType } from '@livery/contract/enums';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { addDays, toCalendarDay, zonedTimeToUtc, getMonday } from '../../../core/clock/calendar.ts';
import { days, minutes } from '../../../core/clock/durations.ts';
import { counterpartAccount, memberAccount } from '../../../modules/ledger/accounts.ts';
import { demoUsernames, friendsJoined, type NewMember } from '../members/generate-members.ts';
import type { Play } from '../betting/generate-bets.ts';
import { createSeededRandom } from '../random.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';
import type { bets } from '../../../modules/betting/betting.tables.ts';
import type { rewardClaims } from '../../../modules/rewards/rewards.tables.ts';
import type { missions } from '../../../modules/rewards/missions.tables.ts';
import type { vipLevels } from '../../../modules/rewards/vip.tables.ts';
import type { referralCodes, referrals } from '../../../modules/rewards/referral.tables.ts';
import type { promotions } from '../../../modules/rewards/promotions.tables.ts';

type NewClaim = typeof rewardClaims.$inferInsert;

interface GenerateRewardsOptions {
  readonly merchant: Merchant;
  readonly members: readonly NewMember[];
  readonly bets: readonly (typeof bets.$inferInsert)[];
  readonly promotions: readonly (typeof promotions.$inferInsert)[];
  readonly missions: readonly (typeof missions.$inferInsert)[];
  readonly levels: readonly (typeof vipLevels.$inferInsert)[];
  readonly now: Date;
  readonly seed: number;
}

export interface Rewards {
  readonly claims: readonly NewClaim[];
  readonly movements: Play['movements'];
  readonly codes: readonly (typeof referralCodes.$inferInsert)[];
  readonly referrals: readonly (typeof referrals.$inferInsert)[];
  /** Level that each member's bets have reached. */
  readonly levels: ReadonlyMap<string, number>;
}

const reachedLevel = (staked: number, levels: GenerateRewardsOptions['levels']): number =>
  levels.findLast(({ requiredBets }) => requiredBets <= staked)?.level ?? 0;

/** Days before today on which the demo member checked in, at noon. */
const checkInsBefore = [3, 2, 1] as const;

/** Players without an upline whom the demo member has invited. */
const pickInvited = (members: readonly NewMember[]): readonly NewMember[] =>
  members.filter(({ uplineId, type }) => !uplineId && (type ?? 0) === MemberType.Member).slice(-friendsJoined.length);

/** Generates past reward claims with their bonus transactions in the ledger. */
export const generateRewards = ({
  merchant,
  members,
  bets: placedBets,
  promotions: offers,
  missions: goals,
  levels,
  now,
  seed,
}: GenerateRewardsOptions): Rewards => {
  const random = createSeededRandom(seed, `rewards/${merchant.code}`);
  const claims: NewClaim[] = [];
  const demo = members.find(({ username }) => username === demoUsernames.member) as NewMember;
  const staked = new Map<string, number>();
  for (const { memberId, stake } of placedBets) staked.set(memberId, (staked.get(memberId) ?? 0) + stake);
  const reached = new Map(members.map(({ id }) => [id, reachedLevel(staked.get(id) ?? 0, levels)]));
  const today = toCalendarDay(now, merchant.timeZone);

  const claim = (
    member: NewMember,
    values: Omit<NewClaim, 'memberId' | 'merchant' | 'rollover' | 'clearedAt'>,
  ): void => {
    // Old claims are already wagered.
    claims.push({
      promotionId: null,
      points: 0,
      ...values,
      memberId: member.id,
      merchant: merchant.code,
      rollover: values.amount,
      clearedAt: values.claimedAt,
    });
  };

  const checkIn = offers.find(({ kind }) => kind === 'CHECKIN');
  if (checkIn) {
    for (const [index, back] of checkInsBefore.entries()) {
      const day = addDays(today, -back);
      const amount = checkIn.rules.amounts?.[index] ?? 0;
      claim(demo, {
        rewardId: `${checkIn.id}:${day}`,
        source: 'CHECKIN',
        promotionId: checkIn.id,
        titles: checkIn.titles,
        amount,
        lines: [{ code: 'streak', unit: 'count', value: String(index + 1) }],
        claimedAt: zonedTimeToUtc(day, merchant.timeZone, '12:00'),
      });
    }
  }
  // The demo member has not claimed its latest level yet.
  for (const { level, names, levelUpBonus } of levels.slice(1, reached.get(demo.id))) {
    claim(demo, {
      rewardId: `vip:${level}`,
      source: 'VIP',
      titles: names,
      amount: levelUpBonus,
      lines: [{ code: 'level', unit: 'count', value: String(level) }],
      claimedAt: new Date(now.getTime() - days(9 - level)),
    });
  }

  const weekStart = getMonday(today);
  const weekly = goals.filter(({ period }) => period === 'week');
  if (merchant.flags.MISSION && now.getTime() - zonedTimeToUtc(weekStart, merchant.timeZone).getTime() > minutes(1)) {
    const others = members
      .filter((member) => member !== demo && member.lastLoginAt && (member.type ?? 0) !== MemberType.Trial)
      .slice(0, 16);
    for (const member of others) {
      for (const goal of weekly.filter(() => random.below(3) === 0)) {
        claim(member, {
          rewardId: `${goal.id}:${weekStart}`,
          source: 'MISSION',
          titles: goal.titles,
          amount: goal.amount,
          points: goal.points,
          lines: [],
          claimedAt: new Date(now.getTime() - minutes(1)),
        });
      }
    }
  }

  const friends = merchant.flags.REFERRAL ? pickInvited(members) : [];
  const invitation = offers.find(({ kind }) => kind === 'REFERRAL');
  const newReferrals = friends.map((friend): typeof referrals.$inferInsert => ({
    inviteeId: friend.id,
    inviterId: demo.id,
    merchant: merchant.code,
    publicId: toDeterministicUuid(`${seed}/referral/${friend.id}`),
    joinedAt: friend.registeredAt,
  }));
  const [first] = newReferrals;
  if (invitation && first) {
    claim(demo, {
      rewardId: `referral:${first.publicId}`,
      source: 'REFERRAL',
      promotionId: invitation.id,
      titles: invitation.titles,
      amount: invitation.rules.amounts?.[0] ?? 0,
      lines: [{ code: 'friend', unit: 'text', value: friends[0]?.username ?? '' }],
      claimedAt: new Date(now.getTime() - days(4)),
    });
  }

  const movements = claims.map(({ memberId, rewardId, amount, claimedAt }) => {
    const id = toDeterministicUuid(`${seed}/${merchant.code}/${memberId}/reward/${rewardId}`);
    return {
      transaction: {
        id,
        merchant: merchant.code,
        kind: 'bonus' as const,
        reference: `reward/${rewardId}`,
        at: claimedAt,
      },
      entries: [
        { transactionId: id, accountId: memberAccount(memberId), amount },
        { transactionId: id, accountId: counterpartAccount(merchant.code, 'promotion'), amount: -amount },
      ],
    };
  });
  const codes =
    friends.length > 0
      ? [
          {
            memberId: demo.id,
            merchant: merchant.code,
            code: toDeterministicUuid(`${seed}/${merchant.code}/code`).replaceAll('-', '').slice(0, 8).toUpperCase(),
          },
        ]
      : [];
  return { claims, movements, codes, referrals: newReferrals, levels: reached };
};
