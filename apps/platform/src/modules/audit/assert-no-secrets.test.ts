import { expect, it } from 'vitest';
import { assertNoSecrets } from './assert-no-secrets.ts';

it.each([
  'password',
  'newPassword',
  'passwordHash',
  'client_secret',
  'token',
  'accessToken',
  'code',
  'recoveryCodes',
  'TOTP',
  'PIN',
  'session-cookie',
  'oldPasswords',
  'cookies',
])('rejects the key %s at any depth', (key) => {
  expect(() => assertNoSecrets({ [key]: 'x' })).toThrow(`changes.${key} would write a secret`);
  expect(() => assertNoSecrets({ after: [{ [key]: 'x' }] })).toThrow(`changes.after.0.${key} would write a secret`);
});

it.each([
  'tokenId',
  'secretName',
  'codeCount',
  'errorCode',
  'brandCode',
  'countryCodes',
  'encoding',
  'passkeyId',
  'name',
])('accepts the key %s', (key) => {
  expect(() => assertNoSecrets({ [key]: 'x', list: ['code', 'token'], nothing: null })).not.toThrow();
});

it('accepts that a secret has changed, and the number of secrets', () => {
  const changes = { password: 'changed', totpSecret: null, hasPassword: true, revokedTokens: 2 };
  expect(() => assertNoSecrets(changes)).not.toThrow();
  for (const secret of [{ code: 123456 }, { password: 'x' }, { tokens: ['x'] }, { secret: { value: 'x' } }])
    expect(() => assertNoSecrets(secret)).toThrow('would write a secret');
});
