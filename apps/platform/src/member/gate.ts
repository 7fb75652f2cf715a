import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { GatewayError } from '../http/gateway-error.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { Session } from '../session/session.ts';

interface MemberCall {
  readonly merchant: Merchant;
  readonly session: Session;
}

/** Throws a GatewayError for a trial member, and where a flag is off that the call rests on. */
export const createGate =
  (merchants: Merchants, flag?: Flag) =>
  async ({ merchant, session }: MemberCall): Promise<void> => {
    if (isTrial(session.memberType)) throw new GatewayError(ErrorCode.TrialRejected);
    if (flag && !(await merchants.flagsOf(merchant))[flag]) throw new GatewayError(ErrorCode.FeatureOff);
  };
