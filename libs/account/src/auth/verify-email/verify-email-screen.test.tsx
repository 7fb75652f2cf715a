// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './verify-email-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  clearSession();
  gateway = startTestGateway();
  gateway.reply('verifyEmail', () => success({ verified: true }));
});
afterEach(() => {
  cleanup();
  clearSession();
  location.hash = '';
});

/** Screen of this test file in the strict mode of React. In strict mode, React runs each effect twice. */
const StrictScreen = () => (
  <StrictMode>
    <Screen />
  </StrictMode>
);
const open = async (token: string) => {
  location.hash = token;
  renderScreen({ Screen: StrictScreen, at: '/m/verifyEmail', texts: await startTestTexts() });
};

test('sends the token once and removes it from the address', async () => {
  await open('token-1');
  expect(await screen.findByText('Your e-mail address is confirmed.')).toBeDefined();
  expect(gateway.getCalls('verifyEmail')).toEqual([{ token: 'token-1' }]);
  expect(location.hash).toBe('');
});

test.each([
  ['a member to the profile', true, '/m/member/profile', /./],
  ['a visitor to the login', false, '/m/login', 'Log in'],
])('links %s after the confirmation', async (_, isMember, href, name) => {
  if (isMember)
    setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  await open('token-1');
  await screen.findByText('Your e-mail address is confirmed.');
  const targets = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(targets).toContain(href);
});

test.each(['profile.email.link.invalid', 'request.invalid'])(
  'shows that the link is not valid any more after %s, without a retry',
  async (code) => {
    gateway.reply('verifyEmail', () => failure(code));
    await open('token-1');
    expect(await screen.findByText('This link was used already or has run out.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('sends no request for a link without a token', async () => {
  await open('');
  expect(await screen.findByText('This link was used already or has run out.')).toBeDefined();
  expect(gateway.getCalls('verifyEmail')).toEqual([]);
});

test('sends the same token again after a temporary failure', async () => {
  gateway.reply('verifyEmail', () => failure('system.busy'));
  await open('token-1');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.reply('verifyEmail', () => success({ verified: true }));
  await userEvent.click(retry);
  expect(await screen.findByText('Your e-mail address is confirmed.')).toBeDefined();
  expect(gateway.getCalls('verifyEmail')).toEqual([{ token: 'token-1' }, { token: 'token-1' }]);
});
