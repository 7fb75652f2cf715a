import { areMissionsOn } from '../missions/mission-rewards.ts';
import type { RewardContext } from '../engine/reward-context.ts';
import type { Promotion, Eligibility } from '../engine/reward.ts';
import { applicationEligibility } from './kinds/application.ts';
import { cashbackEligibility } from './kinds/cashback.ts';
import { checkInEligibility } from './kinds/check-in.ts';
import { reloadEligibility } from './kinds/reload.ts';
import { welcomeEligibility } from './kinds/welcome.ts';

type EligibilityRule = (context: RewardContext, promotion: Promotion) => Promise<Eligibility>;

/**
 * Rule for missions and invitations, which have their own pages in the app. In the list of promotions, their status is
 * therefore always `progress`.
 */
const alwaysInProgress: EligibilityRule = async () => ({ status: 'progress' });

const eligibilityByKind = {
  WELCOME: welcomeEligibility,
  CHECKIN: checkInEligibility,
  CASHBACK: cashbackEligibility,
  RELOAD: reloadEligibility,
  APPLY: applicationEligibility,
  MISSION: alwaysInProgress,
  REFERRAL: alwaysInProgress,
} satisfies Record<Promotion['kind'], EligibilityRule>;

export const isRunning = ({ startsAt, endsAt, isActive }: Promotion, now: Date): boolean =>
  isActive && startsAt <= now && (!endsAt || endsAt > now);

/** Returns true if the brand's feature flags allow this kind of promotion. */
export const isOffered = ({ kind }: Pick<Promotion, 'kind'>, flags: Readonly<Record<string, boolean>>): boolean => {
  if (kind === 'MISSION') return areMissionsOn(flags);
  return kind !== 'REFERRAL' || Boolean(flags.REFERRAL);
};

/**
 * Computes the state of a promotion for a member. The status is `ended` if the promotion is inactive, has not started
 * or has ended.
 */
export const getEligibility = async (context: RewardContext, promotion: Promotion): Promise<Eligibility> => {
  if (!isRunning(promotion, context.now)) return { status: 'ended', until: promotion.endsAt };
  return eligibilityByKind[promotion.kind](context, promotion);
};
