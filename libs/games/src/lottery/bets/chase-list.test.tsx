// @vitest-environment happy-dom
import { failure, success, type TestGateway } from '@livery/api/testing';
import { takeToasts } from '@livery/ui/toast-queue';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLottery } from '../../testing/lottery.ts';
import { show } from '../../testing/show.tsx';
import { ChaseList } from './chase-list.tsx';

const chase = (state: string, more: object = {}) => ({
  id: `chase-${state}`,
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

const shown = async (...list: object[]) => {
  gateway.answer('lotteryChases', () => success({ list, pageNum: 1, totalPages: 1 }));
  await show(<ChaseList code="SSC_1M" lastNumero={undefined} />);
};

test.each([
  ['running', 'Running', ['End the chase']],
  ['finished', 'Finished', []],
  ['stopped', 'Stopped on a win', []],
  ['cancelled', 'Ended by you', []],
])('a chase that is %s says "%s", how far it is and what came of it', async (state, words, buttons) => {
  await shown(chase(state, { refund: state === 'stopped' ? '12.00' : '0.00' }));
  const card = await screen.findByRole('article');
  expect(within(card).getByText(words, { selector: 'header *' })).toBeTruthy();
  expect(within(card).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('4 of 10 settled');
  expect(
    within(card)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
  expect(card.textContent?.includes('Returned ₱12.00')).toBe(state === 'stopped');
});

test('ending one says how many bets came back', async () => {
  const told: string[] = [];
  const stop = takeToasts((event) => void ('show' in event && told.push(event.show.text)));
  gateway.answer('cancelLotteryChase', () => success({ cancelled: 6, balance: '100.00' }));
  await shown(chase('running'));
  await userEvent.click(await screen.findByRole('button', { name: 'End the chase' }));
  await vi.waitFor(() => expect(told).toEqual(['Returned bets: 6']));
  stop();
});

test.each([
  ['none', () => success({ list: [], pageNum: 1, totalPages: 1 }), 'You have no chases on this lottery.'],
  ['no answer', () => failure('system.busy'), 'Your bets did not load.'],
])('%s: the list says so', async (_, answer, words) => {
  gateway.answer('lotteryChases', answer);
  await show(<ChaseList code="SSC_1M" lastNumero={undefined} />);
  expect(await screen.findByText(words)).toBeTruthy();
});
