import type { Core } from '../../core/core.ts';
import { defaultCaptcha } from '../../core/config/captcha-settings.ts';
import { hashPassword, verifyPassword } from '../../core/crypto/password-hash.ts';
import { createToken } from '../../core/crypto/token.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';
import { createLoginLimits } from '../../core/rate-limits/attempt-limits.ts';
import { createRateLimit } from '../../core/rate-limits/rate-limit.ts';
import type { TransactionRunner } from '../notifications/index.ts';
import type { RecordEvent } from '../webhooks/index.ts';
import { botCheckPort } from './bot-check/bot-check-port.ts';
import { createBotChecks } from './bot-check/bot-checks.ts';
import { createCaptchas } from './captcha/captchas.ts';
import { createEmailLinks } from './email-verification/email-links.ts';
import { createFieldRules } from './field-rules/field-rules.ts';
import { createLogin } from './login/login.ts';
import { createMemberLookup } from './login/member-lookup.ts';
import { recordFailedLogin } from './login/record-failed-login.ts';
import { createCodes } from './otp/one-time-codes.ts';
import { createPasskeyCeremonies } from '../../core/passkeys/ceremonies.ts';
import { createChallenges } from '../../core/passkeys/challenges.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { breachedPasswordsPort } from './passwords/breached-passwords-port.ts';
import { createConfirmPassword } from './passwords/confirm-password.ts';
import { createPasswordService } from './passwords/password-service.ts';
import { createRegistration } from './registration/register-member.ts';
import { createStepUp } from './step-up/step-up.ts';
import { createSessionCreator } from './sessions/create-session.ts';
import { createDeviceTokens } from './sessions/device-tokens.ts';
import { createSessions } from './sessions/sessions.ts';
import { createIdentities } from './social/identities.ts';
import type { IdentityProviders } from './social/identity-providers-port.ts';

export interface AuthDeps {
  readonly merchants: Merchants;
  readonly withNotifications: TransactionRunner;
  readonly providers: IdentityProviders;
  readonly recordEvent: RecordEvent;
}

/**
 * Creates the services that verify callers: captchas, one-time codes, passwords, passkeys, sessions and others.
 * `createAuthServices` builds the log-in and the registration from these services.
 */
const createProofs = async (
  { config, db, clock, hub, keys, ports, shared: { ephemeralStore, redis }, getSiteOrigin, logSecurityEvent }: Core,
  { withNotifications, providers }: AuthDeps,
) => {
  const { captchaDigits, captcha: { hasImage, provider } = defaultCaptcha } = config;
  const captchas = createCaptchas(ephemeralStore, captchaDigits === undefined ? undefined : () => captchaDigits);
  const rules = createFieldRules(db, clock);
  const sessions = createSessions(db, clock, hub);
  const devices = createDeviceTokens(db, clock, sessions, withNotifications, logSecurityEvent);
  return {
    sessions,
    devices,
    rules,
    captchas,
    botChecks: createBotChecks({
      captchas,
      provider: ports.use(botCheckPort),
      hasImage,
      hasProvider: provider !== undefined,
    }),
    limits: createLoginLimits(redis),
    /** Maximum number of reset links for one IP address in an hour. */
    resetLimit: createRateLimit(redis, { name: 'password-reset', points: 15, duration: 3600 }),
    /**
     * Maximum number of rejected registrations from one IP address in an hour. Counts only registrations that were
     * rejected because another member already has the name or contact.
     */
    takenLimit: createRateLimit(redis, { name: 'register-taken', points: 15, duration: 3600 }),
    codes: createCodes({
      db,
      clock,
      withNotifications,
      key: await keys.open('codes', 'random'),
    }),
    identities: createIdentities(providers, ephemeralStore, clock),
    emailLinks: createEmailLinks({ db, clock, withNotifications, getSiteOrigin }),
    find: createMemberLookup(db),
    createSession: createSessionCreator({ withNotifications, clock, sessions, devices, logSecurityEvent }),
    passwords: createPasswordService(withNotifications, sessions, devices, rules, ports.use(breachedPasswordsPort)),
    confirmPassword: createConfirmPassword(db, redis),
    passkeys: createPasskeys(db, clock, createPasskeyCeremonies(createChallenges(ephemeralStore)), withNotifications),
  };
};

export const createAuthServices = async (core: Core, deps: AuthDeps) => {
  const { db, clock } = core;
  const { merchants, withNotifications, recordEvent } = deps;
  const proofs = await createProofs(core, deps);
  return {
    ...proofs,
    stepUps: createStepUp({ ...proofs, db, getSiteOrigin: core.getSiteOrigin }),
    authenticateMember: createLogin({
      ...proofs,
      db,
      merchants,
      verifyPassword,
      logSecurityEvent: core.logSecurityEvent,
      recordFailure: (memberId, caller) => recordFailedLogin(db, clock, memberId, caller),
      decoyPasswordHash: await hashPassword(createToken()),
    }),
    registerMember: createRegistration({ ...proofs, db, clock, merchants, withNotifications, recordEvent }),
  };
};
export type AuthServices = Awaited<ReturnType<typeof createAuthServices>>;
