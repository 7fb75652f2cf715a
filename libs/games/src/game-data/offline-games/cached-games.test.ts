// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { game } from '../../testing/gateway.ts';
import { cacheGames } from './cache-games.ts';
import { getCachedGames } from './cached-games.ts';

beforeEach(() => localStorage.clear());

const ids = () => getCachedGames().map(({ nodeId }) => nodeId);

test('returns the latest first, without duplicates', () => {
  cacheGames([game(1), game(2)]);
  cacheGames([game(3), game(1)]);
  expect(ids()).toEqual(['3', '1', '2']);
});

test('stores at most 24 games, however long the list', () => {
  cacheGames(Array.from({ length: 10_000 }, (_, id) => game(id)));
  cacheGames([game(99_999)]);
  expect(ids()).toHaveLength(24);
  expect(ids()[0]).toBe('99999');
});

test.each(['', 'null', '{}', '[1,null,{"nodeId":"1"}]', '<html>'])('ignores a damaged entry %j', (entry) => {
  localStorage.setItem('livery.seenGames', entry);
  expect(getCachedGames()).toEqual([]);
});
