// @vitest-environment happy-dom
import { failure, success, type TestGateway } from '@livery/api/testing/test-gateway';
import { subscribeToToasts } from '@livery/ui/toast-queue';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLottery } from '../../testing/lottery.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ChaseList } from './chase-list.tsx';

const chase = (state: string, more: object = {}) => ({
  id: `00000000-0000-4000-8000-0000000000${{ running: '11', stopped: '12', finished: '13', cancelled: '14' }[state]}`,
  code: 'SSC_1M',
  displayName: 'Five Digits · 1 Minute',
  stopsOnWin: true,
  state,
  betCount: 10,
  settledCount: 4,
  openCount: 6,
  stake: '20.00',
  payout: '19.20',
  refund: '0.00',
  currency: 'PHP',
  placedAt: '2026-11-22T08:00:30Z',
  ...more,
});
let gateway: TestGateway;

beforeEach(() => void (gateway = startLottery()));
afterEach(cleanup);

const showChases = async (...list: object[]) => {
  gateway.reply('lotteryChases', () => success({ list, pageNum: 1, totalPages: 1 }));
  await renderScreen(<ChaseList code="SSC_1M" lastNumero={undefined} />);
};

test.each([
  ['running', 'Running', ['End the chase']],
  ['finished', 'Finished', []],
  ['stopped', 'Stopped on a win', []],
  ['cancelled', 'Ended by you', []],
])('shows a chase that is %s as "%s", with its progress and result', async (state, message, buttons) => {
  await showChases(chase(state, { refund: state === 'stopped' ? '12.00' : '0.00' }));
  const card = await screen.findByRole('article');
  expect(within(card).getByText(message, { selector: 'header *' })).toBeTruthy();
  expect(within(card).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('4 of 10 settled');
  expect(
    within(card)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
  expect(card.textContent?.includes('Returned ₱12.00')).toBe(state === 'stopped');
});

test('shows the number of returned bets when a chase is ended', async () => {
  const toasts: string[] = [];
  const stop = subscribeToToasts((event) => void ('show' in event && toasts.push(event.show.text)));
  gateway.reply('cancelLotteryChase', () => success({ cancelled: 6, balance: '100.00' }));
  await showChases(chase('running'));
  await userEvent.click(await screen.findByRole('button', { name: 'End the chase' }));
  await vi.waitFor(() => expect(toasts).toEqual(['Returned bets: 6']));
  stop();
});

test.each([
  ['none', () => success({ list: [], pageNum: 1, totalPages: 1 }), 'You have no chases on this lottery.'],
  ['failed request', () => failure('system.busy'), 'Your bets did not load.'],
])('shows the state of the list: %s', async (_, response, message) => {
  gateway.reply('lotteryChases', response);
  await renderScreen(<ChaseList code="SSC_1M" lastNumero={undefined} />);
  expect(await screen.findByText(message)).toBeTruthy();
});
