import type { SecurityConfig } from '@livery/api/security';
import { expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

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

it('asks for what helps most first', () => {
  expect(strengthOf(bare)).toEqual({ level: 'low', have: 0, next: 'passkey' });
  expect(strengthOf({ ...bare, passkeys: 2 })).toEqual({ level: 'low', have: 1, next: 'email' });
  expect(strengthOf({ ...bare, passkeys: 1, hasEmail: true })).toMatchObject({
    level: 'medium',
    next: 'paymentPassword',
  });
});

it('has nothing to ask for when all is there that can be added', () => {
  expect(
    strengthOf({ ...bare, passkeys: 1, hasEmail: true, hasPaymentPassword: true, hasSecurityQuestions: true }),
  ).toEqual({ level: 'high', have: 4, next: undefined });
});
