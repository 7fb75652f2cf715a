import { captcha, login, logout, renewSession } from '@livery/contract/session';
import type { Captchas } from '../captcha/captchas.ts';
import type { Route } from '../http/route.ts';
import type { DeviceTokens } from './device-tokens.ts';
import type { createLogIn } from './log-in.ts';
import type { Sessions } from './sessions.ts';

interface Needs {
  readonly logIn: ReturnType<typeof createLogIn>;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly captchas: Captchas;
}

/** Calls a minute from one address: each costs the server a hash or a picture. */
const costly = { perMinute: 120 };

export const sessionRoutes = (route: Route, { logIn, sessions, devices, captchas }: Needs): void => {
  route(login, ({ merchant, ip, request }) => logIn(merchant, ip, request), costly);

  route(captcha, ({ merchant }) => captchas.make(merchant.code), costly);

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
