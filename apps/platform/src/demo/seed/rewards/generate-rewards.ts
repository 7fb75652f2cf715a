import { MemberType } from '@livery/contract/enums';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { demoUsernames } from '@livery/demo/members/accounts';
import { createSeededRandom } from '@livery/demo/random';
import { addDays, toCalendarDay, zonedTimeToUtc, getMonday } from '../../../core/clock/calendar.ts';
import { days, minutes } from '../../../core/clock/durations.ts';
import { counterpartAccount, memberAccount } from '../../../modules/ledger/index.ts';
import { friendsJoined, type NewMember } from '../members/generate-members.ts';
import type { Play } from '../betting/generate-bets.ts';
import { toDeterministicUuid } from '../../../core/deterministic-uuid.ts';
import type { bets } from '../../../modules/betting/index.ts';
import type {
  missions,
  promotions,
  referralCodes,
  referrals,
  rewardClaims,
  vipLevels,
} from '../../../modules/rewards/index.ts';

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

type ClaimValues = Omit<NewClaim, 'memberId' | 'merchant' | 'rollover' | 'clearedAt'>;

export interface Rewards {
  readonly claims: readonly NewClaim[];
  readonly movements: Play['movements'];
  readonly codes: readonly (typeof referralCodes.$inferInsert)[];
  readonly referrals: readonly (typeof referrals.$inferInsert)[];
  /** VIP level that each member has reached with bets, by member id. */
  readonly levels: ReadonlyMap<string, number>;
}

const getReachedLevel = (staked: number, levels: GenerateRewardsOptions['levels']): number =>
  levels.findLast(({ requiredBets }) => requiredBets <= staked)?.level ?? 0;

/** Days before today on which the demo member checked in. The time of each check-in is noon. */
const checkInsBefore = [3, 2, 1] as const;

/** Returns the players without an upline (an agent above them) whom the demo member has invited. */
const pickInvited = (members: readonly NewMember[]): readonly NewMember[] =>
  members.filter(({ uplineId, type }) => !uplineId && (type ?? 0) === MemberType.Member).slice(-friendsJoined.length);

/**
 * Creates the row of a claimed reward. The wagering requirement equals the amount of the reward and was met at the
 * time of the claim.
 */
const toClaim = (member: NewMember, values: ClaimValues): NewClaim => ({
  promotionId: null,
  points: 0,
  ...values,
  memberId: member.id,
  merchant: member.merchant,
  rollover: values.amount,
  clearedAt: values.claimedAt,
});

const generateCheckIns = (
  { merchant, promotions: offers, now }: GenerateRewardsOptions,
  demo: NewMember,
): NewClaim[] => {
  const checkIn = offers.find(({ kind }) => kind === 'CHECKIN');
  if (!checkIn) return [];
  const today = toCalendarDay(now, merchant.timeZone);
  return checkInsBefore.map((back, index) => {
    const day = addDays(today, -back);
    return toClaim(demo, {
      rewardId: `${checkIn.id}:${day}`,
      source: 'CHECKIN',
      promotionId: checkIn.id,
      titles: checkIn.titles,
      amount: checkIn.rules.amounts?.[index] ?? 0,
      lines: [{ code: 'streak', unit: 'count', value: String(index + 1) }],
      claimedAt: zonedTimeToUtc(day, merchant.timeZone, '12:00'),
    });
  });
};

/**
 * Generates the level-up bonuses that the demo member has claimed. The bonus of the current level is not claimed yet.
 */
const generateLevelBonuses = (
  { levels, now }: GenerateRewardsOptions,
  demo: NewMember,
  reachedLevel: number | undefined,
): NewClaim[] =>
  levels.slice(1, reachedLevel).map(({ level, names, levelUpBonus }) =>
    toClaim(demo, {
      rewardId: `vip:${level}`,
      source: 'VIP',
      titles: names,
      amount: levelUpBonus,
      lines: [{ code: 'level', unit: 'count', value: String(level) }],
      claimedAt: new Date(now.getTime() - days(9 - level)),
    }),
  );

/**
 * Generates the rewards of members, except the demo member, for completed missions of the current week. Returns no
 * rewards if the brand has no missions, or in the first minute of a week.
 */
