import type { SecurityConfig } from '@livery/api/auth/security';
import { expect, it } from 'vitest';
import { getSecurityStrength } from './security-strength.ts';

const bare: SecurityConfig = {
  hasEmail: false,
  isEmailVerified: false,
  hasMobile: false,
  hasPaymentPassword: false,
  hasSecurityQuestions: false,
  bankCards: 0,
  passkeys: 0,
  sessions: 1,
  identity: 'none',
};

it('suggests the most useful protection first', () => {
  expect(getSecurityStrength(bare)).toEqual({ level: 'low', have: 0, next: 'passkey' });
  expect(getSecurityStrength({ ...bare, passkeys: 2 })).toEqual({ level: 'low', have: 1, next: 'email' });
  expect(getSecurityStrength({ ...bare, passkeys: 1, hasEmail: true })).toMatchObject({
    level: 'medium',
    next: 'paymentPassword',
  });
});

it('suggests nothing when every protection that can be added is active', () => {
  expect(
    getSecurityStrength({ ...bare, passkeys: 1, hasEmail: true, hasPaymentPassword: true, hasSecurityQuestions: true }),
  ).toEqual({ level: 'high', have: 4, next: undefined });
});
