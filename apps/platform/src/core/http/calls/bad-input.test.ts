import { sendFeedback } from '@livery/contract/support/feedback';
import { sendStepUpCode, stepUp } from '@livery/contract/auth/step-up';
import { closeAccount, memberInfo } from '@livery/contract/account/member';
import type { Operation } from '@livery/contract/operation';
import {
  memberProfile,
  setEmail,
  setMemberIcon,
  setNickname,
  setPayeeName,
  verifyEmail,
} from '@livery/contract/account/profile';
import {
  changePassword,
  forgotPasswordByEmail,
  setPasswordByEmail,
  setPasswordBySms,
} from '@livery/contract/auth/recovery';
import { checkAffiliateCode } from '@livery/contract/auth/registration';
import { revokeSession, passkeyLogin, renamePasskey, setSecurityQuestions } from '@livery/contract/auth/security';
import { freePlay, login } from '@livery/contract/auth/session';
import { transferToMember } from '@livery/contract/transfers';
import { sendSmsNoLogin, sendSmsRegister } from '@livery/contract/auth/otp';
import { addBankCard, setPaymentPassword, withdraw } from '@livery/contract/withdrawals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';

let platform: TestApp;
let client: Client;
let token: string;
const password = 'Demo#2026';
const id = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  token = getValue(await client.call(login, { type: 'username', username: 'demo', password })).token;
});
afterAll(() => platform.close());

const bad = [
  '',
  ' ',
  'x'.repeat(5000),
  'a\u0000b',
  'a\r\nb',
  '<img src=x onerror=alert(1)>',
  '\u202Eadmin',
  '١٢٣٤٥٦',
  '😀'.repeat(70),
  "' or 1=1 --",
  '=HYPERLINK("x")',
  '\uD800',
] as const;
const otherKinds = [null, 5, true, [], {}] as const;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * Returns variants of a valid request. In each variant, either one text is replaced by an invalid value, or one field
 * is removed.
 */
const spoilt = (request: Json): Json[] => {
  if (typeof request === 'string') return [...bad, ...otherKinds];
  if (Array.isArray(request))
    return request
      .slice(0, 1)
      .flatMap((item) => spoilt(item as Json).map((each) => [each, ...(request.slice(1) as Json[])]));
  if (typeof request !== 'object' || request === null) return [];
  return Object.entries(request).flatMap(([name, value]) => [
    ...spoilt(value).map((each) => ({ ...request, [name]: each })),
    Object.fromEntries(Object.entries(request).filter(([other]) => other !== name)),
  ]);
};

const answers = ['firstTeacher', 'firstFilm', 'firstPet'].map((questionId) => ({
  questionId,
  answer: `${questionId} it was`,
}));
/**
 * Valid requests for the forms of guests and members. No request logs out or closes the account, which would make the
 * later requests fail: the passwords are wrong, and an account with a balance cannot be closed.
 */
const forms: readonly (readonly [Operation, Json])[] = [
  [login, { type: 'username', username: 'nobody-here', password: 'Wrong#2026', captcha: '1234', captchaId: 'none' }],
  [login, { type: 'sms', username: '9175550103', password: '123456', countryDialingCode: '63' }],
  [freePlay, { userName: 'trial-none' }],
  [sendSmsNoLogin, { mobileNum: '9170001234', countryDialingCode: '63', module: 'VERIFICATION3' }],
  [sendSmsRegister, { mobileNo: '9170001234', countryDialingCode: '63' }],
  [checkAffiliateCode, { code: 'NOSUCH', domain: 'sun.example' }],
  [forgotPasswordByEmail, { username: 'nobody', email: 'nobody@example.com' }],
  [
    setPasswordBySms,
    { newPassword: 'Violet-77', mobileNum: '9170001234', verificationCode: '123456', countryDialingCode: '63' },
  ],
  [setPasswordByEmail, { newPassword: 'Violet-77', token: 'none' }],
  [verifyEmail, { token: 'none' }],
  [changePassword, { oldPassword: 'Wrong#2026', newPassword: 'Violet-77', confirmNewPassword: 'Violet-77' }],
  [setNickname, { nickname: 'Tala' }],
  [setPayeeName, { payeeName: 'Tala Reyes' }],
  [stepUp, { method: 'password', password: 'Wrong#2026' }],
  [sendStepUpCode, { method: 'sms' }],
  [setEmail, { email: 'tala@example.com' }],
  [setMemberIcon, { icon: '3' }],
  [sendFeedback, { requestId: id, topic: 'problem', content: 'It does not work for me', images: [id] }],
  [setSecurityQuestions, { answers }],
  [revokeSession, { id: 'none' }],
  [renamePasskey, { id: 'none', name: 'My phone' }],
  [passkeyLogin, { challengeId: 'none', response: { id: 'none' } }],
  [addBankCard, { bankId: 'bituinara-bank', number: '1234567890', holder: 'Tala Reyes', paymentPassword: '000000' }],
  [setPaymentPassword, { current: '000000', paymentPassword: '135790' }],
  [withdraw, { cardId: id, amount: '500', paymentPassword: '000000' }],
  [transferToMember, { account: 'nobody', amount: '1', note: 'Thank you', paymentPassword: '000000' }],
  [closeAccount, { reason: 'Enough of it' }],
];

