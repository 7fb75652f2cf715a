import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../clock/clock.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { Session } from '../session/session.ts';
import type { RewardQuestion } from './reward-context.ts';

interface Caller {
  readonly merchant: Merchant;
  readonly session: Session;
}

/** Lets a member ask for its rewards: not on a free trial, and only where all of these are on. */
export const createRewardGate =
  (merchants: Merchants, clock: Clock) =>
  async ({ merchant, session }: Caller, ...needed: Flag[]): Promise<RewardQuestion> => {
    const flags = await merchants.flagsOf(merchant);
    if (!needed.every((flag) => flags[flag])) throw new GatewayError(ErrorCode.FeatureOff);
    if (isTrial(session.memberType)) throw new GatewayError(ErrorCode.TrialRejected);
    return { merchant, flags, memberId: session.memberId, now: clock.now() };
  };
export type RewardGate = ReturnType<typeof createRewardGate>;
