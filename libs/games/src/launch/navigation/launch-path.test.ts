import { expect, test } from 'vitest';
import { game } from '../../testing/gateway.ts';
import { getLaunchPath } from './launch-path.ts';
import { getPrizeMode } from './prize-mode.ts';

const read = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://x');
  return { pathname, ...Object.fromEntries(searchParams) };
};

test('opens a game by its vendor and room code, without the options of a lottery', () => {
  expect(read(getLaunchPath(game(7), 'LOTT'))).toEqual({
    pathname: '/m/launchGame',
    vendor: 'LANTERN',
    gameId: 'R7',
    nodeId: '7',
    supportPlay: '1',
    showChoice: 'false',
  });
});

test.each([
  ['LOTT', 'X', 'LOTT', 'LOTT'],
  ['LOTT', 'X', 'ELOTT', 'ELOTT'],
  ['ELOTT', 'X', 'LOTT', 'LOTT'],
  ['ELOTT', 'TCG_LOTTO_VN', 'ELOTT', 'ELOTT'],
  ['LOTT', 'TCG_SEA', 'LOTT', 'SEA'],
  ['ELOTT', 'TCG_SEA', 'ELOTT', 'SEA'],
  ['RNG', 'TCG_LOTTO_VN', 'LOTT', 'LOTT'],
  ['RNG', 'TCG_SEA', 'ELOTT', 'SEA'],
] as const)('opens a game of %s at %s in mode %s as a lottery in mode %s', (gameType, vassalage, current, mode) => {
  expect(read(getLaunchPath({ ...game(7), gameType, vassalage }, current))).toEqual({
    pathname: '/m/launchGame',
    playType: 'trad',
    prize_mode: mode,
    code: 'R7',
    pageBack: 'home',
  });
});

test.each([
  ['LIVE', '/m/gameList', { gameType: 'LIVE', vassalage: 'LANTERN' }],
  ['ELOTT', '/m/gameList', { gameType: 'ELOTT', vassalage: 'LANTERN' }],
  ['RNG', '/m/slotsCenter', { vassalage: 'LANTERN' }],
] as const)('links a vendor of %s to its category', (gameType, pathname, query) => {
  expect(read(getLaunchPath({ ...game(7), nodeType: 'VASSALAGE', gameType }, 'LOTT'))).toEqual({ pathname, ...query });
});

const category = (gameCategory: 'ELOTT' | 'LOTT', ...vendors: string[]) => ({
  gameCategory,
  gameCount: 1,
  vendorNames: vendors.map((vassalage) => ({
    gameType: gameCategory,
    vassalage,
    displayName: '',
    mobileSmallIcon: '',
    gameCount: 1,
  })),
});

test.each([
  ['no data yet', undefined, 'LOTT'],
  ['no lotteries', [], 'LOTT'],
  ['series only', [category('LOTT', 'TCG_LOTTO_VN')], 'LOTT'],
  ['boards of Vietnam', [category('LOTT', 'TCG_LOTTO_VN'), category('ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN')], 'ELOTT'],
  ['boards of LOTT', [category('ELOTT', 'LOTT')], 'ELOTT'],
  ['boards of another vendor only', [category('ELOTT', 'TCG_SEA')], 'LOTT'],
])('with %s, returns the prize mode %3$s', (_, sorting, mode) => {
  expect(getPrizeMode(sorting)).toBe(mode);
});
