// @vitest-environment happy-dom
import { applyLotteryWinEvent } from '@livery/api/lottery/lottery-wins';
import { success, type TestGateway } from '@livery/api/testing/test-gateway';
import { clearSession, setSession } from '@livery/kit/session';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIssue, createNumerosAt, lotteryBet, startLottery, testServerTime } from '../../testing/lottery.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Screen } from '../betting/betting-screen.tsx';

const path = '/m/startLottery?code=SSC_1M&prize_mode=SEA&playType=trad';
const { numero, closesAt, drawsAt } = createIssue(0);
const result = ['7', '0', '1', '2', '3'];
let gateway: TestGateway;

const createBet = (state: string, more: object = {}) =>
  lotteryBet(state, { selection: '7|||4|', units: 2, payout: state === 'won' ? '9.60' : '0.00', result, ...more });
const replyBets = (...list: object[]) =>
  gateway.reply('lotteryBets', () => success({ list, pageNum: 1, totalPages: 1 }));

beforeEach(() => {
  gateway = startLottery();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(testServerTime) });
  setSession({ token: 't', userName: 'demo', merchantCode: 'tester', type: 0, firstTimeLogin: false });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.useRealTimers();
});

/**
 * Renders the lottery, lets betting on the open draw close, and then returns the result 7 0 1 2 3 from the test
 * gateway.
 */
const passDraw = async (container: () => HTMLElement) => {
  await screen.findByRole('timer');
  expect(container().querySelector('[data-event]')).toBeNull();
  const { list } = createNumerosAt(0);
  gateway.reply('openedNumeros', () => success({ serverTime: new Date().toISOString(), list }));
  vi.setSystemTime(Date.parse(closesAt) + 1000);
  await waitFor(() => expect(container().querySelector('[data-event=drawing]')).toBeTruthy());
  expect(screen.getByText(`Draw ${numero}`)).toBeTruthy();
  const next = createNumerosAt(1, new Date().toISOString());
  const [opened] = next.list;
  const last = { ...opened!.last, numero, drawsAt, result };
  gateway.reply('openedNumeros', () => success({ ...next, list: [{ ...opened, last }] }));
  vi.setSystemTime(Date.parse(closesAt) + 6000);
  await waitFor(() => expect(container().querySelector('[data-event=drawn]')).toBeTruthy());
};

test('ends a draw on its result, marks the hits of the member, and shows the win', async () => {
  replyBets(createBet('won'));
  const view = await renderScreen(<Screen />, { path });
  await passDraw(() => view.container);
  expect(await screen.findByText('You won ₱9.60')).toBeTruthy();
  const stage = view.container.querySelector('[data-event=drawn]')!;
  expect(stage.querySelector('[aria-label="Result 7 0 1 2 3"]')).toBeTruthy();
  expect([...stage.querySelectorAll('[data-hit]')].map((ball) => ball.textContent)).toEqual(['7']);
});

test('does not celebrate a payout below the stakes', async () => {
  replyBets(createBet('won'), createBet('lost', { stake: '20.00' }));
  const view = await renderScreen(<Screen />, { path });
  await passDraw(() => view.container);
  expect((await screen.findByText('You got ₱9.60 back')).parentElement?.dataset.won).toBeUndefined();
});

test('shows no outcome before the bets are settled', async () => {
  replyBets(createBet('open'));
  const view = await renderScreen(<Screen />, { path });
  await passDraw(() => view.container);
  await waitFor(() => expect(view.container.querySelectorAll('[data-event=drawn] [data-hit]')).toHaveLength(1));
  expect(screen.queryByText('Not won')).toBeNull();
  expect(screen.queryByText(/You won/)).toBeNull();
});

/**
 * Waits until the complete result is visible. The component then requests the draw a second time, to verify the result.
 */
const waitForReveal = () =>
  waitFor(() => expect(gateway.getCalls('lotteryDraw').filter((call) => call.numero === numero)).toHaveLength(2), {
    timeout: 5000,
  });

test('shows when nothing was won', async () => {
  replyBets(createBet('lost'));
  const view = await renderScreen(<Screen />, { path });
  await passDraw(() => view.container);
  expect((await screen.findByText('Not won')).parentElement?.dataset.won).toBeUndefined();
  expect(view.container.querySelectorAll('[data-event=drawn] [data-hit]')).toHaveLength(0);
});

test('ignores the stakes of cancelled and void bets', async () => {
  replyBets(createBet('won'), createBet('cancelled', { stake: '20.00' }), createBet('void', { stake: '20.00' }));
  const view = await renderScreen(<Screen />, { path });
  await passDraw(() => view.container);
  expect(await screen.findByText('You won ₱9.60')).toBeTruthy();
});

test.each([
  ['without bets', []],
  ['whose bets are cancelled', [createBet('cancelled')]],
])('shows no outcome and no marks to a member %s', async (_, list) => {
  replyBets(...list);
  const view = await renderScreen(<Screen />, { path });
  await passDraw(() => view.container);
  await waitForReveal();
  expect(screen.queryByText(/Not won|You won|You got/)).toBeNull();
  expect(view.container.querySelectorAll('[data-event=drawn] [data-hit]')).toHaveLength(0);
});

test('shows no sum of an incomplete list of bets, but the amounts of the event of the win', async () => {
  gateway.reply('lotteryBets', () => success({ list: [createBet('lost')], pageNum: 1, totalPages: 2 }));
  const view = await renderScreen(<Screen />, { path });
  await passDraw(() => view.container);
  await waitForReveal();
  expect(screen.queryByText('Not won')).toBeNull();
  const win = { code: 'SSC_1M', displayName: 'Five Digits', numero, payout: '96.00', stake: '50.00', currency: 'PHP' };
  act(() => void view.store.dispatch(applyLotteryWinEvent(win)));
  expect(await screen.findByText('You won ₱96.00')).toBeTruthy();
});
