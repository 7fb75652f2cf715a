import type { RegisterFieldName } from '@livery/contract/auth/registration';
import { expect, test } from 'vitest';
import { findStepForField, getRegisterSteps } from './register-steps.ts';

const toRules = (names: readonly RegisterFieldName[]) =>
  names.map((name) => ({
    name,
    enabled: true,
    required: true,
    pattern: null,
    minLength: 1,
    maxLength: 30,
    message: '',
  }));
const getNames = (names: readonly RegisterFieldName[]) =>
  getRegisterSteps(toRules(names)).map(({ id, rules }) => [id, ...rules.map(({ name }) => name)]);

test('shows a short form on one page', () => {
  expect(getNames(['username', 'password', 'confirmPassword', 'email', 'affiliateCode'])).toEqual([
    ['finish', 'username', 'password', 'confirmPassword', 'email', 'affiliateCode'],
  ]);
});

test('divides a long form into log-in details, contact details and the rest', () => {
  expect(
    getNames([
      'username',
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      'email',
      'payeeName',
      'whatsapp',
      'affiliateCode',
    ]),
  ).toEqual([
    ['account', 'username', 'password', 'confirmPassword'],
    ['contact', 'mobileNum', 'verificationCode', 'email', 'whatsapp'],
    ['finish', 'payeeName', 'affiliateCode'],
  ]);
});

test('requires the mobile number in the first step if it is the log-in name, and omits an empty step', () => {
  expect(
    getNames(['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'nickname', 'affiliateCode']),
  ).toEqual([
    ['account', 'mobileNum', 'verificationCode', 'password', 'confirmPassword'],
    ['finish', 'nickname', 'affiliateCode'],
  ]);
});

test('finds the step of a field, and the last step for the captcha', () => {
  const steps = getRegisterSteps(
    toRules(['username', 'password', 'confirmPassword', 'email', 'nickname', 'affiliateCode']),
  );
  expect(findStepForField(steps, 'email')).toBe(1);
  expect(findStepForField(steps, 'captcha')).toBe(2);
});
