// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './profile-screen.tsx';

const profile = {
  nickname: 'Ana',
  email: 'a***@mail.example',
  emailVerified: true,
  mobileNum: null,
  payeeName: null as string | null,
};
let gateway: TestGateway;

beforeEach(() => {
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('memberProfile', () => success(profile));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = async (row: RegExp) => {
  renderScreen({ Screen, at: '/m/profile', texts: await startTestTexts() });
  await userEvent.click(await screen.findByRole('button', { name: row }));
  return within(await screen.findByRole('dialog'));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test.each(['A', '<b>Ana</b>'])('rejects the nickname %s without a call', async (nickname) => {
  const sheet = await open(/^Nickname/);
  const field = sheet.getByLabelText<HTMLInputElement>('Nickname');
  await userEvent.clear(field);
  await userEvent.type(field, nickname);
  await save();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(gateway.getCalls('setNickname')).toEqual([]);
});

test('saves a nickname without surrounding spaces, closes the sheet and shows it', async () => {
  gateway.reply('setNickname', ({ nickname }) => {
    gateway.reply('memberProfile', () => success({ ...profile, nickname }));
    return success({ saved: true });
  });
  const sheet = await open(/^Nickname/);
  const field = sheet.getByLabelText<HTMLInputElement>('Nickname');
  expect(field.value).toBe('Ana');
  await userEvent.type(field, ' Cruz ');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: /^Nickname.*Ana Cruz/ })).toBeDefined();
  expect(gateway.getCalls('setNickname')).toEqual([{ nickname: 'Ana Cruz' }]);
});

test('keeps the sheet of the e-mail address open after a rejection', async () => {
  gateway.reply('setEmail', () => failure('profile.email.taken'));
  const sheet = await open(/^E-mail/);
  await userEvent.type(sheet.getByLabelText('E-mail'), 'ana@mail.example');
  await save();
  expect(await sheet.findByRole('alert')).toBeDefined();
  expect(gateway.getCalls('setEmail')).toEqual([{ email: 'ana@mail.example' }]);
  expect(sheet.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@mail.example');
});

test('shows a payee name that is set without a way to change it', async () => {
  gateway.reply('memberProfile', () => success({ ...profile, payeeName: 'Ana Cruz' }));
  renderScreen({ Screen, at: '/m/profile', texts: await startTestTexts() });
  expect(await screen.findByText('Only customer service can change it.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Payee name/ })).toBeNull();
});

test('sends the link to an unverified e-mail address again and reports the result', async () => {
  const toasts: string[] = [];
  const unsubscribe = subscribeToToasts((event) => 'show' in event && toasts.push(event.show.text));
  gateway.reply('memberProfile', () => success({ ...profile, emailVerified: false }));
  gateway.reply('sendEmailLink', () => failure('request.too.many'));
  renderScreen({ Screen, at: '/m/profile', texts: await startTestTexts() });
  const button = await screen.findByRole('button', { name: 'Send the link again' });
  await userEvent.click(button);
  await waitFor(() => expect(toasts).toEqual([expect.stringContaining('That was too often')]));
  gateway.reply('sendEmailLink', () => success({ sent: true }));
  await userEvent.click(button);
  await waitFor(() => expect(toasts.at(-1)).toBe('The link is on its way. It is good for 24 hours.'));
  unsubscribe();
});
