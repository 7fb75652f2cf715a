import { operation } from '../../operation.ts';
import type * as schemas from './operator-session.schemas.ts';

export const operatorPasskeyChallenge = operation<typeof schemas.operatorPasskeyChallenge>()({
  name: 'operatorPasskeyChallenge',
  method: 'POST',
  path: '/ops/session/passkey/challenge',
  access: 'console',
  summary: 'Get a challenge for a log-in to the console by passkey',
});

export const operatorPasskeyLogin = operation<typeof schemas.operatorPasskeyLogin>()({
  name: 'operatorPasskeyLogin',
  method: 'POST',
  path: '/ops/session/passkey',
  access: 'console',
  summary: 'Log in to the console by passkey',
});

export const operatorPasswordLogin = operation<typeof schemas.operatorPasswordLogin>()({
  name: 'operatorPasswordLogin',
  method: 'POST',
  path: '/ops/session/password',
  access: 'console',
  summary: 'Verify e-mail and password, the first step of a log-in to the console',
});

export const operatorCodeLogin = operation<typeof schemas.operatorCodeLogin>()({
  name: 'operatorCodeLogin',
  method: 'POST',
  path: '/ops/session/code',
  access: 'console',
  summary: 'Complete a log-in to the console by a one-time code or a recovery code',
});

export const whoAmI = operation<typeof schemas.whoAmI>()({
  name: 'whoAmI',
  method: 'GET',
  path: '/ops/me',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Get the operator of the session, with permissions and brands',
});

export const operatorLogout = operation<typeof schemas.operatorLogout>()({
  name: 'operatorLogout',
  method: 'DELETE',
  path: '/ops/session',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Log out of the console',
});

export const stepUpChallenge = operation<typeof schemas.stepUpChallenge>()({
  name: 'stepUpChallenge',
  method: 'GET',
  path: '/ops/me/step-up/challenge',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Get a challenge for a fresh proof of identity by passkey',
});

export const stepUpByPasskey = operation<typeof schemas.stepUpByPasskey>()({
  name: 'stepUpByPasskey',
  method: 'POST',
  path: '/ops/me/step-up/passkey',
  access: 'operator',
  unhashedFields: ['response'],
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Prove the identity by passkey',
});

export const stepUpByCode = operation<typeof schemas.stepUpByCode>()({
  name: 'stepUpByCode',
  method: 'POST',
  path: '/ops/me/step-up/code',
  access: 'operator',
  unhashedFields: ['code'],
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Prove the identity by a one-time code or a recovery code',
});

export const listOwnSessions = operation<typeof schemas.listOwnSessions>()({
  name: 'listOwnSessions',
  method: 'GET',
  path: '/ops/me/sessions',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'List the sessions of the operator',
});

export const endOwnSession = operation<typeof schemas.endOwnSession>()({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/ops/me/sessions/:id',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'End one session of the operator',
});

export const endOtherOwnSessions = operation<typeof schemas.endOtherOwnSessions>()({
  name: 'endOtherOwnSessions',
  method: 'DELETE',
  path: '/ops/me/sessions',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'End all sessions of the operator except this one',
});
