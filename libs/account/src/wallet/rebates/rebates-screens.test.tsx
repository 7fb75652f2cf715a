// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen as ClaimScreen } from './claim-screen.tsx';
import { Screen as ReportScreen } from './report-screen.tsx';

const lines = [{ category: 'RNG', validBet: '1000.00', rate: '0.60', amount: '6.00' }];
const status = {
  currency: 'PHP',
  vipLevel: 1,
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-01-05T08:00:00.000Z',
  amount: '6.00',
  lines,
  rates: [{ category: 'RNG', rate: '0.60' }],
};
const claim = {
  id: 'c1',
  from: status.from,
  to: status.to,
  amount: '6.00',
  paidAt: '2026-01-05T08:00:00.000Z',
  lines,
};
let gateway: TestGateway;

beforeEach(() => {
  sessionStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('rebateStatus', () => success(status));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = async (Screen: ComponentType) => renderScreen({ Screen, at: '/m/rebate', texts: await startTestTexts() });
const findClaimButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Claim the rebate' });
const payClaim = () => {
  gateway.reply('rebateStatus', () => success({ ...status, amount: '0.00', lines: [] }));
  return success({ ...claim, currency: 'PHP' });
};

test('sends one claim on a double tap, and then has nothing to claim', async () => {
  let respond = (): void => undefined;
  gateway.reply('claimRebate', () => new Promise((resolve) => (respond = () => resolve(payClaim()))));
  await open(ClaimScreen);
  const button = await findClaimButton();
  await userEvent.click(button);
  await userEvent.click(button);
  respond();
  expect(await screen.findByText('No bets have been settled since the last claim.')).toBeDefined();
  await waitFor(async () => expect((await findClaimButton()).disabled).toBe(true));
  expect(gateway.getCalls('claimRebate')).toHaveLength(1);
});

test('shows the message of a rejected claim', async () => {
  gateway.reply('claimRebate', () => failure('rebate.nothing'));
  await open(ClaimScreen);
  await userEvent.click(await findClaimButton());
  expect((await screen.findByRole('alert')).textContent).toContain('There is no rebate to claim yet.');
});

test('repeats a claim without a response with the same idempotency key', async () => {
  gateway.reply('claimRebate', () => networkError);
  await open(ClaimScreen);
  await userEvent.click(await findClaimButton());
  expect((await screen.findByRole('alert')).textContent).toContain('nothing is done twice');
  gateway.reply('claimRebate', payClaim);
  await userEvent.click(await findClaimButton());
  await screen.findByText('No bets have been settled since the last claim.');
  const keys = gateway.getIdempotencyKeys('claimRebate');
  expect(keys.length).toBeGreaterThan(1);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('opens the calculation of a paid rebate', async () => {
  const totals = { count: 1, validBet: '1000.00', amount: '6.00' };
  gateway.reply('rebateReport', () => success({ list: [claim], next: null, currency: 'PHP', totals }));
  await open(ReportScreen);
  await userEvent.click(await screen.findByRole('button', { name: /^Rebate/ }));
  const row = within(await screen.findByRole('dialog'))
    .getAllByRole('row')
    .at(-1)!;
  expect(row.textContent).toMatch(/6\.00.*1,000\.00.*0\.6%/);
});

test('shows an empty report', async () => {
  gateway.reply('rebateReport', () => success({ list: [], next: null, currency: 'PHP', totals: null }));
  await open(ReportScreen);
  expect(await screen.findByText('No rebates in this period')).toBeDefined();
});
