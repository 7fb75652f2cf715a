// @vitest-environment happy-dom
import { failure, success, type TestGateway } from '@livery/api/testing/test-gateway';
import { clearSession, setSession } from '@livery/kit/session';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testServerTime, createIssue, lotteryBet, lotteryBetIds, startLottery } from '../../testing/lottery.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyBets } from './my-bets.tsx';

let gateway: TestGateway;
const beforeClose = Date.parse(testServerTime);
const afterClose = Date.parse(createIssue(0).closesAt);

const draw = (change: object = {}) => ({
  code: 'SSC_1M',
  family: 'SSC',
  numero: createIssue(0).numero,
  drawsAt: createIssue(0).drawsAt,
  closesAt: createIssue(0).closesAt,
  state: 'open',
  result: null,
  seedHash: 'a'.repeat(64),
  root: null,
  betCount: 0,
  seed: null,
  beacon: null,
  ...change,
});
const bets = (...list: object[]) => gateway.reply('lotteryBets', () => success({ list, pageNum: 1, totalPages: 1 }));
const shown = (now = beforeClose) => renderScreen(<MyBets code="SSC_1M" lastNumero={undefined} now={now} />);

beforeEach(() => {
  gateway = startLottery();
  setSession({ token: 't', userName: 'demo', merchantCode: 'tester', type: 0, firstTimeLogin: false });
});
afterEach(() => {
  cleanup();
  clearSession();
});

test.each([
  ['open', 'Open', beforeClose, ['Cancel the bet', 'Details']],
  ['open', 'Open', afterClose, ['Details']],
  ['won', 'Won', afterClose, ['Details']],
  ['lost', 'Not won', afterClose, ['Details']],
  ['cancelled', 'Cancelled', beforeClose, ['Details']],
  ['void', 'Returned', afterClose, ['Details']],
])('shows a bet that is %s as "%s" and offers its actions', async (state, message, now, buttons) => {
  bets(lotteryBet(state));
  await shown(now);
  const card = await screen.findByRole('article');
  expect(within(card).getByText(message, { selector: 'header *' })).toBeTruthy();
  expect(
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
  expect(within(card).queryAllByRole('img')).toHaveLength(state === 'won' || state === 'lost' ? 1 : 0);
});

test('shows all details of a bet, with its full selection', async () => {
  const selection = Array.from({ length: 5 }, () => '0,1,2,3,4,5,6,7,8,9').join('|');
  bets(lotteryBet('won', { method: 'direct-5', selection, units: 100_000, stake: '200000.00' }));
  gateway.reply('lotteryDraw', () =>
    success(
      draw({
        state: 'settled',
        result: ['7', '2', '3', '4', '5'],
        root: 'b'.repeat(64),
        seed: 'c'.repeat(64),
        betCount: 3,
      }),
    ),
  );
  await shown(afterClose);
  await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
  const facts = within(await screen.findByRole('dialog', { name: 'Your bet' })).getByRole('region', {
    name: 'Your bet',
  });
  for (const fact of [
    'Direct, all five',
    'Units100,000',
    'Price of a unit₱1.00',
    'Times2',
    'Staked₱200,000.00',
    'Won₱19.20',
  ])
    expect(facts.textContent).toContain(fact);
  expect(facts.textContent).toContain(Array.from({ length: 5 }, () => '0 1 2 3 4 5 6 7 8 9').join(' | '));
});

test('filters bets by their state', async () => {
  bets(lotteryBet('won'));
  await shown();
  await screen.findByRole('article');
  bets();
  await userEvent.click(screen.getByRole('button', { name: 'Returned' }));
  expect(await screen.findByText('There are no bets of this kind.')).toBeTruthy();
  expect(gateway.getCalls('lotteryBets').map(({ state }) => state)).toEqual([undefined, 'void']);
});

test.each([
  ['succeeds', () => success({ state: 'cancelled', balance: '100.00' }), 'Cancelled. Your stake is back.'],
  [
    'is rejected after the close',
    () => failure('lottery.closed'),
    'Betting on this draw has closed. Your stake was not taken.',
  ],
])('handles a cancellation that %s', async (_, response, message) => {
  const toasts: string[] = [];
  const stop = subscribeToToasts((event) => void ('show' in event && toasts.push(event.show.text)));
  bets(lotteryBet('open'));
  gateway.reply('cancelLotteryBet', response);
  await shown();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the bet' }));
  await vi.waitFor(() => expect(toasts).toEqual([message]));
  expect(gateway.getCalls('cancelLotteryBet')).toEqual([{ id: lotteryBetIds.open }]);
  stop();
});

test.each([
  ['no bets', () => success({ list: [], pageNum: 1, totalPages: 1 }), 'You have not bet on this lottery yet.'],
  ['a failed request', () => failure('system.busy'), 'Your bets did not load.'],
])('shows the state of the list with %s', async (_, response, message) => {
  gateway.reply('lotteryBets', response);
  await shown();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('offers a guest the log-in, with a way back', async () => {
  clearSession();
  await renderScreen(<MyBets code="SSC_1M" lastNumero={undefined} now={beforeClose} />, {
    path: '/m/startLottery?code=SSC_1M&tab=mine',
  });
  expect((await screen.findByRole('link', { name: 'Log in to bet' })).getAttribute('href')).toContain(
    encodeURIComponent('code=SSC_1M&tab=mine'),
  );
});
