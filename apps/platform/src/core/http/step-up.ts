import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import type { StepUp } from '@livery/contract/operation';
import { minutes } from '../clock/durations.ts';
import { GatewayError } from './errors/gateway-error.ts';
import type { Session } from './session.ts';

/** Milliseconds for which a proof of identity allows grave acts. */
export const stepUpLife = minutes(5);

/**
 * Throws a GatewayError when the session has no fresh proof of identity of this level. A trial account has no identity
 * that could be proven.
 */
export const assertSteppedUp = (session: Session, level: StepUp, now: Date): void => {
  if (isTrial(session.memberType)) throw new GatewayError(ErrorCode.TrialRejected);
  if (level === 'inRequest') return;
  const provenAt = level === 'secondFactor' ? session.secondFactorAt : session.provenAt;
  if (!provenAt || provenAt.getTime() + stepUpLife <= now.getTime())
    throw new GatewayError(ErrorCode.StepUpRequired, { value: { level } });
};
