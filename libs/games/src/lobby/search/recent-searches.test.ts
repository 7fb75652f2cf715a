// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearRecentSearches, addRecentSearch, getRecentSearches } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('the latest comes first, once, and eight are kept', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'B']) addRecentSearch(name);
  expect(getRecentSearches()).toEqual(['B', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  clearRecentSearches();
  expect(getRecentSearches()).toEqual([]);
});

test.each(['{', 'null', '{"a":1}', '[1,null,""]'])('what is damaged, %s, is nothing', (stored) => {
  localStorage.setItem('livery.searches', stored);
  expect(getRecentSearches()).toEqual([]);
});
