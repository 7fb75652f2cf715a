// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './reward-center-screen.tsx';

const reward = {
  id: 'r1',
  source: 'CHECKIN',
  promotionId: 'checkin',
  title: 'Daily check-in',
  amount: '25.00',
  currency: 'PHP',
  rollover: '50.00',
  availableUntil: null,
  lines: [],
};
const { availableUntil: _, ...rewardWithoutExpiry } = reward;
const claimedReward = { ...rewardWithoutExpiry, claimedAt: '2026-01-05T08:00:00.000Z', givenUpAt: null };
const noHistory = { list: [], pageNum: 1, totalPages: 1 };
const noWagering = { locked: '0.00', remaining: '0.00', currency: 'PHP', list: [] };
let gateway: TestGateway;

beforeEach(() => {
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('availablePromotions', () => success({ unclaimed: 1, list: [reward] }));
  gateway.reply('rewardHistory', () => success(noHistory));
  gateway.reply('rolloverStatus', () => success(noWagering));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = async () => renderScreen({ Screen, at: '/m/rewards', texts: await startTestTexts() });

test('moves a claimed reward to the history', async () => {
  gateway.reply('claimReward', () => {
    gateway.reply('availablePromotions', () => success({ unclaimed: 0, list: [] }));
    gateway.reply('rewardHistory', () => success({ ...noHistory, list: [claimedReward] }));
    const { id, amount, currency, rollover, claimedAt } = claimedReward;
    return success({ id, amount, currency, rollover, claimedAt, sumBalance: '125.00' });
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Claim .*25\.00: Daily check-in$/ }));
  expect(await screen.findByText('Nothing waits to be claimed.')).toBeDefined();
  expect(await screen.findByText('Daily check-in')).toBeDefined();
  expect(screen.queryByText('What you claim is listed here.')).toBeNull();
});

test('offers no reward during a break from play, and shows what was claimed', async () => {
  setSession({
    token: 't1',
    userName: 'demo',
    merchantCode: 'bituinara',
    type: 0,
    firstTimeLogin: false,
    pause: { kind: 'coolOff', until: '2030-01-01T00:00:00.000Z' },
  });
  gateway.reply('rewardHistory', () => success({ ...noHistory, list: [claimedReward] }));
  await open();
  expect(await screen.findByText('Daily check-in')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  expect(gateway.getCalls('availablePromotions')).toEqual([]);
});

test('links to the promotions when there is no reward', async () => {
  gateway.reply('availablePromotions', () => success({ unclaimed: 0, list: [] }));
  await open();
  expect((await screen.findByRole('link', { name: 'All promotions' })).getAttribute('href')).toBe('/m/activity');
  expect(await screen.findByText('What you claim is listed here.')).toBeDefined();
});

test('shows the rewards when the wagering and the history cannot be loaded, and loads the history again', async () => {
  gateway.reply('rolloverStatus', () => failure('system.busy'));
  gateway.reply('rewardHistory', () => failure('system.busy'));
  await open();
  expect(await screen.findByRole('heading', { name: 'Daily check-in' })).toBeDefined();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('heading', { name: 'To be wagered' })).toBeNull();
  gateway.reply('rewardHistory', () => success({ ...noHistory, list: [{ ...claimedReward, title: 'Older reward' }] }));
  await userEvent.click(retry);
  expect(await screen.findByText('Older reward')).toBeDefined();
});

test('shows the part of each wagering requirement that is done', async () => {
  gateway.reply('rolloverStatus', () =>
    success({
      locked: '40.00',
      remaining: '150.00',
      currency: 'PHP',
      list: [
        {
          id: 'b1',
          source: 'VIP',
          title: 'Gold',
          amount: '40.00',
          required: '200.00',
          done: '50.00',
          claimedAt: '2026-01-05T08:00:00.000Z',
        },
      ],
    }),
  );
  await open();
  const progress = await screen.findByRole('progressbar', { name: 'Level-up bonus: Gold' });
  expect(progress.getAttribute('aria-valuenow')).toBe('25');
});

test('loads the rewards again after a failure', async () => {
  gateway.reply('availablePromotions', () => failure('system.busy'));
  await open();
  expect(await screen.findByText('Your rewards could not be loaded.')).toBeDefined();
  gateway.reply('availablePromotions', () => success({ unclaimed: 1, list: [reward] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Daily check-in' })).toBeDefined());
});

test('gives up a bonus after a dialog whose main action keeps it', async () => {
  const bonus = {
    id: 'b1',
    source: 'APPLY',
    title: 'Welcome gift',
    amount: '50.00',
    required: '400.00',
    done: '10.00',
    claimedAt: '2026-01-05T08:00:00.000Z',
  };
  gateway.reply('rolloverStatus', () =>
    success({ ...noWagering, locked: '50.00', remaining: '390.00', list: [bonus] }),
  );
  gateway.reply('giveUpBonus', () => {
    gateway.reply('rolloverStatus', () => success(noWagering));
    return success({ id: 'b1', taken: '50.00', sumBalance: '70.00', currency: 'PHP' });
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Give up: Welcome gift' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('₱50.00 leaves your wallet');
  expect(dialog.querySelector('[data-tone="accent"]')?.textContent).toBe('Keep the bonus');
  expect(gateway.getCalls('giveUpBonus')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give up' }));
  await waitFor(() => expect(screen.queryByText('Welcome gift')).toBeNull());
  expect(gateway.getCalls('giveUpBonus')).toEqual([{ id: 'b1' }]);
});
