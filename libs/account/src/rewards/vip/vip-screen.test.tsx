// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './vip-screen.tsx';

const level = (at: number, name: string, requiredBets: string, more: object = {}) => ({
  level: at,
  name,
  requiredBets,
  levelUpBonus: '0.00',
  cashbackPercent: 1,
  checkInExtraPercent: 0,
  bonus: 'none',
  rewardId: `vip:${at}`,
  ...more,
});
const createBenefit = (more: object = {}) => ({
  level: 1,
  validBets: '1500.00',
  currency: 'PHP',
  rolloverTimes: 1,
  levels: [
    level(0, 'Starter', '0.00'),
    level(1, 'Bronze', '1000.00', { levelUpBonus: '20.00', bonus: 'claimable' }),
    level(2, 'Silver', '3000.00', { levelUpBonus: '60.00', bonus: 'ahead' }),
  ],
  ...more,
});
let gateway: TestGateway;

beforeEach(() => {
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('memberClubBenefit', () => success(createBenefit()));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = async () => renderScreen({ Screen, at: '/m/vip', texts: await startTestTexts() });
const findHero = () => screen.findByRole('region', { name: 'Your level' });

test('measures the progress from the current level to the next one', async () => {
  await open();
  const hero = await findHero();
  expect(within(hero).getByRole('progressbar', { name: 'Silver' }).getAttribute('aria-valuenow')).toBe('25');
  expect(within(hero).getByText(/1,500\.00 more in bets to Silver/)).toBeDefined();
});

test('shows a full progress bar at the highest level', async () => {
  gateway.reply('memberClubBenefit', () => success(createBenefit({ level: 2, validBets: '9000.00' })));
  await open();
  const hero = await findHero();
  expect(within(hero).getByText('You have reached the highest level.')).toBeDefined();
  expect(within(hero).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
});

test('claims the bonus of a reached level, which then has no claim button', async () => {
  gateway.reply('claimReward', () => {
    const [starter, bronze, silver] = createBenefit().levels;
    gateway.reply('memberClubBenefit', () =>
      success(createBenefit({ levels: [starter, { ...bronze, bonus: 'claimed' }, silver] })),
    );
    return success({
      id: 'vip:1',
      amount: '20.00',
      currency: 'PHP',
      claimedAt: '2026-01-05T08:00:00.000Z',
      sumBalance: '120.00',
      rollover: '20.00',
    });
  });
  await open();
  // Only the reached level has a button. The reward of the next level has no button.
  await userEvent.click(await screen.findByRole('button', { name: /^Claim .*20\.00$/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull());
  expect(screen.getByText('Claimed')).toBeDefined();
  expect(gateway.getCalls('claimReward')).toEqual([{ id: 'vip:1' }]);
});

test('loads the levels again after a failure', async () => {
  gateway.reply('memberClubBenefit', () => failure('system.busy'));
  await open();
  expect(await screen.findByText('The VIP levels could not be loaded.')).toBeDefined();
  gateway.reply('memberClubBenefit', () => success(createBenefit()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findHero()).toBeDefined();
});
