// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { clearSession, getSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { subscribeToToasts, type Toast } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './forgot-password-screen.tsx';

const rule = (name: string, more: object) => ({
  name,
  enabled: true,
  required: true,
  pattern: null,
  minLength: 1,
  maxLength: 30,
  message: `${name} is wrong.`,
  ...more,
});
const patterns = {
  fields: [
    rule('loginUsername', { pattern: '[a-z0-9]{4,12}' }),
    rule('loginMobileNum', { pattern: '[0-9]{10}' }),
    rule('verificationCode', { pattern: '[0-9]{6}' }),
    rule('password', { minLength: 6, maxLength: 20 }),
  ],
  countries: [{ country: 'PH', dialingCode: '63' }],
};
const byPhone: Flags = { MOBILEVERCODELOGIN3: true };
let gateway: TestGateway;
let texts: i18n;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  gateway = startTestGateway();
  gateway.reply('verificationPatterns', () => success(patterns));
  texts = await startTestTexts();
});
afterEach(cleanup);

const open = async (flags: Flags) => {
  renderScreen({ Screen, at: '/m/forget', texts, flags });
  await screen.findByRole('heading', { name: 'Forgot your password?' });
};
const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('reset by e-mail, when the brand has no mobile numbers', () => {
  test.each(['', 'demo', 'demo@', 'demo@example', 'demo@example.c', 'de mo@example.com', '<b>@example.com'])(
    'rejects "%s" as an e-mail address and sends no request',
    async (address) => {
      await open({});
      expect(screen.queryByRole('radio')).toBeNull();
      await userEvent.type(box('Username'), 'demo');
      if (address) await userEvent.type(box('E-mail address'), address);
      await press('Send the link');
      await screen.findByText('This e-mail address is not correct.');
      expect(document.activeElement).toBe(box('E-mail address'));
      expect(gateway.getCalls('forgotPasswordByEmail')).toEqual([]);
      await texts.changeLanguage('ar');
      await waitFor(() => expect(screen.queryByText('This e-mail address is not correct.')).toBeNull());
    },
  );

  test('trims both fields and goes back one second after the success', async () => {
    gateway.reply('forgotPasswordByEmail', () => success({ accepted: true }));
    const toasts: Toast[] = [];
    const stop = subscribeToToasts((event) => 'show' in event && toasts.push(event.show));
    await open({});
    await userEvent.type(box('Username'), ' demo ');
    await userEvent.type(box('E-mail address'), ' demo@example.com ');
    await press('Send the link');
    await waitFor(() => expect(getLocation()).toBe('/m/login'));
    expect(gateway.getCalls('forgotPasswordByEmail')).toEqual([{ username: 'demo', email: 'demo@example.com' }]);
    stop();
    // The loading toast stays until the response. The success toast then stays for one second.
    expect(toasts).toMatchObject([
      { kind: 'loading', duration: 0 },
      { kind: 'success', duration: 1000 },
    ]);
  });
});

test('does not navigate when the member left the page before the response', async () => {
  let respond: (value: ReturnType<typeof success>) => void = () => undefined;
  gateway.reply('forgotPasswordByEmail', () => new Promise((resolve) => (respond = resolve)));
  renderScreen({ Screen, at: '/m/forget', before: ['/m/first', '/m/second'], texts });
  await userEvent.type(await screen.findByLabelText('Username'), 'demo');
  await userEvent.type(box('E-mail address'), 'demo@example.com');
  await press('Send the link');
  await userEvent.click(screen.getByRole('link', { name: 'Back to the log-in' }));
  await waitFor(() => expect(getLocation()).toContain('/m/login'));
  respond(success({ accepted: true }));
  // After a success, the screen navigates back after one second. This test waits more than one second, to prove that
  // a failure causes no navigation.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(getLocation()).toContain('/m/login');
});

describe('reset by mobile number, the first choice when the brand has it', () => {
  const requestCode = async () => {
    gateway.reply('sendSmsNoLogin', () => success({ expiredMinutes: 1 }));
    await open(byPhone);
    await userEvent.type(box('Mobile number'), '9175550101');
    await press('Get code');
    await waitFor(() => expect(box('Code').disabled).toBe(false));
  };

  test('disables the code field until a code is sent, and validates the number before it sends one', async () => {
    await open(byPhone);
    expect(box('Code').disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set the password' }).disabled).toBe(true);
    await userEvent.type(box('Mobile number'), '12');
    await press('Get code');
    await screen.findByText('loginMobileNum is wrong.');
    expect(gateway.getCalls('sendSmsNoLogin')).toEqual([]);
    expect(box('Code').disabled).toBe(true);
  });

  test('logs the member in with the new password', async () => {
    gateway.reply('setPasswordBySms', () =>
      success({ userName: 'demo', endedSessions: 0, endedDevices: 0, passkeysLeft: 0 }),
    );
    gateway.reply('login', () => success({ token: 't1', userName: 'demo', customerType: 0, firstTimeLogin: false }));
    await requestCode();
    expect(gateway.getCalls('sendSmsNoLogin')).toEqual([
      { mobileNum: '9175550101', countryDialingCode: '63', module: 'VERIFICATION3' },
    ]);
    await userEvent.type(box('Code'), '123456');
    await userEvent.type(box('New password'), 'Violet-77');
    await press('Set the password');
    await waitFor(() => expect(getLocation()).toBe('/m/home'));
    expect(gateway.getCalls('setPasswordBySms')).toMatchObject([
      { mobileNum: '9175550101', verificationCode: '123456', newPassword: 'Violet-77', endSessions: true },
    ]);
    expect(gateway.getCalls('login')).toMatchObject([{ type: 'username', username: 'demo', password: 'Violet-77' }]);
    expect(getSession()?.userName).toBe('demo');
  });

  test.each([
    [ErrorCode.SamePassword, 'New password', 'Code'],
    [ErrorCode.CodeWrong, 'Code', 'New password'],
    [ErrorCode.SystemBusy, 'Code', 'New password'],
  ])('on error %s clears "%s" and keeps "%s"', async (code, cleared, retained) => {
    gateway.reply('setPasswordBySms', () => failure(code));
    await requestCode();
    await userEvent.type(box('Code'), '123456');
    await userEvent.type(box('New password'), 'Violet-77');
    await press('Set the password');
    await waitFor(() => expect(box(cleared).value).toBe(''));
    expect(document.activeElement).toBe(box(cleared));
    expect(box(retained).value).not.toBe('');
  });
});
