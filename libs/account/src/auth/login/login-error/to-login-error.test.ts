import { ErrorCode } from '@livery/contract/errors';
import { expect, test } from 'vitest';
import { toLoginError } from './to-login-error.ts';

const apiError = (code: string, more: object = {}) => ({ code, status: 200, ...more });

test('returns no error for a login that the member cancelled', () => {
  expect(toLoginError(new DOMException('Cancelled', 'AbortError'))).toBeNull();
});

test.each([undefined, null, 'text', new Error('Unexpected')])('returns an unknown error for %s', (error) => {
  expect(toLoginError(error)).toEqual({ code: 'unknown', isCaptchaRequired: false });
});

test.each([
  ['the gateway requires it', apiError(ErrorCode.CaptchaRequired), true],
  ['the last code was wrong', apiError(ErrorCode.CaptchaWrong), true],
  ['the failed login says so', apiError(ErrorCode.LoginFailed, { value: { captcha: true } }), true],
  ['the failed login says the opposite', apiError(ErrorCode.LoginFailed, { value: { captcha: false } }), false],
  ['the value has an unexpected shape', apiError(ErrorCode.LoginFailed, { value: { captcha: 'yes' } }), false],
])('decides if the next attempt needs a captcha when %s', (_, error, isCaptchaRequired) => {
  expect(toLoginError(error)).toEqual({ code: error.code, isCaptchaRequired });
});

test.each([
  [5, { unit: 'seconds', count: 5 }],
  [60, { unit: 'minutes', count: 1 }],
  [61, { unit: 'minutes', count: 2 }],
] as const)('shows a wait of %i seconds as %j', (retryAfter, wait) => {
  expect(toLoginError(apiError(ErrorCode.LoginLocked, { retryAfter }))?.wait).toEqual(wait);
});

test('contains no wait if the gateway names none', () => {
  expect(toLoginError(apiError(ErrorCode.LoginFailed, { retryAfter: 0 }))).not.toHaveProperty('wait');
});
