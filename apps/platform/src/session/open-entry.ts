import type { FastifyInstance } from 'fastify';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createCaptchas } from '../captcha/captchas.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openSharedSecret } from '../encryption/gateway-keys.ts';
import type { Route } from '../http/route.ts';
import type { Happen } from '../happenings/happen.ts';
import type { DevInbox } from '../inbox/dev-inbox.ts';
import { inboxRoutes } from '../inbox/inbox.routes.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { createEmailLinks } from '../profile/email-links.ts';
import { recoveryRoutes } from '../recovery/recovery.routes.ts';
import { createResetLinks } from '../recovery/reset-links.ts';
import { createPasswords } from '../recovery/set-password.ts';
import { createRegistration } from '../registration/register-member.ts';
import { registrationRoutes } from '../registration/registration.routes.ts';
import { noteFailedLogIn } from '../security/note-failed-log-in.ts';
import type { openSharedState } from '../shared-state/open-shared-state.ts';
import { createDevProvider, makeDevProviderKey } from '../social/dev-provider.ts';
import { devProviderRoutes } from '../social/dev-provider.routes.ts';
import { createIdentities } from '../social/identities.ts';
import { openOidcProvider } from '../social/oidc-provider.ts';
import { socialRoutes } from '../social/social.routes.ts';
import { tokenRoutes } from '../social/token.routes.ts';
import { createCodes } from '../verification/codes.ts';
import { createFieldRules } from '../verification/field-rules.ts';
import { verificationRoutes } from '../verification/verification.routes.ts';
import type { DeviceTokens } from './device-tokens.ts';
import { createFindMember } from './find-member.ts';
import { createLogIn } from './log-in.ts';
import { createLoginLimits } from './login-limits.ts';
import { createOpenSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { sessionRoutes } from './session.routes.ts';
import type { Caller, Sessions } from './sessions.ts';
import { newToken } from './token.ts';
import { createTrials } from './trial.ts';

interface Needs {
  readonly app: FastifyInstance;
  readonly route: Route;
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly state: Awaited<ReturnType<typeof openSharedState>>;
  readonly merchants: Merchants;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly happen: Happen;
  /** Where messages of development are read; absent where they are really sent. */
  readonly inbox: DevInbox | undefined;
  /** Where members find a brand. */
  readonly siteOf: (merchant: Merchant) => string;
  readonly warn: (message: string) => (error: unknown) => void;
  readonly captchaDigits?: (() => string) | undefined;
}

/** Every way in: log-in, test play, registration, recovery, identity providers, and what messages they send. */
export const openEntry = async ({
  app,
  route,
  config,
  db,
  clock,
  state,
  merchants,
  sessions,
  devices,
  happen,
  inbox,
  siteOf,
  warn,
  captchaDigits,
}: Needs) => {
  const { shortLived } = state;
  const provider = await createDevProvider({
    key: await openSharedSecret(db, 'oauth-dev', makeDevProviderKey),
    clock,
    shortLived,
    happen,
    findMerchant: merchants.find,
  });

  const emailLinks = createEmailLinks({ db, clock, happen, siteOf });

  const captchas = createCaptchas(shortLived, captchaDigits);
  const limits = createLoginLimits(state.redis);
  const rules = createFieldRules(db, clock);
  const codes = createCodes({ db, clock, happen, secret: await openSharedSecret(db, 'codes', async () => newToken()) });
  const google = config.google && (await openOidcProvider({ channel: 'google', ...config.google }));
  const facebook = config.facebook && (await openOidcProvider({ channel: 'facebook', ...config.facebook }));
  const inDevelopment = config.isDemo ? provider.provider : undefined;
  const identities = createIdentities(
    { google: google ?? inDevelopment, facebook: facebook ?? inDevelopment, sms: inDevelopment },
    shortLived,
    clock,
  );
  const find = createFindMember(db);
  const openSession = createOpenSession(happen, clock, sessions, devices);
  const passwords = createPasswords(happen, sessions, devices, rules);
  const nobodysHash = await hashPassword(newToken());

  const logIn = createLogIn({
    db,
    find,
    openSession,
    devices,
    captchas,
    limits,
    codes,
    rules,
    identities,
    merchants,
    nobodysHash,
  });
  const noteFailure = async (merchant: Merchant, username: string, caller: Caller): Promise<void> => {
    const member = await find.byName(merchant, username);
    if (member) await noteFailedLogIn(db, clock, member.id, caller);
  };
  sessionRoutes(route, { noteFailure, logIn, sessions, devices, captchas, trials: createTrials(db, clock, sessions) });
  verificationRoutes(route, {
    codes,
    rules,
    merchants,
    siteOf,
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
    openSession,
    happen,
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
    happen,
    siteOf,
  });
  socialRoutes(route, { identities, merchants });
  devProviderRoutes(app, provider);
  tokenRoutes(app, { google, facebook }, warn('An identity provider could not be asked'));
  if (inbox) inboxRoutes(app, merchants, inbox);
  return { openSession, emailLinks, passwords, rules };
};
