// @vitest-environment happy-dom
import { registerFieldNames } from '@livery/contract/auth/registration';
import { ErrorCode } from '@livery/contract/errors';
import { clearSession, getSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './register-screen.tsx';

const nameMessage = { EN: 'Four to twelve letters and digits.', AR: 'من أربعة إلى اثني عشر حرفًا.' } as const;
const rule = (name: string, more: object = {}) => ({
  name,
  enabled: true,
  required: true,
  pattern: null,
  minLength: 1,
  maxLength: 30,
  message: `${name} is wrong.`,
  ...more,
});
const settings = (language: 'EN' | 'AR', hasNumber: boolean) => ({
  fields: [
    rule('username', { pattern: '[a-z0-9]{4,12}', minLength: 4, maxLength: 12, message: nameMessage[language] }),
    rule('password', { minLength: 6, message: 'Six characters at least.' }),
    rule('confirmPassword'),
    rule('mobileNum', { enabled: hasNumber, pattern: '[0-9]{10}', maxLength: 20 }),
    rule('verificationCode', { enabled: hasNumber, pattern: '[0-9]{6}', maxLength: 10 }),
    rule('nickname', { required: false }),
    rule('affiliateCode', { required: false }),
    rule('email', { enabled: false }),
  ],
  countries: [{ country: 'PH', dialingCode: '63' }],
  captcha: true,
  smsBy: 'gateway',
  minimumAge: 21,
});
const both: Flags = { REG3: true, USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true };
let gateway: TestGateway;
let texts: i18n;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  gateway = startTestGateway();
  gateway.reply('registerSettings', ({ language }) => success(settings(language === 'AR' ? 'AR' : 'EN', false)));
  gateway.reply('listAnnouncements', () => success({ list: [], footer: { unreadCount: 0 } }));
  gateway.reply('captcha', () => success('aW1hZ2U='));
  gateway.reply('botCheck', () => success({ image: true, canSkipImage: false }));
  gateway.reply('register', () =>
    success({ token: 't1', userName: 'newcomer', customerType: 0, firstTimeLogin: true }),
  );
  texts = await startTestTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const box = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile number/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const open = async (flags: Flags = { REG3: true, USERNAMEREG3: true }) => {
  renderScreen({ Screen, at: '/m/register', texts, flags });
  await screen.findByLabelText(/^Password/);
};
const fill = async () => {
  await userEvent.type(box(/^Username/), 'newcomer');
  await userEvent.type(box(/^Password/), 'Violet-77');
  await userEvent.type(box(/^Confirm/), 'Violet-77');
  await userEvent.type(box('Code in the picture'), '1234');
  await userEvent.click(screen.getByRole('checkbox', { name: /21/ }));
};

test('shows the enabled fields, marks required ones with an asterisk and focuses the first invalid one', async () => {
  await open();
  expect(screen.queryByLabelText(/E-mail/)).toBeNull();
  expect(
    screen.getByText((_, node) => node?.tagName === 'LABEL' && /^Username\s*\*$/.test(node.textContent ?? '')),
  ).toBeDefined();
  expect(
    screen.getByText((_, node) => node?.tagName === 'LABEL' && /^Nickname\s*\(?optional/i.test(node.textContent ?? '')),
  ).toBeDefined();
  await submit();
  await screen.findByText(nameMessage.EN);
  expect(document.activeElement).toBe(box(/^Username/));
  expect(screen.getByText('Enter the code in the picture.')).toBeDefined();
  expect(gateway.getCalls('register')).toEqual([]);
});

test('repeats validation errors in the new language and keeps the values', async () => {
  await open();
  await userEvent.type(box(/^Username/), 'x');
  await submit();
  await screen.findByText(nameMessage.EN);
  await texts.changeLanguage('ar');
  await screen.findByText(nameMessage.AR);
  expect(screen.getByDisplayValue('x')).toBeDefined();
});

test('rejects different passwords and accepts an empty optional field', async () => {
  await open();
  await fill();
  await userEvent.type(box(/^Confirm/), 'x');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(box(/^Confirm/)));
  expect(gateway.getCalls('register')).toEqual([]);
});

test('sends every field, with an empty string for an empty or disabled one, and the register method', async () => {
  await open();
  await fill();
  await submit();
  await waitFor(() => expect(getSession()?.userName).toBe('newcomer'));
  const [sent] = gateway.getCalls('register');
  expect(Object.keys(sent!)).toEqual(expect.arrayContaining([...registerFieldNames]));
  for (const name of [
    'nickname',
    'affiliateCode',
    'email',
    'qqNum',
    'zalo',
    'recommenderId',
    'paymentPassword',
    'mobileNum',
    'verificationCode',
    'domain',
  ])
    expect(sent![name], name).toBe('');
  expect(sent).toMatchObject({
    username: 'newcomer',
    password: 'Violet-77',
    confirmPassword: 'Violet-77',
    captcha: '1234',
    ...gateway.getCalls('captcha')[0],
    type: 0,
    registerMethod: 'H5',
    registerUrl: location.host,
    ageConfirmed: true,
    agree: true,
  });
});

test.each([
  ['WEBCLIP', () => localStorage.setItem('WEBCLIP', '1')],
  [
    'APP',
    () => vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: 'Mozilla/5.0 LiveryApp/2.1' } })),
  ],
  [
    'PWA',
    () =>
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query.includes('standalone'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      })),
  ],
])('sends the register method %s', async (method, runSo) => {
  runSo();
  await open();
  await fill();
  await submit();
  await waitFor(() => expect(gateway.getCalls('register')[0]).toMatchObject({ registerMethod: method }));
});

