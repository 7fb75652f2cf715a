import { MemberType } from '@livery/contract/enums';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { addDays, dayOf, instantAt, mondayOf } from '../../clock/calendar.ts';
import { days, minutes } from '../../clock/durations.ts';
import type {
  bets,
  missions,
  promotions,
  referralCodes,
  referrals,
  rewardClaims,
  vipLevels,
} from '../../db/schema/tables.ts';
import { counterpartAccount, memberAccount } from '../../ledger/accounts.ts';
import { demoUsernames, friendsJoined, type NewMember } from '../members/generate-members.ts';
import type { Play } from '../play/generate-play.ts';
import { randomFrom } from '../random.ts';
import { uuidFrom } from '../uuid-from.ts';

type NewClaim = typeof rewardClaims.$inferInsert;

interface Making {
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
  readonly happenings: Play['happenings'];
  readonly codes: readonly (typeof referralCodes.$inferInsert)[];
  readonly referrals: readonly (typeof referrals.$inferInsert)[];
  /** The level that each member's own bets have reached. */
  readonly levels: ReadonlyMap<string, number>;
}

const reachedLevel = (staked: number, levels: Making['levels']): number =>
  levels.findLast(({ requiredBets }) => requiredBets <= staked)?.level ?? 0;

/** Days that came before, each claimed at noon: the demo member has checked in three days in a row. */
const checkInsBefore = [3, 2, 1] as const;

/** The friends of the demo member: players of their own. */
const friendsOf = (members: readonly NewMember[]): readonly NewMember[] =>
  members.filter(({ uplineId, type }) => !uplineId && (type ?? 0) === MemberType.Member).slice(-friendsJoined.length);

/** What members have claimed before: bonuses of the ledger, each with what it was for. */
export const generateRewards = ({
  merchant,
  members,
  bets: made,
  promotions: offers,
  missions: goals,
  levels,
  now,
  seed,
}: Making): Rewards => {
  const random = randomFrom(seed, `rewards/${merchant.code}`);
  const claims: NewClaim[] = [];
  const demo = members.find(({ username }) => username === demoUsernames.member) as NewMember;
  const staked = new Map<string, number>();
  for (const { memberId, stake } of made) staked.set(memberId, (staked.get(memberId) ?? 0) + stake);
  const reached = new Map(members.map(({ id }) => [id, reachedLevel(staked.get(id) ?? 0, levels)]));
  const today = dayOf(now, merchant.timeZone);

  const claim = (
    member: NewMember,
    given: Omit<NewClaim, 'memberId' | 'merchant' | 'rollover' | 'clearedAt'>,
  ): void => {
    // What was claimed so long ago has been wagered since.
    claims.push({
      promotionId: null,
      points: 0,
      ...given,
      memberId: member.id,
      merchant: merchant.code,
      rollover: given.amount,
      clearedAt: given.claimedAt,
    });
  };

  const checkIn = offers.find(({ kind }) => kind === 'CHECKIN');
  if (checkIn) {
    for (const [place, back] of checkInsBefore.entries()) {
      const day = addDays(today, -back);
      const amount = checkIn.rules.amounts?.[place] ?? 0;
      claim(demo, {
        rewardId: `${checkIn.id}:${day}`,
        source: 'CHECKIN',
        promotionId: checkIn.id,
        titles: checkIn.titles,
        amount,
        lines: [{ code: 'streak', unit: 'count', value: String(place + 1) }],
        claimedAt: instantAt(day, merchant.timeZone, '12:00'),
      });
    }
  }
  // The demo member has claimed every level but the last one that it reached.
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

  const weekStart = mondayOf(today);
  const weekly = goals.filter(({ period }) => period === 'week');
  if (merchant.flags.MISSION && now.getTime() - instantAt(weekStart, merchant.timeZone).getTime() > minutes(1)) {
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

  const friends = merchant.flags.REFERRAL ? friendsOf(members) : [];
  const invitation = offers.find(({ kind }) => kind === 'REFERRAL');
  const came = friends.map((friend): typeof referrals.$inferInsert => ({
    inviteeId: friend.id,
    inviterId: demo.id,
    merchant: merchant.code,
    publicId: uuidFrom(`${seed}/referral/${friend.id}`),
    joinedAt: friend.registeredAt,
  }));
  const [first] = came;
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

  const happenings = claims.map(({ memberId, rewardId, amount, claimedAt }) => {
    const id = uuidFrom(`${seed}/${merchant.code}/${memberId}/reward/${rewardId}`);
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
            code: uuidFrom(`${seed}/${merchant.code}/code`).replaceAll('-', '').slice(0, 8).toUpperCase(),
          },
        ]
      : [];
  return { claims, happenings, codes, referrals: came, levels: reached };
};
