import { operation } from '../operation.ts';
import type * as schemas from './session.schemas.ts';

export type { SessionValue } from './session.schemas.ts';

export const login = operation<typeof schemas.login>()({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'guest',
  encrypted: true,
  summary: 'Open a session; a failure whose value has captcha asks for one',
});

export const createTrialAccount = operation<typeof schemas.createTrialAccount>()({
  name: 'createTrialAccount',
  method: 'GET',
  path: '/wps/session/login/freeplay',
  access: 'guest',
  summary: 'Make a trial account with a balance to play with; it has no password',
});

export const freePlay = operation<typeof schemas.freePlay>()({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'guest',
  summary: 'Open a session of test play, in a new trial account or the one named',
});

export const logout = operation<typeof schemas.logout>()({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  summary: 'End the session and forget its device token',
});

export const renewSession = operation<typeof schemas.renewSession>()({
  name: 'renewSession',
  method: 'POST',
  path: '/wps/session/renew',
  access: 'member',
  summary: 'Prolong the session',
});

export const captcha = operation<typeof schemas.captcha>()({
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  access: 'guest',
  summary: 'A captcha image: single use, two minutes',
});
