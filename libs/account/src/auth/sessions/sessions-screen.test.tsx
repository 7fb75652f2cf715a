// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './sessions-screen.tsx';

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

const client = { device: 'iPhone', browser: 'Safari', address: '203.0.113.7' };
const times = { startedAt: '2026-01-05T08:00:00.000Z', lastSeenAt: '2026-01-05T09:00:00.000Z' };
const current = { id: 's1', ...client, ...times, isThis: true, isRemembered: true };
const other = {
  ...current,
  id: '0c9d1b52-0a55-4f0f-8f55-9c1d7a1e2b33',
  device: 'Windows',
  browser: 'Firefox',
  isThis: false,
};
const renderSessions = async (list: readonly object[]) => {
  gateway.reply('memberSessions', () => success({ list }));
  gateway.reply('loginHistory', () => success({ list: [] }));
  renderScreen({ Screen, at: '/m/member/sessions', texts: await startTestTexts() });
};

test('offers no end of the session in use', async () => {
  await renderSessions([current]);
  expect(await screen.findByText('This one')).toBeDefined();
  expect(screen.queryByRole('button', { name: /End/ })).toBeNull();
});

test('ends one other session', async () => {
  gateway.reply('revokeSession', () => success({ ended: 1 }));
  await renderSessions([current, other]);
  await userEvent.click(await screen.findByRole('button', { name: 'End the session on Windows · Firefox' }));
  await expect.poll(() => gateway.getCalls('revokeSession')).toEqual([{ id: other.id }]);
});

test('ends all other sessions only after a confirmation', async () => {
  gateway.reply('revokeOtherSessions', () => success({ ended: 1 }));
  await renderSessions([current, other]);
  await userEvent.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  const confirm = await screen.findByRole('button', { name: 'End them' });
  expect(gateway.getCalls('revokeOtherSessions')).toEqual([]);
  await userEvent.click(confirm);
  await expect.poll(() => gateway.getCalls('revokeOtherSessions')).toHaveLength(1);
});
