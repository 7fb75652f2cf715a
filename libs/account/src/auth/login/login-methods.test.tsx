// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { clearSession, getSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { subscribeToToasts, type Toast } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './login-screen.tsx';

const rule = (name: string, pattern: string) => ({
  name,
  enabled: true,
  required: true,
  pattern,
  minLength: 1,
  maxLength: 30,
  message: `${name} is wrong.`,
});
let gateway: TestGateway;
let texts: i18n;
let toasts: Toast[];

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  toasts = [];
  gateway = startTestGateway();
  gateway.reply('verificationPatterns', () =>
    success({
      fields: [rule('loginMobileNum', '[0-9]{10}'), rule('verificationCode', '[0-9]{6}')],
      countries: [{ country: 'PH', dialingCode: '63' }],
    }),
  );
  gateway.reply('captcha', () => success('aW1hZ2U='));
  gateway.reply('botCheck', () => success({ image: true, canSkipImage: false }));
  texts = await startTestTexts();
  const stop = subscribeToToasts((event) => 'show' in event && toasts.push(event.show));
  return () => {
    stop();
    cleanup();
  };
});
afterEach(cleanup);

const open = async (flags: Flags = {}) => {
  renderScreen({ Screen, at: '/m/login?from=%2Fm%2Fmine', texts, flags });
  await screen.findByRole('heading', { name: 'Log in' });
};
const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test.each<[Flags, boolean]>([
  [{}, false],
  [{ MOBILEVERCODELOGIN3: true }, true],
])('with flags %j shows the tab for a mobile number: %s', async (flags, isThere) => {
  await open(flags);
  expect(screen.queryByRole('tab', { name: 'Mobile number' }) !== null).toBe(isThere);
});

test.each<[Flags, string[]]>([
  [{}, []],
  [{ FACEBOOKLOGIN3: true }, ['Facebook']],
  [{ GOOGLELOGIN3: true }, ['Google']],
  [{ FACEBOOKLOGIN3: true, GOOGLELOGIN3: true }, ['Facebook', 'Google']],
])('with flags %j offers login through %j and starts no social login before a tap', async (flags, names) => {
  await open(flags);
  expect(screen.queryAllByRole('button', { name: /^Continue with/ }).map((button) => button.textContent)).toEqual(
    names,
  );
  expect(gateway.getCalls('startSocialLogin')).toEqual([]);
});

test('hides the sign-up link when the brand has registration off', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'Sign up now' })).toBeNull();
});

test('limits each field to the length in the specification', async () => {
  gateway.reply('login', () => failure(ErrorCode.LoginFailed, { captcha: true }));
  await open({ MOBILEVERCODELOGIN3: true });
  await userEvent.type(box('Username'), 'demo');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await press('Log in');
  const captcha = await screen.findByLabelText<HTMLInputElement>('Code in the picture');
  expect([captcha.maxLength, captcha.inputMode]).toEqual([6, 'numeric']);
  await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
  expect(box('Mobile number').maxLength).toBe(20);
  expect([box('Code').maxLength, box('Code').inputMode, box('Code').autocomplete]).toEqual([
    10,
    'numeric',
    'one-time-code',
  ]);
});

test('rejects a letter in a captcha code', async () => {
  gateway.reply('login', () => failure(ErrorCode.LoginFailed, { captcha: true }));
  await open();
  await userEvent.type(box('Username'), 'demo');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await press('Log in');
  await userEvent.type(await screen.findByLabelText('Code in the picture'), '12a4');
  await press('Log in');
  await screen.findByText('The code has digits only, 6 at most.');
  expect(gateway.getCalls('login')).toHaveLength(1);
});

