import { operation } from '../operation.ts';
import type * as schemas from './security.schemas.ts';

export const securityConfig = operation<typeof schemas.securityConfig>()({
  name: 'securityConfig',
  method: 'GET',
  path: '/wps/member/securityConfig',
  access: 'member',
  summary: 'Get the security settings of the account',
});

export const securityQuestions = operation<typeof schemas.securityQuestions>()({
  name: 'securityQuestions',
  method: 'GET',
  path: '/wps/member/securityQuestions',
  access: 'member',
  summary: 'List the available security questions',
});

export const customerSecurityQuestions = operation<typeof schemas.customerSecurityQuestions>()({
  name: 'customerSecurityQuestions',
  method: 'GET',
  path: '/wps/member/customerSecurityQuestions',
  access: 'member',
  summary: 'List the security questions of the member',
});

export const setSecurityQuestions = operation<typeof schemas.setSecurityQuestions>()({
  name: 'setSecurityQuestions',
  method: 'POST',
  path: '/wps/member/customerSecurityQuestions',
  access: 'member',
  encrypted: true,
  stepUp: 'any',
  summary: 'Set three security answers, which replace the previous ones',
});

export const memberSessions = operation<typeof schemas.memberSessions>()({
  name: 'memberSessions',
  method: 'GET',
  path: '/wps/member/sessions',
  access: 'member',
  summary: 'List the active sessions of the member',
});

export const revokeSession = operation<typeof schemas.revokeSession>()({
  name: 'revokeSession',
  method: 'DELETE',
  path: '/wps/member/sessions/:id',
  access: 'member',
  stepUp: 'any',
  summary: 'End one session and forget its device',
});

export const revokeOtherSessions = operation<typeof schemas.revokeOtherSessions>()({
  name: 'revokeOtherSessions',
  method: 'DELETE',
  path: '/wps/member/sessions',
  access: 'member',
  stepUp: 'any',
  summary: 'End all sessions except this one',
});

export const loginHistory = operation<typeof schemas.loginHistory>()({
  name: 'loginHistory',
  method: 'GET',
  path: '/wps/member/loginHistory',
  access: 'member',
  summary: 'List successful and failed log-ins of the last 90 days',
});

export const listPasskeys = operation<typeof schemas.listPasskeys>()({
  name: 'listPasskeys',
  method: 'GET',
  path: '/wps/member/passkeys',
  access: 'member',
  summary: 'List the passkeys of the account',
});

export const passkeyOptions = operation<typeof schemas.passkeyOptions>()({
  name: 'passkeyOptions',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  access: 'member',
  stepUp: 'any',
  summary: 'Get the options for the creation of a passkey',
});

export const addPasskey = operation<typeof schemas.addPasskey>()({
  name: 'addPasskey',
  method: 'PUT',
  path: '/wps/member/passkeys',
  access: 'member',
  stepUp: 'any',
  summary: 'Store a new passkey',
});

export const renamePasskey = operation<typeof schemas.renamePasskey>()({
  name: 'renamePasskey',
  method: 'POST',
  path: '/wps/member/passkeys/:id',
  access: 'member',
  summary: 'Rename a passkey',
});

export const removePasskey = operation<typeof schemas.removePasskey>()({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/wps/member/passkeys/:id',
  access: 'member',
  stepUp: 'any',
  summary: 'Delete a passkey',
});

export const passkeyLoginOptions = operation<typeof schemas.passkeyLoginOptions>()({
  name: 'passkeyLoginOptions',
  method: 'POST',
  path: '/wps/session/passkey',
  access: 'guest',
  summary: 'Get a challenge for a log-in by passkey',
});

export const passkeyLogin = operation<typeof schemas.passkeyLogin>()({
  name: 'passkeyLogin',
  method: 'POST',
  path: '/wps/session/login/passkey',
  access: 'guest',
  summary: 'Log in by passkey',
});
