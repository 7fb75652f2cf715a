import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import type { StepUp } from '@livery/contract/operation';
import { minutes } from '../../clock/durations.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Session } from './session.ts';

/**
 * Milliseconds after a proof of identity during which a session can perform sensitive actions, such as a change of the
 * password.
 */
export const stepUpLife = minutes(5);

/**
 * Throws a GatewayError if the session has no proof of identity of the given level in the last `stepUpLife`
 * milliseconds. The level `inRequest` means that the request itself contains the proof, so this function checks
 * nothing. Always throws a GatewayError for a trial account, because such an account cannot prove an identity.
 */
export const assertSteppedUp = (session: Session, level: StepUp, now: Date): void => {
  if (isTrial(session.memberType)) throw new GatewayError(ErrorCode.TrialRejected);
  if (level === 'inRequest') return;
  const provenAt = level === 'secondFactor' ? session.secondFactorAt : session.provenAt;
  if (!provenAt || provenAt.getTime() + stepUpLife <= now.getTime())
    throw new GatewayError(ErrorCode.StepUpRequired, { value: { level } });
};
