import { expect, test } from 'vitest';
import { game } from '../testing/gateway.ts';
import { launchPath } from './launch-path.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams);

test('a game is opened by its room, at its vendor', () => {
  expect(queryOf(launchPath(game(7)))).toEqual({ vendor: 'LANTERN', gameId: 'R7', nodeId: '7', supportPlay: '1' });
});

test.each([
  ['LOTT', 'X', 'LOTT'],
  ['ELOTT', 'X', 'ELOTT'],
  ['LOTT', 'TCG_SEA', 'SEA'],
  ['ELOTT', 'TCG_SEA', 'SEA'],
  ['RNG', 'TCG_LOTTO_VN', 'LOTT'],
] as const)('a game of %s at %s is a lottery in the mode %s', (gameType, vassalage, mode) => {
  expect(queryOf(launchPath({ ...game(7), gameType, vassalage }))).toMatchObject({ playType: 'trad', prize_mode: mode, code: 'G7', pageBack: 'home' });
});
