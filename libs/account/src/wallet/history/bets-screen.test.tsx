// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './bets-screen.tsx';

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

const bet = {
  vendor: 'CQ9',
  id: 'b1',
  vendorName: 'CQ9',
  gameName: 'Dragon Gold',
  category: 'RNG',
  iconUrl: null,
  state: 'won',
  stake: '10.00',
  payout: '25.00',
  placedAt: '2026-01-05T08:00:00.000Z',
  settledAt: '2026-01-05T08:00:01.000Z',
};
const totals = { count: 2, stake: '20.00', validBet: '20.00', payout: '25.00', profit: '5.00' };
const page = { list: [bet], next: null, currency: 'PHP', totals, vendors: [] };
const renderBets = async (query = '') =>
  renderScreen({ Screen, at: `/m/records/gameRecord${query}`, texts: await startTestTexts() });

test('shows an empty state without bets', async () => {
  gateway.reply('listBets', () => success({ ...page, list: [], totals: null }));
  await renderBets();
  expect(await screen.findByText('No bets in this period')).toBeDefined();
});

test('totals the settled bets so that stake, prizes and result add up, and names the other stakes', async () => {
  const mixed = { count: 4, stake: '57.50', validBet: '20.00', payout: '25.00', profit: '5.00' };
  gateway.reply('listBets', () => success({ ...page, totals: mixed }));
  await renderBets();
  await screen.findByText('Dragon Gold');
  const getFigure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;
  expect(getFigure('Stake')).toContain('₱20.00');
  expect(getFigure('Prizes')).toContain('₱25.00');
  expect(getFigure('Result')).toContain('₱5.00');
  expect(getFigure('Open · Cancelled')).toContain('₱37.50');
});

test('requests the state of the address and the one that the member selects', async () => {
  gateway.reply('listBets', () => success(page));
  await renderBets('?state=won');
  await screen.findByText('Dragon Gold');
  await userEvent.click(within(screen.getByRole('group', { name: 'State' })).getByRole('button', { name: 'Lost' }));
  await screen.findByText(/state=lost/);
  expect(gateway.getCalls('listBets').map(({ state }) => state)).toEqual(['won', 'lost']);
});

test('requests the dates that the member selects, and ignores a date that the gateway would reject', async () => {
  gateway.reply('listBets', () => success(page));
  await renderBets();
  await screen.findByText('Dragon Gold');
  await userEvent.click(screen.getByRole('button', { name: 'Own dates' }));
  const from = screen.getByLabelText<HTMLInputElement>('From');
  const to = screen.getByLabelText<HTMLInputElement>('To');
  const week = { from: from.value, to: to.value };
  const yearBefore = `${Number(week.from.slice(0, 4)) - 1}${week.from.slice(4)}`;
  fireEvent.change(from, { target: { value: '0002-01-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: week.from } });
  await screen.findByText(new RegExp(`to=${week.from}`));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: yearBefore } });
  await screen.findByText(new RegExp(`from=${yearBefore}`));
  const ranges = gateway.getCalls('listBets').map(({ startDate, endDate }) => [startDate, endDate]);
  expect(ranges[0]).toEqual([week.from, week.to]);
  expect(ranges[1]).toEqual([week.from, week.from]);
  // A range has at most 93 days, including its first and last day. The new start is a year before the end, so the
  // screen must also change the end.
  expect(ranges[2]?.[0]).toBe(yearBefore);
  expect(Date.parse(String(ranges[2]?.[1])) - Date.parse(yearBefore)).toBe(92 * 86_400_000);
});

/** Stub of IntersectionObserver that reports every observed element as visible. */
class VisibleObserver {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    this.#report([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  unobserve() {}
  disconnect() {}
}

test('loads the next page with the cursor of the previous one', async () => {
  vi.stubGlobal('IntersectionObserver', VisibleObserver);
  gateway.reply('listBets', ({ cursor }) =>
    success(
      cursor
        ? { ...page, list: [{ ...bet, id: 'b2', gameName: 'Lucky Fish' }], totals: null }
        : { ...page, next: 'p2' },
    ),
  );
  await renderBets();
  await screen.findByText('Dragon Gold');
  expect(await screen.findByText('Lucky Fish')).toBeDefined();
  expect(gateway.getCalls('listBets').at(-1)).toMatchObject({ cursor: 'p2' });
});

test('shows the reason of a failure and loads after a retry', async () => {
  gateway.reply('listBets', () => failure('system.busy'));
  await renderBets();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  gateway.reply('listBets', () => success(page));
  await userEvent.click(retry);
  expect(await screen.findByText('Dragon Gold')).toBeDefined();
});