const generateMissionRewards = (
  { merchant, members, missions: goals, now, seed }: GenerateRewardsOptions,
  demo: NewMember,
): NewClaim[] => {
  const random = createSeededRandom(seed, `rewards/${merchant.code}`);
  const weekStart = getMonday(toCalendarDay(now, merchant.timeZone));
  const weekAge = now.getTime() - zonedTimeToUtc(weekStart, merchant.timeZone).getTime();
  if (!merchant.flags.MISSION || weekAge <= minutes(1)) return [];
  const weekly = goals.filter(({ period }) => period === 'week');
  return members
    .filter((member) => member !== demo && member.lastLoginAt && (member.type ?? 0) !== MemberType.Trial)
    .slice(0, 16)
    .flatMap((member) =>
      weekly
        .filter(() => random.below(3) === 0)
        .map((goal) =>
          toClaim(member, {
            rewardId: `${goal.id}:${weekStart}`,
            source: 'MISSION',
            titles: goal.titles,
            amount: goal.amount,
            points: goal.points,
            lines: [],
            claimedAt: new Date(now.getTime() - minutes(1)),
          }),
        ),
    );
};

/** Generates the friends whom the demo member has invited, the referral code, and the reward for the first friend. */
const generateReferrals = (
  { merchant, members, promotions: offers, now, seed }: GenerateRewardsOptions,
  demo: NewMember,
): Pick<Rewards, 'claims' | 'codes' | 'referrals'> => {
  const friends = merchant.flags.REFERRAL ? pickInvited(members) : [];
  const [friend] = friends;
  if (!friend) return { claims: [], codes: [], referrals: [] };
  const getPublicId = ({ id }: NewMember): string => toDeterministicUuid(`${seed}/referral/${id}`);
  const code = toDeterministicUuid(`${seed}/${merchant.code}/code`).replaceAll('-', '').slice(0, 8).toUpperCase();
  const invitation = offers.find(({ kind }) => kind === 'REFERRAL');
  const reward =
    invitation &&
    toClaim(demo, {
      rewardId: `referral:${getPublicId(friend)}`,
      source: 'REFERRAL',
      promotionId: invitation.id,
      titles: invitation.titles,
      amount: invitation.rules.amounts?.[0] ?? 0,
      lines: [{ code: 'friend', unit: 'text', value: friend.username }],
      claimedAt: new Date(now.getTime() - days(4)),
    });
  return {
    claims: reward ? [reward] : [],
    codes: [{ memberId: demo.id, merchant: merchant.code, code }],
    referrals: friends.map((invited) => ({
      inviteeId: invited.id,
      inviterId: demo.id,
      merchant: merchant.code,
      publicId: getPublicId(invited),
      joinedAt: invited.registeredAt,
    })),
  };
};

/** Creates the ledger transaction that pays the bonus of a claim. */
const toMovement = (
  { merchant, memberId, rewardId, amount, claimedAt }: NewClaim,
  seed: number,
): Play['movements'][number] => {
  const id = toDeterministicUuid(`${seed}/${merchant}/${memberId}/reward/${rewardId}`);
  return {
    transaction: { id, merchant, kind: 'bonus', reference: `reward/${rewardId}`, at: claimedAt },
    entries: [
      { transactionId: id, accountId: memberAccount(memberId), amount },
      { transactionId: id, accountId: counterpartAccount(merchant, 'promotion'), amount: -amount },
    ],
  };
};

/** Generates past claims of rewards, and the ledger transactions that pay them. */
export const generateRewards = (options: GenerateRewardsOptions): Rewards => {
  const { members, bets: placedBets, levels, seed } = options;
  const demo = members.find(({ username }) => username === demoUsernames.member) as NewMember;
  const staked = new Map<string, number>();
  for (const { memberId, stake } of placedBets) staked.set(memberId, (staked.get(memberId) ?? 0) + stake);
  const reached = new Map(members.map(({ id }) => [id, getReachedLevel(staked.get(id) ?? 0, levels)]));
  const { claims: referralClaims, codes, referrals: newReferrals } = generateReferrals(options, demo);
  const claims = [
    ...generateCheckIns(options, demo),
    ...generateLevelBonuses(options, demo, reached.get(demo.id)),
    ...generateMissionRewards(options, demo),
    ...referralClaims,
  ];
  return {
    claims,
    movements: claims.map((claim) => toMovement(claim, seed)),
    codes,
    referrals: newReferrals,
    levels: reached,
  };
};
