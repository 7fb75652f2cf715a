// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './passkeys-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
});
afterEach(() => {
  cleanup();
  clearSession();
});

const passkey = {
  id: '5a1f0b3c-6d2e-4f80-9a1b-2c3d4e5f6071',
  name: 'Phone',
  isSynced: false,
  createdAt: '2026-01-05T08:00:00.000Z',
  lastUsedAt: null,
};
const renderPasskeys = async () => {
  gateway.reply('listPasskeys', () => success({ list: [passkey] }));
  renderScreen({ Screen, at: '/m/member/passkeys', texts: await startTestTexts() });
};

test('renames a passkey without the spaces around the name', async () => {
  gateway.reply('renamePasskey', () => success({ saved: true }));
  await renderPasskeys();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Phone' }));
  const field = await screen.findByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, ' Tablet ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(gateway.getCalls('renamePasskey')).toEqual([{ id: passkey.id, name: 'Tablet' }]);
});

test('does not send an empty name', async () => {
  await renderPasskeys();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Phone' }));
  await userEvent.clear(await screen.findByLabelText('Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(gateway.getCalls('renamePasskey')).toEqual([]);
});

test('requires a confirmation before a passkey is removed, and shows a rejection in it', async () => {
  gateway.reply('removePasskey', () => failure('system.busy'));
  await renderPasskeys();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(gateway.getCalls('removePasskey')).toEqual([]);
  expect(dialog.getByText(/will no longer open your account/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => dialog.queryByText(/will no longer open your account/)).toBeNull();
  expect(gateway.getCalls('removePasskey')).toEqual([{ id: passkey.id }]);
});