test('disables the button without the agreement, which is checked by default', async () => {
  await open();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' });
  expect(button.disabled).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: /agree/i }));
  expect(button.disabled).toBe(true);
});

test('reports a taken name at its field with another captcha, and repeats a request without response under the same id', async () => {
  await open();
  gateway.reply('register', () => failure(ErrorCode.UsernameTaken, { field: 'username' }));
  await fill();
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(box(/^Username/)));
  await waitFor(() => expect(gateway.getCalls('captcha')).toHaveLength(2));
  expect(box('Code in the picture').value).toBe('');
  gateway.reply('register', () => networkError);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await userEvent.clear(box('Code in the picture'));
    await userEvent.type(box('Code in the picture'), '1234');
    await submit();
    await waitFor(() => expect(gateway.getCalls('register')).toHaveLength(attempt + 2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign up' }).dataset.pending).not.toBe('true'));
  }
  const [rejected, lost, again] = gateway.getCalls('register').map(({ requestId }) => requestId);
  expect(lost).toBe(again);
  expect(lost).not.toBe(rejected);
});

test('stops the registration at the field of an invalid affiliate code', async () => {
  gateway.reply('checkAffiliateCode', () => success({ success: false }));
  await open();
  await fill();
  await userEvent.type(box(/invitation|affiliate/i), 'NOSUCH');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(box(/invitation|affiliate/i)));
  expect(gateway.getCalls('checkAffiliateCode')).toMatchObject([{ code: 'NOSUCH' }]);
  expect(gateway.getCalls('register')).toEqual([]);
});

test('keeps the number when the tab changes, counts down, and sends no other code meanwhile', async () => {
  gateway.reply('registerSettings', () => success(settings('EN', true)));
  gateway.reply('sendSmsRegister', () => success({ expiredMinutes: 2 }));
  await open(both);
  await userEvent.click(screen.getByRole('radio', { name: /mobile/i }));
  await userEvent.click(await screen.findByRole('button', { name: 'Get code' }));
  await screen.findByText('mobileNum is wrong.');
  expect(gateway.getCalls('sendSmsRegister')).toEqual([]);
  await userEvent.type(number(), '9175550199');
  await userEvent.click(screen.getByRole('button', { name: 'Get code' }));
  await waitFor(() =>
    expect(gateway.getCalls('sendSmsRegister')).toEqual([{ mobileNo: '9175550199', countryDialingCode: '63' }]),
  );
  const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: /\b1[12]\d\b/ });
  expect(waiting.disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /username/i }));
  await userEvent.click(screen.getByRole('radio', { name: /mobile/i }));
  expect(number().value).toBe('9175550199');
  // The countdown on the button for the next SMS code must continue after a reload of the page.
  cleanup();
  renderScreen({ Screen, at: '/m/register', texts, flags: { REG3: true, MOBILENUMREG3: true } });
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /\b1[012]\d\b/ })).disabled).toBe(true);
});
