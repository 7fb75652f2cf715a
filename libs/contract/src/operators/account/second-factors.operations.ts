import { operation } from '../../operation.ts';
import type * as schemas from './second-factors.schemas.ts';

export const readOwnFactors = operation<typeof schemas.readOwnFactors>()({
  name: 'readOwnFactors',
  method: 'GET',
  path: '/ops/me/factors',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Get the password and the second factors of the operator, without secrets',
});

export const ownPasskeyChallenge = operation<typeof schemas.ownPasskeyChallenge>()({
  name: 'ownPasskeyChallenge',
  method: 'GET',
  path: '/ops/me/passkeys/challenge',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'stepUp' },
  summary: 'Get the options for the creation of a passkey of the operator',
});

export const addOwnPasskey = operation<typeof schemas.addOwnPasskey>()({
  name: 'addOwnPasskey',
  method: 'POST',
  path: '/ops/me/passkeys',
  access: 'operator',
  unhashedFields: ['response'],
  operator: { permission: 'self', scope: 'platform', risk: 'stepUp' },
  summary: 'Store a new passkey of the operator',
});

export const renameOwnPasskey = operation<typeof schemas.renameOwnPasskey>()({
  name: 'renameOwnPasskey',
  method: 'PUT',
  path: '/ops/me/passkeys/:id',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Rename a passkey of the operator',
});

export const removeOwnPasskey = operation<typeof schemas.removeOwnPasskey>()({
  name: 'removeOwnPasskey',
  method: 'DELETE',
  path: '/ops/me/passkeys/:id',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'stepUp' },
  summary: 'Delete a passkey of the operator',
});

export const ownTotpSetup = operation<typeof schemas.ownTotpSetup>()({
  name: 'ownTotpSetup',
  method: 'GET',
  path: '/ops/me/totp/setup',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'stepUp' },
  summary: 'Get a new secret for the authenticator app of the operator',
});

export const setOwnTotp = operation<typeof schemas.setOwnTotp>()({
  name: 'setOwnTotp',
  method: 'PUT',
  path: '/ops/me/totp',
  access: 'operator',
  unhashedFields: ['setup', 'code'],
  operator: { permission: 'self', scope: 'platform', risk: 'stepUp' },
  summary: 'Set the authenticator app of the operator, which replaces the previous one',
});

export const createOwnRecoveryCodes = operation<typeof schemas.createOwnRecoveryCodes>()({
  name: 'createOwnRecoveryCodes',
  method: 'POST',
  path: '/ops/me/recovery-codes',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'stepUp', secretFields: ['recoveryCodes'] },
  summary: 'Create new recovery codes, which replace the previous ones',
});

export const changeOwnPassword = operation<typeof schemas.changeOwnPassword>()({
  name: 'changeOwnPassword',
  method: 'PUT',
  path: '/ops/me/password',
  access: 'operator',
  unhashedFields: ['password', 'newPassword'],
  operator: { permission: 'self', scope: 'platform', risk: 'stepUp' },
  summary: 'Change the password of the operator, and end all other sessions',
});
