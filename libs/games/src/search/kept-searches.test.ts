// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetSearches, keepSearch, readSearches } from './kept-searches.ts';

beforeEach(() => localStorage.clear());

test('the latest comes first, once, and eight are kept', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'B']) keepSearch(name);
  expect(readSearches()).toEqual(['B', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  forgetSearches();
  expect(readSearches()).toEqual([]);
});

test.each(['{', 'null', '{"a":1}', '[1,null,""]'])('what is damaged, %s, is nothing', (stored) => {
  localStorage.setItem('livery.searches', stored);
  expect(readSearches()).toEqual([]);
});