test('sends one code per countdown to a valid number, and logs in with it', async () => {
  gateway.reply('sendSmsNoLogin', () => success({ expiredMinutes: 2 }));
  gateway.reply('login', () => success({ token: 't1', userName: 'demo', customerType: 0, firstTimeLogin: false }));
  await open({ MOBILEVERCODELOGIN3: true });
  await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await press('Get code');
  await screen.findByText('Enter your mobile number.');
  await userEvent.type(box('Mobile number'), '12');
  await press('Get code');
  await screen.findByText('loginMobileNum is wrong.');
  expect(gateway.getCalls('sendSmsNoLogin')).toEqual([]);
  await userEvent.clear(box('Mobile number'));
  await userEvent.type(box('Mobile number'), '٩١٧٥٥٥٠١٠٣');
  await press('Get code');
  await waitFor(() =>
    expect(gateway.getCalls('sendSmsNoLogin')).toEqual([
      { mobileNum: '9175550103', countryDialingCode: '63', module: 'MOBILEVERCODELOGIN3' },
    ]),
  );
  // The gateway allows the next code after two minutes. The button shows this wait in seconds.
  const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: /^Again in 1[12]\d s$/ });
  expect(waiting.disabled).toBe(true);
  await userEvent.type(box('Code'), '123456');
  await press('Log in');
  await waitFor(() => expect(getLocation()).toBe('/m/mine'));
  expect(gateway.getCalls('login')).toMatchObject([
    { type: 'sms', username: '9175550103', password: '123456', countryDialingCode: '63' },
  ]);
});

test('remembers the number of a login by code and fills it in at the next visit', async () => {
  gateway.reply('verificationPatterns', () =>
    success({
      fields: [],
      countries: [
        { country: 'PH', dialingCode: '63' },
        { country: 'VN', dialingCode: '84' },
      ],
    }),
  );
  gateway.reply('login', ({ type }) =>
    type === 'sms'
      ? success({ token: 't1', userName: 'demo', customerType: 0, firstTimeLogin: false, deviceToken: 'device-1' })
      : failure(ErrorCode.SystemBusy),
  );
  await open({ MOBILEVERCODELOGIN3: true });
  await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country code' }), '84');
  await userEvent.type(box('Mobile number'), '9175550103');
  await userEvent.type(box('Code'), '123456');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await press('Log in');
  await waitFor(() => expect(getLocation()).toBe('/m/mine'));
  expect(JSON.parse(localStorage.getItem('MC_REMEMBERED_LOGIN') ?? '')).toMatchObject({
    type: 'sms',
    username: '9175550103',
    countryDialingCode: '84',
  });

  cleanup();
  clearSession();
  await open({ MOBILEVERCODELOGIN3: true });
  await waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }).value).toBe('84'),
  );
  expect(box('Mobile number').value).toBe('9175550103');
  await press(/^Continue as .*9175550103/);
  await waitFor(() =>
    expect(gateway.getCalls('login').at(-1)).toEqual({
      type: 'device',
      username: '9175550103',
      countryDialingCode: '84',
      password: 'device-1',
      remember: true,
    }),
  );
});

test('reports a code that could not be sent and allows another request', async () => {
  gateway.reply('sendSmsNoLogin', () => failure(ErrorCode.SystemBusy));
  await open({ MOBILEVERCODELOGIN3: true });
  await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await userEvent.type(box('Mobile number'), '9175550103');
  await press('Get code');
  await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(['loading', 'fail']));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Get code' }).disabled).toBe(false);
});

test('starts a trial session with an unlimited loading toast, and remembers the trial user in this tab only', async () => {
  gateway.reply('freePlay', () => success({ token: 'trial-1', userName: 'trial-77', customerType: 4 }));
  await open();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Test play' }));
  await waitFor(() => expect(getLocation()).toBe('/m/mine'));
  expect(getSession()).toMatchObject({ token: 'trial-1', userName: 'trial-77', type: 4 });
  expect(gateway.getCalls('freePlay')).toEqual([{}]);
  expect([sessionStorage.getItem('MC_TRIAL_USER'), JSON.stringify({ ...localStorage }).includes('trial-77')]).toEqual([
    'trial-77',
    false,
  ]);
  // A toast with duration 0 stays until the app closes it.
  expect(toasts).toMatchObject([{ kind: 'loading', duration: 0 }]);
});

test('reports a rejected trial', async () => {
  gateway.reply('freePlay', () => failure(ErrorCode.SystemBusy));
  await open();
  await press('Test play');
  await waitFor(() => expect(toasts.map(({ kind }) => kind)).toEqual(['loading', 'fail']));
  expect(getSession()).toBeNull();
});
