// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { networkError, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './deposit-screen.tsx';

const channel = {
  kind: 'wallet',
  least: '10.00',
  most: '500.00',
  quickAmounts: ['50.00'],
  feeRate: '0.00',
  feeFixed: '0.00',
  takes: 0,
};
const channels = [
  { ...channel, id: 'purse', name: 'Purse' },
  { ...channel, id: 'bank', name: 'Bank', kind: 'bank', takes: 5 },
];
const settings = (dep_func: number) =>
  success({
    mobileTemplate: { mem_cen: 1, dep_func },
    customerService: [],
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    publicKey: 'k',
  });
let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('depositOptions', () => success({ channels, open: [], currency: 'PHP' }));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = async (at = '/m/voucherCenter') => renderScreen({ Screen, at, texts: await startTestTexts() });
const amounts = () => screen.queryByRole('group', { name: 'Quick amounts' });

test('shows channels and amount on one page in the new template', async () => {
  gateway.reply('consolidatedSettings', () => settings(1));
  await open();
  expect(await screen.findByRole('radio', { name: /Purse/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /Bank/ })).toBeDefined();
  expect(amounts()).not.toBeNull();
});

test.each([
  ['that selects it', () => settings(0)],
  ['that cannot be reached', () => networkError],
])('shows the channels first in the base template: a gateway %s', async (_, respond) => {
  gateway.reply('consolidatedSettings', respond);
  await open();
  const way = await screen.findByRole('link', { name: /Bank/ });
  expect(amounts()).toBeNull();
  await userEvent.click(way);
  expect(await screen.findByRole('radio', { name: /Bank/ })).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: /Purse/ })).toBeNull();
  expect(amounts()).not.toBeNull();
});

test('shows the channel list when the selected channel does not exist', async () => {
  gateway.reply('consolidatedSettings', () => settings(0));
  await open('/m/voucherCenter?channel=gone');
  expect(await screen.findByRole('link', { name: /Purse/ })).toBeDefined();
});