let address = 0;
const call = (operation: Operation, request: Json) => {
  address += 1;
  return client.call(operation, request as never, { token, address: `2001:db8::${address.toString(16)}` });
};

it.each(forms.map(([operation, request]) => [operation.name, operation, request] as const))(
  '%s responds to any input without a server error',
  { timeout: 240_000 },
  async (_, operation, request) => {
    // A lone surrogate (half of a UTF-16 pair) cannot be encoded in a URL. For an operation with parameters in its
    // path, variants that contain a lone surrogate are therefore omitted.
    const sendable = spoilt(request).filter(
      (each) => !operation.path.includes(':') || !JSON.stringify(each).includes('\\ud800'),
    );
    for (const each of sendable) {
      const { status } = await call(operation, each);
      expect(status, JSON.stringify(each).slice(0, 300)).toBeLessThan(500);
    }
    expect((await client.call(memberInfo, {}, { token })).status).toBe(200);
  },
);

it.each([
  ['a name of two letters', 'Al', true],
  ['of one', 'A', false],
  ['of twenty', 'x'.repeat(20), true],
  ['of twenty-one', 'x'.repeat(21), false],
  ['in another script', 'نور ٧', true],
  ['with accents', 'Nguyễn Thị', true],
  ['with markup', '<b>Al</b>', false],
  ['with a line break', 'Al\nMa', false],
  ['turned around', '\u202EnimdA', false],
  ['between spaces', '  Tala  ', true],
] as const)('validates a nickname, %s: %j is accepted: %j', async (_, nickname, isTaken) => {
  const { status, body } = await client.call(setNickname, { nickname }, { token });
  expect([status < 300, body.success]).toEqual([isTaken, isTaken]);
  const storedNickname = getValue(await client.call(memberProfile, {}, { token })).nickname;
  expect(storedNickname === nickname.trim().normalize('NFC')).toBe(isTaken);
});

it('accepts a payee name in any script, once, also from two requests at the same time', async () => {
  const { token: newMemberToken } = getValue(
    await client.call(login, { type: 'username', username: 'newbie', password }),
  );
  for (const payeeName of ['A', 'x'.repeat(61), 'R2 D2', '<b>Ana</b>', 'Ana\nReyes'])
    expect((await client.call(setPayeeName, { payeeName }, { token: newMemberToken })).body.success, payeeName).toBe(
      false,
    );
  const both = await Promise.all(
    ['Ana  María D’Souza', 'Béla Nagy'].map((payeeName) =>
      client.call(setPayeeName, { payeeName }, { token: newMemberToken }),
    ),
  );
  expect(both.filter(({ body }) => body.success)).toHaveLength(1);
  expect((await client.call(setPayeeName, { payeeName: 'Another' }, { token: newMemberToken })).body).toMatchObject({
    errorCode: 'profile.payee.set',
  });
});

it('accepts a feedback of 140 characters, counted as graphemes, and rejects a longer one', async () => {
  const send = (content: string) =>
    client.call(sendFeedback, { requestId: client.newId(), topic: 'other', content, images: [] }, { token });
  expect((await send('👍🏽'.repeat(70))).body.success).toBe(true);
  expect((await send('x'.repeat(140))).body.success).toBe(true);
  expect((await send('x'.repeat(141))).body.success).toBe(false);
  expect((await send('    ')).body.success).toBe(false);
});
