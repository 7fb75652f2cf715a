import { defineFeature, type Feature } from '@livery/kit/feature/define-feature';
import { getMenuItems } from '@livery/kit/feature/menu';
import { flagTable } from '@livery/merchant/flag-table';
import type { Flag, Flags } from '@livery/merchant/flags';
import { expect, test } from 'vitest';
import { accountFeatures } from '../../../features.ts';
import { getMenuEntries, groupMenuEntries } from './member-menu-entries.ts';
import { memberIcons } from './member-icons.ts';

const all = Object.fromEntries((Object.keys(flagTable) as Flag[]).map((flag) => [flag, true])) as Flags;
/**
 * Features with menu entries, copied from the manifests of other libraries, because this library must not import them.
 */
const others: readonly Feature[] = [
  defineFeature({
    id: 'agent',
    access: 'agent',
    flag: 'AGEINFO3',
    routes: [{ path: '/m/agent', screen: () => Promise.reject(new Error('The screen is not rendered in this test')) }],
    menu: [{ slot: 'memberList', order: 310, icon: 'users', label: 'account:mine.agent' }],
  }),
  defineFeature({
    id: 'service',
    access: 'guest',
    routes: [
      { path: '/m/service', screen: () => Promise.reject(new Error('The screen is not rendered in this test')) },
    ],
    menu: [{ slot: 'memberList', order: 340, icon: 'headset', label: 'shell:title.service' }],
  }),
];
const features = [...others, ...accountFeatures];
const pathsFor = (flags: Flags, type = 0, toUpline = false) =>
  getMenuEntries(features, 'memberList', flags, { type, toUpline }).map((entry) => entry.path);
const tilesFor = (flags: Flags) =>
  getMenuEntries(features, 'memberTiles', flags, { type: 0, toUpline: false }).map((tile) => tile.path);

test('shows responsible gaming and customer service when every flag is off', () => {
  expect(pathsFor({})).toEqual(['/m/member/playLimits', '/m/service']);
  expect(tilesFor({})).toEqual([]);
});

test('shows four tiles when every flag is on', () => {
  expect(tilesFor(all)).toEqual(['/m/voucherCenter', '/m/gameRecord', '/m/transaction/record', '/m/securityCenter']);
});

test.each([
  [0, false],
  [4, false],
  [40, false],
  [1, true],
  [2, true],
  [41, true],
  [42, true],
])('type %d has the agent entry: %s', (type, isThere) => {
  expect(pathsFor(all, type).includes('/m/agent')).toBe(isThere);
});

test('shows the upline transfer when the gateway allows it, and never to type 2', () => {
  expect(pathsFor(all, 1, true)).toContain('/m/upLine/transfer');
  expect(pathsFor(all, 1, false)).not.toContain('/m/upLine/transfer');
  expect(pathsFor(all, 2, true)).not.toContain('/m/upLine/transfer');
});

test('shows the mission leaderboard only with its own flag and the missions flag', () => {
  expect(pathsFor({ MISSIONLB3: true })).not.toContain('/m/leaderBoard');
  expect(pathsFor({ MISSIONLB3: true, MISSION: true })).toContain('/m/leaderBoard');
});

test('lists the entries in the order of the specification, in three groups, each with an icon', () => {
  expect(
    groupMenuEntries(getMenuEntries(features, 'memberList', all, { type: 1, toUpline: true })).map(({ entries }) =>
      entries.map(({ path }) => path),
    ),
  ).toEqual([
    ['/m/rewardCenter', '/m/inviteFriends', '/m/leaderBoard', '/m/member/manualRebate', '/m/member/rebateReport'],
    [
      '/m/vouReport',
      '/m/withdrawReport',
      '/m/transaction/record',
      '/m/gameRecord',
      '/m/profitandloss',
      '/m/upLine/transfer',
    ],
    ['/m/agent', '/m/webEmail', '/m/member/playLimits', '/m/service', '/m/feedback'],
  ]);
  for (const slot of ['memberList', 'memberTiles'] as const)
    for (const { icon } of getMenuItems(features, slot)) expect(Object.keys(memberIcons), icon).toContain(icon);
});
