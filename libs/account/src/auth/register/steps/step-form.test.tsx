// @vitest-environment happy-dom
import { ErrorCode } from '@livery/contract/errors';
import { clearSession, getSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../../testing/test-app.tsx';
import { Screen } from '../register-screen.tsx';

const rule = (name: string, isRequired: boolean, more: object = {}) => ({
  name,
  enabled: true,
  required: isRequired,
  pattern: null,
  minLength: 1,
  maxLength: 60,
  message: `${name} is wrong.`,
  ...more,
});
const settings = {
  fields: [
    rule('username', true),
    rule('password', true),
    rule('confirmPassword', true),
    rule('email', false, { pattern: '.+@.+' }),
    rule('nickname', false),
    rule('affiliateCode', false),
  ],
  countries: [{ country: 'PH', dialingCode: '63' }],
  captcha: false,
  smsBy: 'gateway',
  minimumAge: 18,
};
const flags: Flags = { REG3: true, USERNAMEREG3: true };
let gateway: TestGateway;
let texts: i18n;
const readClock = performance.now.bind(performance);
let skippedMs = 0;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(performance, 'now').mockImplementation(() => readClock() + skippedMs);
  clearSession();
  gateway = startTestGateway();
  gateway.reply('registerSettings', () => success(settings));
  gateway.reply('listAnnouncements', () => success({ list: [], footer: { unreadCount: 0 } }));
  gateway.reply('register', () =>
    success({ token: 't1', userName: 'newcomer', customerType: 0, firstTimeLogin: true }),
  );
  texts = await startTestTexts();
});
afterEach(cleanup);

const open = async (query = '') => {
  renderScreen({ Screen, at: `/m/register${query}`, texts, flags });
  await atStep('Log-in details');
};
const atStep = (name: string) => screen.findByRole('heading', { level: 2, name });
const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
/** Advances the clock, so that the form does not ignore the next submit as the second tap of a double tap. */
const skipTime = () => (skippedMs += 1000);
const tapAtOnce = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tap = (name: string) => {
  skipTime();
  return tapAtOnce(name);
};
const fillAccount = async () => {
  await userEvent.type(box(/^Username/), 'newcomer');
  await userEvent.type(box(/^Password/), 'Violet-77');
  await userEvent.type(box(/^Confirm/), 'Violet-77');
};

test('shows one step at a time with its number, and opens the next one only without errors', async () => {
  await open();
  expect(screen.getByRole('progressbar', { name: 'Sign up' }).getAttribute('aria-valuetext')).toBe('Step 1 of 3');
  expect(screen.queryByRole('textbox', { name: /^E-mail/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await tap('Continue');
  await screen.findByText('username is wrong.');
  expect(document.activeElement).toBe(box(/^Username/));
  await fillAccount();
  await tap('Continue');
  const heading = await atStep('Contact details');
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 3');
  expect(screen.queryByRole('textbox', { name: /^Username/ })).toBeNull();
  expect(screen.queryByText('email is wrong.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'I already have an account' })).toBeNull();
});

test('goes back without loss, and sends the entries of all steps', async () => {
  await open();
  await fillAccount();
  await tap('Continue');
  await atStep('Contact details');
  await userEvent.type(box(/^E-mail/), 'new@example.com');
  await tap('Go back');
  await atStep('Log-in details');
  expect(box(/^Username/).value).toBe('newcomer');
  expect(box(/^Password/).value).toBe('Violet-77');
  await tap('Continue');
  await atStep('Contact details');
  expect(box(/^E-mail/).value).toBe('new@example.com');
  skipTime();
  await userEvent.type(box(/^E-mail/), '{enter}');
  await atStep('Last details');
  await userEvent.type(box(/^Nickname/), 'Nova');
  await tap('Sign up');
  await screen.findByText(/^Only those who are 18/);
  await userEvent.click(screen.getByRole('checkbox', { name: /18/ }));
  await tap('Sign up');
  await waitFor(() => expect(getSession()?.userName).toBe('newcomer'));
  expect(gateway.getCalls('register')).toMatchObject([
    { username: 'newcomer', password: 'Violet-77', email: 'new@example.com', nickname: 'Nova', ageConfirmed: true },
  ]);
});

test('opens the step of the field that the gateway rejects', async () => {
  gateway.reply('register', () => failure(ErrorCode.UsernameTaken, { field: 'username' }));
  await open();
  await fillAccount();
  await tap('Continue');
  await atStep('Contact details');
  await tap('Continue');
  await atStep('Last details');
  await userEvent.click(screen.getByRole('checkbox', { name: /18/ }));
  await tap('Sign up');
  await atStep('Log-in details');
  await waitFor(() => expect(document.activeElement).toBe(box(/^Username/)));
  expect(box(/^Username/).getAttribute('aria-invalid')).toBe('true');
});

test('keeps the entries over a reload, but never the password', async () => {
  await open();
  await fillAccount();
  await tap('Continue');
  await atStep('Contact details');
  await userEvent.type(box(/^E-mail/), 'new@example.com');
  cleanup();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Violet-77');
  await open();
  expect(screen.getByText(/^Your entries are still here\./)).toBeDefined();
  expect(box(/^Username/).value).toBe('newcomer');
  expect(box(/^Password/).value).toBe('');
  expect(box(/^E-mail/).value).toBe('new@example.com');
  await userEvent.type(box(/^Password/), 'Violet-77');
  await userEvent.type(box(/^Confirm/), 'Violet-77');
  await tap('Continue');
  await atStep('Contact details');
  await tap('Continue');
  await atStep('Last details');
  await userEvent.click(screen.getByRole('checkbox', { name: /18/ }));
  await tap('Sign up');
  await waitFor(() => expect(getSession()?.userName).toBe('newcomer'));
  expect(sessionStorage.getItem('livery.registrationDraft')).toBeNull();
});

test('does not pass a step with the second tap of a double tap', async () => {
  await open();
  await fillAccount();
  await tap('Continue');
  await atStep('Contact details');
  await tapAtOnce('Continue');
  await tapAtOnce('Continue');
  expect(screen.queryByRole('heading', { level: 2, name: 'Last details' })).toBeNull();
  await tap('Continue');
  await atStep('Last details');
});

test('requires the agreement only in the last step', async () => {
  await open();
  await fillAccount();
  await tap('Continue');
  await atStep('Contact details');
  await tap('Continue');
  await atStep('Last details');
  await userEvent.click(screen.getByRole('checkbox', { name: /agree/i }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' }).disabled).toBe(true);
  await tap('Go back');
  await atStep('Contact details');
  await tap('Continue');
  await atStep('Last details');
});

test('does not store the affiliate code of the address as an entry', async () => {
  gateway.reply('checkAffiliateCode', () => success({ success: true }));
  await open('?affiliateCode=SUN77');
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('[name=affiliateCode]')?.value).toBe('SUN77'));
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('SUN77');
  cleanup();
  await open();
  expect(screen.queryByText(/^Your entries are still here\./)).toBeNull();
});
