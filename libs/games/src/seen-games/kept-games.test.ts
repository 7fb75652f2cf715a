// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { game } from '../testing/gateway.ts';
import { keepGames } from './keep-games.ts';
import { keptGames } from './kept-games.ts';

beforeEach(() => localStorage.clear());

const ids = () => keptGames().map(({ nodeId }) => nodeId);

test('the latest stand first, each once', () => {
  keepGames([game(1), game(2)]);
  keepGames([game(3), game(1)]);
  expect(ids()).toEqual(['3', '1', '2']);
});

test('no more than 24 are kept, however long the list', () => {
  keepGames(Array.from({ length: 10_000 }, (_, id) => game(id)));
  keepGames([game(99_999)]);
  expect(ids()).toHaveLength(24);
  expect(ids()[0]).toBe('99999');
});

test.each(['', 'null', '{}', '[1,null,{"nodeId":"1"}]', '<html>'])('a damaged entry %j is no game', (entry) => {
  localStorage.setItem('livery.seenGames', entry);
  expect(keptGames()).toEqual([]);
});
