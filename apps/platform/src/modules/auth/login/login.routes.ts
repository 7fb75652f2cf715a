import { captcha, createTrialAccount, freePlay, login, logout, renewSession } from '@livery/contract/auth/session';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { findActiveExclusion, toBreakView } from '../../responsible-gaming/index.ts';
import type { Captchas } from '../captcha/captchas.ts';
import type { Route } from '../../../core/http/route.ts';
import type { DeviceTokens } from '../sessions/device-tokens.ts';
import type { createLogin } from './login.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Trials } from './trial-accounts.ts';

interface SessionRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly authenticateMember: ReturnType<typeof createLogin>;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly captchas: Captchas;
  readonly trials: Trials;
}

/**
 * Maximum number of calls per minute from one IP address. Each call is expensive, because it computes a password hash
 * or renders an image.
 */
const costly = { perMinute: 120 };
/**
 * Maximum number of calls per minute from one IP address. It is lower than `costly`, because each call creates an
 * account with trial money.
 */
const trialLimit = { perMinute: 20 };

export const sessionRoutes = (
  route: Route,
  { db, clock, authenticateMember, sessions, devices, captchas, trials }: SessionRoutesDeps,
): void => {
  route(
    login,
    ({ merchant, ip, userAgent, request }) => authenticateMember(merchant, { address: ip, userAgent }, request),
    costly,
  );

  route(
    captcha,
    ({ merchant, ip, userAgent, request: { captchaId } }) =>
      captchas.create({ merchant: merchant.code, captchaId, caller: { address: ip, userAgent } }),
    costly,
  );

  route(createTrialAccount, async ({ merchant }) => ({ userName: await trials.create(merchant) }), trialLimit);

  route(freePlay, ({ merchant, request }) => trials.open(merchant, request.userName), trialLimit);

  route(renewSession, async ({ session }) => {
    await sessions.renew(session.tokenHash, session.memberId);
    const pause = await findActiveExclusion(db, session.memberId, clock.now());
    return {
      userName: session.username,
      customerType: session.memberType,
      firstTimeLogin: session.firstTimeLogin,
      ...(pause && { pause: toBreakView(pause) }),
    };
  });

  route(logout, async ({ session }) => {
    const device = await sessions.end(session.tokenHash);
    if (device) await devices.revokeFamily(device);
    return { loggedOut: true as const };
  });
};
