import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../../../core/clock/clock.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import type { RewardQuery } from './reward-context.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface Caller {
  readonly merchant: Merchant;
  readonly session: Session;
}

/**
 * Creates the guard of the reward routes. The guard throws a GatewayError for a trial member, or if one of the given
 * feature flags is off for the brand.
 */
export const createRewardGuard =
  (merchants: Merchants, clock: Clock) =>
  async ({ merchant, session }: Caller, ...requiredFlags: Flag[]): Promise<RewardQuery> => {
    const flags = await merchants.getFlags(merchant);
    if (!requiredFlags.every((flag) => flags[flag])) throw new GatewayError(ErrorCode.FeatureDisabled);
    if (isTrial(session.memberType)) throw new GatewayError(ErrorCode.TrialRejected);
    return { merchant, flags, memberId: session.memberId, now: clock.now() };
  };
export type RewardGuard = ReturnType<typeof createRewardGuard>;
