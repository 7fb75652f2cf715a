// @vitest-environment happy-dom
import { success, type TestGateway } from '@livery/api/testing/test-gateway';
import { MemberType } from '@livery/contract/enums';
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIssue, lotteryEntry, startLottery } from '../../testing/lottery.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { clearBetSlips } from '../bet-slip/bet-slip-store.ts';
import { Screen } from './betting-screen.tsx';

const path = '/m/startLottery?code=SSC_1M&prize_mode=SEA&playType=trad';
const seedHash = 'ab12'.repeat(16);
let gateway: TestGateway;

beforeEach(() => {
  gateway = startLottery();
  setSession({ token: 't', userName: 'demo', merchantCode: 'tester', type: 0, firstTimeLogin: false });
});
afterEach(() => {
  cleanup();
  clearSession();
  clearBetSlips();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('picks a bet at random, and multiplies it with one tap', async () => {
  await renderScreen(<Screen />, { path });
  await press('Random pick');
  expect(await screen.findByText('Units: 1')).toBeTruthy();
  await userEvent.click(within(screen.getByRole('group', { name: 'Times' })).getByRole('button', { name: '×20' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Times' }).value).toBe('20');
  expect(screen.getByText('₱20.00')).toBeTruthy();
});

test('shows the hash of the secret of the open draw before a bet', async () => {
  gateway.reply('lotteryDraw', () =>
    success({
      code: 'SSC_1M',
      family: 'SSC',
      ...createIssue(0),
      state: 'open',
      result: null,
      seedHash,
      root: null,
      betCount: 0,
      seed: null,
      beacon: null,
    }),
  );
  await renderScreen(<Screen />, { path });
  await userEvent.click(
    await screen.findByRole('button', { name: /Hash of the secret, shown before ab12ab12ab12ab12…/ }),
  );
  const proof = await screen.findByRole('dialog', { name: `Draw ${createIssue(0).numero}` });
  expect(await within(proof).findByText(seedHash)).toBeTruthy();
});

test('shows how often each digit was drawn, and the balance', async () => {
  gateway.reply('walletBalance', () => success({ sumBalance: '812.50', currency: 'PHP' }));
  await renderScreen(<Screen />, { path });
  const field = await screen.findByRole('group', { name: 'Place 1' });
  expect((await within(field).findByText('1× · 0')).dataset.hot).toBe('true');
  expect(await screen.findByText('₱812.50')).toBeTruthy();
});

test('names the balance of a trial account play money', async () => {
  setSession({ token: 't', userName: 'trial', merchantCode: 'tester', type: MemberType.Trial, firstTimeLogin: false });
  gateway.reply('walletBalance', () => success({ sumBalance: '500.00', currency: 'PHP' }));
  await renderScreen(<Screen />, { path });
  expect((await screen.findByText('₱500.00')).parentElement?.textContent).toBe('Play money ₱500.00');
});

test('explains the prize modes with their returns', async () => {
  const modes = ['LOTT', 'SEA'];
  gateway.reply('lotteryMenu', () =>
    success({ list: modes.map((prizeMode, index) => ({ ...lotteryEntry(), prizeMode, nodeId: String(index) })) }),
  );
  await renderScreen(<Screen />, { path });
  await press('Rules and returns');
  const dialog = await screen.findByRole('dialog', { name: 'Prize mode' });
  expect(within(dialog).getByRole('heading', { name: 'Series' })).toBeTruthy();
  expect(within(dialog).getByText('The prizes are fixed and the same for every member.')).toBeTruthy();
  expect((await within(dialog).findAllByText(/^95\.9\d%–96%$/)).length).toBe(2);
});
