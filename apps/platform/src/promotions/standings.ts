import { areMissionsOn } from '../missions/mission-rewards.ts';
import type { RewardContext } from './reward-context.ts';
import type { Promotion, Standing } from './reward.ts';
import { applicationStanding } from './kinds/application.ts';
import { cashbackStanding } from './kinds/cashback.ts';
import { checkInStanding } from './kinds/check-in.ts';
import { reloadStanding } from './kinds/reload.ts';
import { welcomeStanding } from './kinds/welcome.ts';

type StandingOf = (context: RewardContext, promotion: Promotion) => Promise<Standing>;

/** Missions and invitations have pages of their own, where each is told of by itself. */
const elsewhere: StandingOf = async () => ({ status: 'progress' });

const standingOf = {
  WELCOME: welcomeStanding,
  CHECKIN: checkInStanding,
  CASHBACK: cashbackStanding,
  RELOAD: reloadStanding,
  APPLY: applicationStanding,
  MISSION: elsewhere,
  REFERRAL: elsewhere,
} satisfies Record<Promotion['kind'], StandingOf>;

export const isRunning = ({ startsAt, endsAt, isActive }: Promotion, now: Date): boolean =>
  isActive && startsAt <= now && (!endsAt || endsAt > now);

/** Whether a brand shows a promotion at all. */
export const isOffered = ({ kind }: Promotion, flags: Readonly<Record<string, boolean>>): boolean => {
  if (kind === 'MISSION') return areMissionsOn(flags);
  return kind !== 'REFERRAL' || Boolean(flags.REFERRAL);
};

/** How a member stands in a promotion. One that has ended pays nothing any more. */
export const standIn = async (context: RewardContext, promotion: Promotion): Promise<Standing> => {
  if (!isRunning(promotion, context.now)) return { status: 'ended', until: promotion.endsAt };
  return standingOf[promotion.kind](context, promotion);
};
