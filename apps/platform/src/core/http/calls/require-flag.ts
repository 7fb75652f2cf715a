import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Session } from './session.ts';
import type { Merchants } from '../hosts/brand-directory.ts';

interface GuardedCall {
  readonly merchant: Merchant;
  readonly session: Session;
}

/**
 * Creates a check for calls of members. The check throws a GatewayError for a trial account. It also throws a
 * GatewayError if `flag` is set and this feature is off for the brand.
 */
export const createFeatureGuard =
  (merchants: Merchants, flag?: Flag) =>
  async ({ merchant, session }: GuardedCall): Promise<void> => {
    if (isTrial(session.memberType)) throw new GatewayError(ErrorCode.TrialRejected);
    if (flag && !(await merchants.getFlags(merchant))[flag]) throw new GatewayError(ErrorCode.FeatureDisabled);
  };
