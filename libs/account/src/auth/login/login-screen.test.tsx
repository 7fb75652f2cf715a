// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { clearSession, getSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberLogin, getRememberedLogin } from '../remember-me/remembered-login.ts';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './login-screen.tsx';

const session = { token: 't1', userName: 'demo', customerType: 0, firstTimeLogin: false };
let gateway: TestGateway;
let texts: i18n;

beforeEach(async () => {
  localStorage.clear();
  clearSession();
  gateway = startTestGateway();
  gateway.reply('verificationPatterns', () => success({ fields: [], countries: [] }));
  gateway.reply('captcha', () => success('aW1hZ2U='));
  gateway.reply('botCheck', () => success({ image: true, canSkipImage: false }));
  texts = await startTestTexts();
});
afterEach(cleanup);

const open = async (query = '') => {
  renderScreen({ Screen, at: `/m/login${query}`, texts, flags: { DIRECTREG3: true } });
  await screen.findByRole('heading', { name: 'Log in' });
};
const getLocation = () => screen.getByRole('status', { name: 'place' }).textContent;
const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));
const fill = async () => {
  await userEvent.type(username(), 'demo');
  await userEvent.type(password(), 'secret-1');
};

test('logs a member in and returns to the page in "from"', async () => {
  gateway.reply('login', () => success(session));
  await open('?from=%2Fm%2Fmine%3Ftab%3D1');
  await fill();
  await submit();
  await waitFor(() => expect(getLocation()).toBe('/m/mine?tab=1'));
  expect(gateway.getCalls('login')).toEqual([
    { type: 'username', username: 'demo', password: 'secret-1', remember: false },
  ]);
  expect(getSession()).toEqual({
    token: 't1',
    userName: 'demo',
    merchantCode: 'bituinara',
    type: 0,
    firstTimeLogin: false,
  });
  expect(getRememberedLogin()).toBeNull();
});

test('hides the password, and lets password managers fill it in and the member paste it', async () => {
  await open();
  expect([username().autocomplete, password().autocomplete]).toEqual(['username webauthn', 'current-password']);
  expect(password().type).toBe('password');
  await userEvent.click(password());
  await userEvent.paste('a pasted password');
  expect(password().value).toBe('a pasted password');
});

test('stores the device token of a remembered login, never the password', async () => {
  gateway.reply('login', () => success({ ...session, deviceToken: 'device-1' }));
  await open();
  await fill();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await submit();
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
  expect(getRememberedLogin()).toEqual({ username: 'demo', deviceToken: 'device-1' });
  expect(localStorage.getItem('autoLogin')).toBe('1');
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret-1');
});

test("reports missing fields of an empty form in the page's language and focuses the first one", async () => {
  await open();
  await submit();
  await screen.findByText('Enter your username.');
  expect(screen.getByText('Enter your password.')).toBeDefined();
  expect(document.activeElement).toBe(username());
  expect(gateway.getCalls('login')).toEqual([]);

  await userEvent.type(password(), 'half');
  await texts.changeLanguage('ar');
  await screen.findByText('أدخل اسم المستخدم.');
  expect(screen.getByLabelText<HTMLInputElement>('كلمة المرور').value).toBe('half');
});

test('shows a captcha after a failure that requires one, and keeps the entered fields', async () => {
  gateway.reply('login', ({ captcha }) =>
    captcha === '1234' ? success(session) : failure(ErrorCode.LoginFailed, { captcha: true }),
  );
  await open();
  expect(screen.queryByLabelText('Code in the picture')).toBeNull();
  await fill();
  await submit();
  const code = await screen.findByLabelText<HTMLInputElement>('Code in the picture');
  expect(screen.getByRole('alert').textContent).toContain('The username or the password is not right.');
  expect([username().value, password().value]).toEqual(['demo', 'secret-1']);

  await submit();
  await screen.findByText('Enter the code in the picture.');
  expect(gateway.getCalls('login')).toHaveLength(1);

  await userEvent.type(code, '99');
  await userEvent.click(screen.getByRole('button', { name: 'Show another picture' }));
  expect(code.value).toBe('');
  await waitFor(() => expect(gateway.getCalls('captcha')).toHaveLength(2));

  // The captcha field must also accept Arabic digits. The login request then contains them as the digits 0 to 9.
  await userEvent.type(code, '١٢٣٤');
  await submit();
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
  const [first, second] = gateway.getCalls('captcha');
  expect(second).not.toEqual(first);
  expect(gateway.getCalls('login').at(-1)).toMatchObject({ captcha: '1234', ...second });
});

test('loads another captcha image after each failure', async () => {
  gateway.reply('login', () => failure(ErrorCode.CaptchaWrong, { captcha: true }));
  await open();
  await fill();
  await submit();
  const code = await screen.findByLabelText<HTMLInputElement>('Code in the picture');
  await userEvent.type(code, '1111');
  await submit();
  await waitFor(() => expect(gateway.getCalls('captcha')).toHaveLength(2));
  expect(code.value).toBe('');
  expect(document.activeElement).toBe(code);
});

test('sends one login request on a double tap', async () => {
  gateway.reply('login', () => new Promise(() => undefined));
  await open();
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Log in' }));
  await userEvent.type(password(), '{Enter}');
  expect(gateway.getCalls('login')).toHaveLength(1);
});

test('cancels a slow login and keeps the form', async () => {
  gateway.reply('login', () => new Promise(() => undefined));
  await open();
  await fill();
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(password().value).toBe('secret-1');

  gateway.reply('login', () => success(session));
  await submit();
  await waitFor(() => expect(getLocation()).toBe('/m/home'));
});

test.each([
  ['a lost response', () => networkError, 'There is no connection. Check your internet and try again.'],
  [
    'a locked account',
    () => failure(ErrorCode.LoginLocked),
    'Too many failed attempts. Logging in is locked for a while.',
  ],
  [
    'an encryption key that the gateway rejects',
    () => failure(ErrorCode.BadEncryption),
    'Your details could not be read securely, so nothing was done. Reload the page and try again.',
  ],
  ['an unknown error code', () => failure('brand.new.code'), 'Something went wrong. Please try again.'],
])('shows a message and keeps the form on %s', async (_, respond, message) => {
  gateway.reply('login', respond);
  await open();
  await fill();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect([username().value, password().value]).toEqual(['demo', 'secret-1']);
});

test.each([
  ['/m/mine', '/m/mine'],
  ['https://evil.example', '/m/home'],
  ['/m/login?from=/m/login', '/m/home'],
])('redirects a logged-in member from %s to %s', async (from, to) => {
  setSession({ token: 't', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  renderScreen({ Screen, at: `/m/login?from=${encodeURIComponent(from)}`, texts });
  await waitFor(() => expect(getLocation()).toBe(to));
});

test('logs in a remembered device with one tap, and forgets it when the gateway has revoked its token', async () => {
  rememberLogin({ username: 'demo', deviceToken: 'device-1' });
  gateway.reply('login', () => failure(ErrorCode.LoginFailed, { captcha: false }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Continue as demo' }));
  await screen.findByRole('alert');
  expect(gateway.getCalls('login')).toEqual([
    { type: 'device', username: 'demo', password: 'device-1', remember: true },
  ]);
  expect(screen.queryByRole('button', { name: 'Continue as demo' })).toBeNull();
  expect(getRememberedLogin()).toBeNull();
});

test('links to home, registration, password reset and customer service', async () => {
  await open();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/m/home', '/m/register', '/m/forget', '/m/service']));
});
