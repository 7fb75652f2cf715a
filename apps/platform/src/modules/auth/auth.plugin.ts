import type { FastifyInstance } from 'fastify';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createCaptchas } from './captcha/captchas.ts';
import type { Clock } from '../../core/clock/clock.ts';
import type { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/db/database.ts';
import { getOrCreateSecret } from '../../core/crypto/gateway-keys.ts';
import type { Route } from '../../core/http/route.ts';
import type { TransactionRunner } from '../notifications/transaction-runner.ts';
import { createEmailLinks } from './email-verification/email-links.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { createResetLinks } from './recovery/reset-links.ts';
import { createPasswordService } from './passwords/password-service.ts';
import { createRegistration } from './registration/register-member.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { recordFailedLogin } from './login/record-failed-login.ts';
import type { createSharedStore } from '../../core/shared-store/create-shared-store.ts';
import { createIdentities, type IdentityProvider } from './social/identities.ts';
import { discoverOidcProvider } from './social/oidc-provider.ts';
import { socialRoutes } from './social/social.routes.ts';
import { tokenRoutes } from './social/token-exchange.routes.ts';
import { createCodes } from './otp/one-time-codes.ts';
import { createFieldRules } from './field-rules/field-rules.ts';
import { verificationRoutes } from './otp/otp.routes.ts';
import type { DeviceTokens } from './sessions/device-tokens.ts';
import { createMemberLookup } from './login/member-lookup.ts';
import { createLogin } from './login/login.ts';
import { createLoginLimits } from '../../core/rate-limits/attempt-limits.ts';
import { createSessionCreator } from './sessions/create-session.ts';
import { hashPassword } from '../../core/crypto/password-hash.ts';
import { sessionRoutes } from './login/login.routes.ts';
import type { Sessions } from './sessions/sessions.ts';
import { createToken } from '../../core/crypto/token.ts';
import { createTrials } from './login/trial-accounts.ts';
import type { Caller } from '../../core/http/request-context.ts';
import type { Merchants } from '../../core/http/brand-directory.ts';

interface RegisterAuthDeps {
  readonly app: FastifyInstance;
  readonly route: Route;
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly state: Awaited<ReturnType<typeof createSharedStore>>;
  readonly merchants: Merchants;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly withNotifications: TransactionRunner;
  /** Stands in for Google, Facebook and SMS log-in in a demonstration. */
  readonly developmentProvider?: IdentityProvider | undefined;
  /** Returns the origin at which members open a brand. */
  readonly getSiteOrigin: (merchant: Merchant) => string;
  readonly warn: (message: string) => (error: unknown) => void;
  readonly captchaDigits?: (() => string) | undefined;
}

/** Registers log-in, trial accounts, registration, recovery, social log-in, and the delivery of their messages. */
export const registerAuth = async ({
  app,
  route,
  config,
  db,
  clock,
  state,
  merchants,
  sessions,
  devices,
  withNotifications,
  developmentProvider,
  getSiteOrigin,
  warn,
  captchaDigits,
}: RegisterAuthDeps) => {
  const { ephemeralStore } = state;
  const emailLinks = createEmailLinks({ db, clock, withNotifications, getSiteOrigin });

  const captchas = createCaptchas(ephemeralStore, captchaDigits);
  const limits = createLoginLimits(state.redis);
  const rules = createFieldRules(db, clock);
  const codes = createCodes({
    db,
    clock,
    withNotifications,
    secret: await getOrCreateSecret(db, 'codes', async () => createToken()),
  });
  const google = config.google && (await discoverOidcProvider({ channel: 'google', ...config.google }));
  const facebook = config.facebook && (await discoverOidcProvider({ channel: 'facebook', ...config.facebook }));
  const identities = createIdentities(
    { google: google ?? developmentProvider, facebook: facebook ?? developmentProvider, sms: developmentProvider },
    ephemeralStore,
    clock,
  );
  const find = createMemberLookup(db);
  const createSession = createSessionCreator(withNotifications, clock, sessions, devices);
  const passwords = createPasswordService(withNotifications, sessions, devices, rules);
  const decoyPasswordHash = await hashPassword(createToken());

  const authenticateMember = createLogin({
    db,
    find,
    createSession,
    devices,
    captchas,
    limits,
    codes,
    rules,
    identities,
    merchants,
    decoyPasswordHash,
  });
  const recordFailure = async (merchant: Merchant, username: string, caller: Caller): Promise<void> => {
    const member = await find.byName(merchant, username);
    if (member) await recordFailedLogin(db, clock, member.id, caller);
  };
  sessionRoutes(route, {
    recordFailure,
    authenticateMember,
    sessions,
    devices,
    captchas,
    trials: createTrials(db, clock, sessions),
  });
  verificationRoutes(route, {
    codes,
    rules,
    merchants,
    getSiteOrigin,
    isMembers: async (merchant, number) => (await find.byNumber(merchant, number)) !== undefined,
  });
  const registerMember = createRegistration({
    db,
    clock,
    merchants,
    rules,
    codes,
    captchas,
    identities,
    passwords,
    createSession,
    withNotifications,
    emailLinks,
  });
  registrationRoutes(route, { db, merchants, rules, registerMember });
  recoveryRoutes(route, {
    find,
    codes,
    rules,
    links: createResetLinks(db, clock),
    passwords,
    sessions,
    devices,
    limits,
    withNotifications,
    getSiteOrigin,
  });
  socialRoutes(route, { identities, merchants });
  tokenRoutes(app, { google, facebook }, warn('An identity provider could not be asked'));
  return { createSession, emailLinks, passwords, rules };
};
