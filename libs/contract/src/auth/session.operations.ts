import { operation } from '../operation.ts';
import type * as schemas from './session.schemas.ts';

export type { SessionValue } from './session.schemas.ts';

export const login = operation<typeof schemas.login>()({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'guest',
  encrypted: true,
  summary: 'Log in; a failure whose value has `captcha` requires a captcha',
});

export const createTrialAccount = operation<typeof schemas.createTrialAccount>()({
  name: 'createTrialAccount',
  method: 'GET',
  path: '/wps/session/login/freeplay',
  access: 'guest',
  summary: 'Create a trial account with a play balance and no password',
});

export const freePlay = operation<typeof schemas.freePlay>()({
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'guest',
  summary: 'Open a trial session in a new trial account or in the given one',
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
  summary: 'Renew the session',
});

export const captcha = operation<typeof schemas.captcha>()({
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  access: 'guest',
  summary: 'Get a captcha image, which is valid for two minutes and one use',
});

export const botCheck = operation<typeof schemas.botCheck>()({
  name: 'botCheck',
  method: 'GET',
  path: '/wps/captcha/check',
  access: 'guest',
  summary: 'Get the work or the widget that a log-in or registration with a captcha needs besides the image',
});
