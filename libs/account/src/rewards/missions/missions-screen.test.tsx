// @vitest-environment happy-dom
import { clearSession, setSession } from '@livery/kit/session';
import type { Flags } from '@livery/merchant/flags';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startTestGateway, success, type TestGateway } from '../../testing/gateway.ts';
import { renderScreen, startTestTexts } from '../../testing/test-app.tsx';
import { Screen } from './missions-screen.tsx';

const mission = {
  id: 'm1',
  rewardId: 'mission:m1',
  title: 'Bet on slots',
  image: '/m.webp',
  goal: 'stake',
  category: null,
  target: '200.00',
  done: '200.00',
  percent: 100,
  period: 'day',
  endsAt: '2026-01-06T00:00:00.000Z',
  amount: '10.00',
  rollover: '10.00',
  points: 5,
  status: 'claimable',
};
const openMission = {
  ...mission,
  id: 'm2',
  rewardId: 'mission:m2',
  title: 'Win three rounds',
  goal: 'wins',
  target: '3',
  done: '1',
  percent: 33,
  period: 'week',
  status: 'open',
};
const missions = {
  currency: 'PHP',
  list: [mission, openMission],
  streak: 0,
  ranking: [],
  weekEndsAt: '2026-01-11T00:00:00.000Z',
};
let gateway: TestGateway;

beforeEach(() => {
  setSession({ token: 't1', userName: 'demo', merchantCode: 'bituinara', type: 0, firstTimeLogin: false });
  gateway = startTestGateway();
  gateway.reply('listMissions', () => success(missions));
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = async (flags: Flags = { MISSION: true }) =>
  renderScreen({ Screen, at: '/m/missions', texts: await startTestTexts(), flags });

test('shows on how many days in a row a mission was claimed, once there is one', async () => {
  await open();
  const day = await screen.findByRole('region', { name: 'Today' });
  expect(within(day).queryByText(/Day in a row/)).toBeNull();
  cleanup();
  gateway.reply('listMissions', () => success({ ...missions, streak: 4 }));
  await open();
  expect((await screen.findByText(/Day in a row/)).textContent).toContain('4');
});

test('lists daily and weekly missions, each in the unit of its goal', async () => {
  await open();
  const day = await screen.findByRole('region', { name: 'Today' });
  const week = screen.getByRole('region', { name: 'This week' });
  expect(within(day).getByText(/200\.00 of .*200\.00/)).toBeDefined();
  expect(within(week).getByText('1 of 3')).toBeDefined();
  // Only a complete mission has a claim button, and this mission is not complete.
  expect(within(week).queryByRole('button')).toBeNull();
});

test('claims a complete mission, which then shows that it is claimed', async () => {
  gateway.reply('claimReward', () => {
    gateway.reply('listMissions', () => success({ ...missions, list: [{ ...mission, status: 'claimed' }] }));
    return success({
      id: mission.rewardId,
      amount: '10.00',
      currency: 'PHP',
      claimedAt: '2026-01-05T08:00:00.000Z',
      sumBalance: '110.00',
      rollover: '10.00',
    });
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Claim .*10\.00: Bet on slots$/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull());
  expect(screen.getByText('Claimed')).toBeDefined();
  expect(gateway.getCalls('claimReward')).toEqual([{ id: 'mission:m1' }]);
});

test('calls the member "You" in the ranking', async () => {
  const ranking = [
    { rank: 1, name: 'an***', points: 30, isMine: false },
    { rank: 57, name: 'de***', points: 1, isMine: true },
  ];
  gateway.reply('listMissions', () => success({ ...missions, ranking }));
  await open();
  const rows = within(await screen.findByRole('region', { name: 'Ranking of the week' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1an***30 points', '57You1 point']);
});

test('shows an empty state without missions, and a retry after a failure', async () => {
  gateway.reply('listMissions', () => failure('system.busy'));
  await open();
  expect(await screen.findByText('The missions could not be loaded.')).toBeDefined();
  gateway.reply('listMissions', () => success({ ...missions, list: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No missions at the moment.')).toBeDefined();
});

test('sends no request when the missions are turned off', async () => {
  await open({});
  expect(await screen.findByText('Currently switched off')).toBeDefined();
  expect(gateway.calls).toEqual([]);
});

test('leads from an open mission to the games that count for it', async () => {
  gateway.reply('listMissions', () => success({ ...missions, list: [mission, { ...openMission, category: 'RNG' }] }));
  await open();
  expect((await screen.findByRole('link', { name: /Win three rounds/ })).getAttribute('href')).toBe(
    '/m/gameList?gameType=RNG',
  );
  expect(screen.queryByRole('link', { name: /Bet on slots/ })).toBeNull();
});
