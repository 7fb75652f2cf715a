import { flagTable } from '@livery/merchant/flag-table';
import type { Flag, Flags } from '@livery/merchant/flags';
import { expect, test } from 'vitest';
import { entriesFor, memberGroups, quickTiles } from './member-entries.ts';

const all = Object.fromEntries((Object.keys(flagTable) as Flag[]).map((flag) => [flag, true])) as Flags;
const list = memberGroups.flatMap((group) => group.entries);
const pathsFor = (flags: Flags, type = 0, toUpline = false) => entriesFor(list, flags, { type, toUpline }).map((entry) => entry.path);

test('a brand with every flag off still offers limits of play, somebody to ask and the app', () => {
  expect(pathsFor({})).toEqual(['/m/member/playLimits', '/m/service', '/m/download']);
  expect(entriesFor(quickTiles, {}, { type: 0, toUpline: false })).toEqual([]);
});

test('four tiles where all is on', () => {
  expect(entriesFor(quickTiles, all, { type: 0, toUpline: false }).map((tile) => tile.path)).toEqual(['/m/voucherCenter', '/m/gameRecord', '/m/transaction/record', '/m/securityCenter']);
});

test.each([[0, false], [4, false], [40, false], [1, true], [2, true], [41, true], [42, true]])('type %d finds the agency center: %s', (type, isThere) => {
  expect(pathsFor(all, type).includes('/m/agent')).toBe(isThere);
});

test('money goes to the upline where the gateway says so, and never from type 2', () => {
  expect(pathsFor(all, 1, true)).toContain('/m/upLine/transfer');
  expect(pathsFor(all, 1, false)).not.toContain('/m/upLine/transfer');
  expect(pathsFor(all, 2, true)).not.toContain('/m/upLine/transfer');
});

test('the mission leaderboard needs its own flag and the missions', () => {
  expect(pathsFor({ MISSIONLB3: true })).not.toContain('/m/leaderBoard');
  expect(pathsFor({ MISSIONLB3: true, MISSION: true })).toContain('/m/leaderBoard');
});
