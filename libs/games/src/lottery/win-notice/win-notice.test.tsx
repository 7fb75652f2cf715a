// @vitest-environment happy-dom
import { applyLotteryWinEvent, type LotteryWin } from '@livery/api/lottery/lottery-wins';
import { wpsApi } from '@livery/api/client';
import { startTestGateway } from '@livery/api/testing/test-gateway';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Extension } from './win-notice.tsx';

const win: LotteryWin = {
  code: 'SSC_1M',
  displayName: 'Five Digits · 1 Minute',
  numero: '202611220901',
  payout: '98.50',
  stake: '10.00',
  currency: 'PHP',
};

beforeEach(() => void startTestGateway());
afterEach(cleanup);

const renderNotice = async (path: string) => {
  const { store } = await renderScreen(
    <>
      <Extension />
      <p>page</p>
    </>,
    { path },
  );
  return {
    receive: (each: LotteryWin) => act(() => void store.dispatch(applyLotteryWinEvent(each))),
    reconnect: () =>
      act(async () => {
        store.dispatch(wpsApi.internalActions.onOnline());
        await Promise.all(store.dispatch(wpsApi.util.getRunningQueriesThunk()));
      }),
  };
};

test('shows a win on another screen with a link to the bets, until the member closes it', async () => {
  const { receive } = await renderNotice('/m/home');
  await screen.findByText('page');
  expect(screen.queryByText(/You won/)).toBeNull();
  receive(win);
  expect(await screen.findByText('You won ₱98.50')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My bets' }).getAttribute('href')).toBe(
    '/m/startLottery?code=SSC_1M&tab=mine',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/You won/)).toBeNull();
  // The same event again, for example after a reconnection, is not a new win.
  receive(win);
  expect(screen.queryByText(/You won/)).toBeNull();
  receive({ ...win, numero: '202611220902', payout: '5.00' });
  // The payout is below the stakes, so the notice does not call it a win.
  expect(await screen.findByText('You got ₱5.00 back')).toBeTruthy();
});

test('shows the notice also after a reconnection', async () => {
  const { receive, reconnect } = await renderNotice('/m/home');
  await screen.findByText('page');
  receive(win);
  await screen.findByText('You won ₱98.50');
  await reconnect();
  expect(screen.getByText('You won ₱98.50')).toBeTruthy();
});

test('shows no notice on the screen of the lottery that was won', async () => {
  const { receive } = await renderNotice('/m/startLottery?code=SSC_1M');
  await screen.findByText('page');
  receive(win);
  expect(screen.queryByText(/You won/)).toBeNull();
  receive({ ...win, code: 'PK10_1M' });
  expect(await screen.findByText('You won ₱98.50')).toBeTruthy();
});
