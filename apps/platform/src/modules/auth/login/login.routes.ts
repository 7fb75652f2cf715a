import { captcha, createTrialAccount, freePlay, login, logout, renewSession } from '@livery/contract/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Captchas } from '../captcha/captchas.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import type { DeviceTokens } from '../sessions/device-tokens.ts';
import type { createLogin } from './login.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Trials } from './trial-accounts.ts';
import type { Caller } from '../../../core/http/request-context.ts';

interface SessionRoutesDeps {
  readonly authenticateMember: ReturnType<typeof createLogin>;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly captchas: Captchas;
  /** Records a log-in with a wrong password in the log-in history of the member, if the member exists. */
  readonly recordFailure: (merchant: Merchant, username: string, caller: Caller) => Promise<void>;
  readonly trials: Trials;
}

/**
 * Maximum number of calls per minute from one IP address. Each call is expensive, because it computes a password hash
 * or renders an image.
 */
const costly = { perMinute: 120 };
/** Lower limit for trial accounts, because each call creates an account with trial money. */
const trialLimit = { perMinute: 20 };

export const sessionRoutes = (
  route: Route,
  { authenticateMember, recordFailure, sessions, devices, captchas, trials }: SessionRoutesDeps,
): void => {
  route(
    login,
    ({ merchant, ip, userAgent, request }) => {
      const caller = { address: ip, userAgent };
      return authenticateMember(merchant, caller, request).catch(async (error: unknown) => {
        if (error instanceof GatewayError && error.code === ErrorCode.LoginFailed && request.type === 'username')
          await recordFailure(merchant, request.username, caller);
        throw error;
      });
    },
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
    return { userName: session.username, customerType: session.memberType, firstTimeLogin: session.firstTimeLogin };
  });

  route(logout, async ({ session }) => {
    const device = await sessions.end(session.tokenHash);
    if (device) await devices.revokeFamily(device);
    return { loggedOut: true as const };
  });
};
