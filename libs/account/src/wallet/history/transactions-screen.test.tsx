// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestGateway, success } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './transactions-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
});
afterEach(() => {
  cleanup();
  clearSession();
});

const bonus = {
  id: '8',
  name: 'bonus',
  amount: '50.00',
  balance: '170.25',
  reference: 'reward/welcome',
  about: 'Welcome bonus',
  period: null,
  at: '2026-11-20T08:00:00.000Z',
};
const cashback = {
  ...bonus,
  id: '7',
  name: 'rebate',
  amount: '1.20',
  balance: '120.25',
  reference: 'rebate/1',
  about: null,
  period: { from: '2026-11-18T00:00:00.000Z', to: '2026-11-19T00:00:00.000Z' },
};

test('opens a transaction with its name, its period and the balance before and after it', async () => {
  startTestGateway().reply('listTransactions', () =>
    success({ list: [bonus, cashback], next: null, currency: 'PHP', totals: null }),
  );
  await renderScreen({ Screen, at: '/m/transaction/record', texts: await startTestTexts() });
  await userEvent.click(await screen.findByRole('button', { name: /Welcome bonus/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bonus' }));
  expect(sheet.getByText('Welcome bonus')).toBeDefined();
  expect(sheet.getByText(/120\.25/)).toBeDefined();
  expect(sheet.getByText(/170\.25/)).toBeDefined();
  expect(sheet.getByText('reward/welcome')).toBeDefined();
  expect(sheet.queryByText('From')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /Rebate.*120\.25/ }));
  const rebateSheet = within(await screen.findByRole('dialog', { name: 'Rebate' }));
  expect(rebateSheet.getByText('From')).toBeDefined();
  expect(rebateSheet.getByText(/Nov 18, 2026/)).toBeDefined();
});
