import { ErrorCode } from '@livery/contract/errors';
import type { ResponseValue } from '@livery/contract/operation';
import type { login } from '@livery/contract/auth/session';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { hashToken } from '../../../core/crypto/token.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Caller } from '../../../core/http/calls/request-context.ts';
import { createKeyedMutex } from '../../../core/keyed-mutex.ts';
import type { LogSecurityEvent } from '../../../core/security-log.ts';
import type { BotChecks } from '../bot-check/bot-checks.ts';
import type { CreateSession } from '../sessions/create-session.ts';
import {
  createGuessVerifiers,
  createTokenVerifiers,
  type LoginRequest,
  type VerifyCredentialsDeps,
} from './verify-credentials.ts';

type LoginValue = ResponseValue<typeof login>;

export interface LoginDeps extends VerifyCredentialsDeps {
  readonly createSession: CreateSession;
  readonly botChecks: BotChecks;
  readonly merchants: Merchants;
  /**
   * Records a wrong password in the log-in history of the member. `memberId` is null for an unknown name. The duration
   * is the same in both cases, so that it does not reveal whether the name exists.
   */
  readonly recordFailure: (memberId: string | null, caller: Caller) => Promise<void>;
  readonly logSecurityEvent: LogSecurityEvent;
}

/**
 * Proof of identity that each type of log-in gives. `secondFactor` is sufficient for all actions, also for those that
 * require a second factor. `any` is sufficient only for the other actions. A device token gives no proof, because
 * another person may use the device.
 */
const proofs = { username: 'any', device: undefined, sms: 'secondFactor', firebase: 'any' } as const;
const socialLoginFlags = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' } as const;
const errorCodes = {
  username: ErrorCode.LoginFailed,
  device: ErrorCode.LoginFailed,
  sms: ErrorCode.CodeWrong,
  firebase: ErrorCode.SocialInvalid,
} as const;

/**
 * Creates the function for log-ins with a password or an SMS code. It rejects locked accounts, requires the bot check
 * when necessary, verifies the password or code, and counts the failures.
 */
const createGuessableLogin = (deps: LoginDeps) => {
  const { createSession, botChecks, limits, recordFailure, logSecurityEvent } = deps;
  const { byPassword, byCode, getAccountKey } = createGuessVerifiers(deps);
  const runExclusive = createKeyedMutex();

  return async (merchant: Merchant, caller: Caller, request: LoginRequest): Promise<LoginValue> => {
    const account = await getAccountKey(merchant, request);
    return runExclusive(account, async () => {
      const attempt = { account, address: caller.address };
      const { lockedFor, isCaptchaRequired } = await limits.getState(attempt);
      const event = { merchant: merchant.code, method: request.type };
      if (lockedFor !== undefined) {
        logSecurityEvent('log-in locked', { ...event, lockedFor });
        throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor, value: { captcha: true } });
      }
      if (isCaptchaRequired) await botChecks.assertPassed(merchant, caller, request);
      const isPassword = request.type === 'username';
      const { isRight, member } = await (isPassword ? byPassword : byCode)(merchant, request);
      if (isRight && member) {
        await limits.succeed(attempt);
        const { remember, type } = request;
        return createSession({ merchant, member, remember, proof: proofs[type], method: type });
      }
      const retryAfter = await limits.fail(attempt);
      logSecurityEvent('log-in failed', { ...event, memberId: member?.id, lockedFor: retryAfter });
      if (isPassword) await recordFailure(member?.id ?? null, caller);
      throw new GatewayError(errorCodes[request.type], {
        value: { captcha: true },
        ...(retryAfter !== undefined && { retryAfter }),
      });
    });
  };
};

/**
 * Creates the function for log-ins with the token of a remembered device or of an identity provider. Such log-ins need
 * no bot check.
 */
const createTokenLogin = (deps: LoginDeps) => {
  const { byDevice, byIdentity } = createTokenVerifiers(deps);
  const runExclusive = createKeyedMutex();

  return (merchant: Merchant, { address }: Caller, request: LoginRequest): Promise<LoginValue> =>
    // Requests with the same token run one after another. The lock does not use the user name, because it is empty in
    // log-ins with an identity provider.
    runExclusive(hashToken(request.firebaseIdToken ?? request.password), async () => {
      const verified = await (request.type === 'device'
        ? byDevice(merchant, request)
        : byIdentity(merchant, request, address));
      const { type, remember } = request;
      if (!verified) {
        deps.logSecurityEvent('log-in failed', { merchant: merchant.code, method: type });
        throw new GatewayError(errorCodes[type], { value: { captcha: false } });
      }
      return deps.createSession({ merchant, ...verified, remember, proof: proofs[type], method: type });
    });
};

export const createLogin = (deps: LoginDeps) => {
  const logInByGuessable = createGuessableLogin(deps);
  const logInByToken = createTokenLogin(deps);

  const assertFeatureEnabled = async (merchant: Merchant, flag: string): Promise<void> => {
    if (!(await deps.merchants.getFlags(merchant))[flag]) throw new GatewayError(ErrorCode.FeatureDisabled);
  };

  return async (merchant: Merchant, caller: Caller, request: LoginRequest): Promise<LoginValue> => {
    const { type } = request;
    if (type === 'sms') await assertFeatureEnabled(merchant, 'MOBILEVERCODELOGIN3');
    if (type === 'firebase')
      await assertFeatureEnabled(merchant, socialLoginFlags[request.firebaseChannel ?? 'google']);
    const isGuessable = type === 'username' || type === 'sms';
    return (isGuessable ? logInByGuessable : logInByToken)(merchant, caller, request);
  };
};
