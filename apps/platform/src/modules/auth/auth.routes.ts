import type { Core } from '../../core/core.ts';
import type { AuthDeps, AuthServices } from './create-auth-services.ts';
import { botCheckRoutes } from './bot-check/bot-check.routes.ts';
import { sessionRoutes } from './login/login.routes.ts';
import { createTrials } from './login/trial-accounts.ts';
import { verificationRoutes } from './otp/otp.routes.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { createResetLinks } from './recovery/reset-links.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { socialRoutes } from './social/social.routes.ts';
import { stepUpRoutes } from './step-up/step-up.routes.ts';
import { tokenRoutes } from './social/token-exchange.routes.ts';

/**
 * Registers all routes of the module: log-in, one-time codes, registration, password recovery, social log-in and
 * passkeys.
 */
export const registerAuthRoutes = (
  { app, route, db, clock, brands, hosts, getSiteOrigin, logSecurityEvent, warn }: Core,
  auth: AuthServices & AuthDeps,
): void => {
  const { find, sessions, rules } = auth;
  sessionRoutes(route, { ...auth, db, clock, trials: createTrials(db, clock, sessions) });
  botCheckRoutes({ app, route }, auth.botChecks);
  verificationRoutes(route, {
    ...auth,
    getSiteOrigin,
    isMembers: async (merchant, number) => (await find.byNumber(merchant, number)) !== undefined,
  });
  registrationRoutes(route, { db, rules, merchants: auth.merchants, registerMember: auth.registerMember });
  recoveryRoutes(route, { ...auth, links: createResetLinks(db, clock), getSiteOrigin });
  socialRoutes(route, auth);
  const onError = warn('An identity provider could not be asked');
  tokenRoutes(app, { providers: auth.providers, brands, hosts, onError });
  passkeysRoutes(route, { ...auth, logSecurityEvent });
  stepUpRoutes(route, auth);
};
