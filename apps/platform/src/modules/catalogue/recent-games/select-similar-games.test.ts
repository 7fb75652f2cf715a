import { expect, it } from 'vitest';
import type { Game } from '../games/catalogue-snapshot.ts';
import { selectSimilarGames } from './select-similar-games.ts';

const createGame = (nodeId: string, more: Partial<Game> = {}): Game =>
  ({ nodeId, vendor: 'A', category: 'RNG', theme: nodeId, classify: null, ...more }) as Game;

it('selects no games for a member who has not played', () => {
  expect(selectSimilarGames([createGame('1'), createGame('2')], [])).toEqual([]);
});

it('prefers the class over the vendor and the vendor over the category, and omits played and different games', () => {
  const played = createGame('played', { classify: 'CLASSIC' });
  const sameClass = createGame('class', { vendor: 'B', classify: 'CLASSIC' });
  const sameVendor = createGame('vendor');
  const sameCategory = createGame('category', { vendor: 'C' });
  const different = createGame('different', { vendor: 'D', category: 'LIVE' });
  expect(
    selectSimilarGames([different, sameCategory, sameVendor, sameClass, played], [played]).map(({ nodeId }) => nodeId),
  ).toEqual(['class', 'vendor', 'category']);
});

it('gives the latest played game the highest weight', () => {
  const latest = createGame('latest', { vendor: 'B', category: 'FISH' });
  const earlier = createGame('earlier', { vendor: 'A', category: 'RNG' });
  const games = [createGame('a'), createGame('b', { vendor: 'B', category: 'FISH' })];
  expect(selectSimilarGames(games, [latest, earlier]).map(({ nodeId }) => nodeId)).toEqual(['b', 'a']);
});

it('selects at most four games of a vendor and at most twelve games', () => {
  const games = Array.from({ length: 60 }, (_, index) => createGame(`${index}`, { vendor: `V${index % 6}` }));
  const selected = selectSimilarGames(games, [createGame('played', { vendor: 'V0' })]);
  expect(selected).toHaveLength(12);
  expect(selected.filter(({ vendor }) => vendor === 'V0')).toHaveLength(4);
});
