import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import type { StepUp } from '@livery/contract/operation';
import { minutes } from '../clock/durations.ts';
import { GatewayError } from './errors/gateway-error.ts';
import type { Session } from './session.ts';

/** Milliseconds after a proof of identity in which the session may perform sensitive actions. */
export const stepUpLife = minutes(5);

/**
 * Throws a GatewayError if the session has no recent proof of identity of this level. Always throws one for a trial
 * account, because such an account cannot prove an identity.
 */
export const assertSteppedUp = (session: Session, level: StepUp, now: Date): void => {
  if (isTrial(session.memberType)) throw new GatewayError(ErrorCode.TrialRejected);
  if (level === 'inRequest') return;
  const provenAt = level === 'secondFactor' ? session.secondFactorAt : session.provenAt;
  if (!provenAt || provenAt.getTime() + stepUpLife <= now.getTime())
    throw new GatewayError(ErrorCode.StepUpRequired, { value: { level } });
};
