// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearRecentSearches, addRecentSearch, getRecentSearches } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('puts the latest first, removes duplicates and stores at most eight', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'B']) addRecentSearch(name);
  expect(getRecentSearches()).toEqual(['B', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  clearRecentSearches();
  expect(getRecentSearches()).toEqual([]);
});

test.each(['{', 'null', '{"a":1}', '[1,null,""]'])('returns an empty list for damaged data: %s', (stored) => {
  localStorage.setItem('livery.searches', stored);
  expect(getRecentSearches()).toEqual([]);
});
