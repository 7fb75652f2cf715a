import { gameCategories } from '@livery/merchant/categories';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeCategories } from './arrange-categories.ts';

test('puts HOT first, even if the server omits it', () => {
  expect(arrangeCategories(['LIVE', 'RNG'])).toEqual(['HOT', 'LIVE', 'RNG']);
  expect(arrangeCategories(['LIVE', 'HOT'])).toEqual(['HOT', 'LIVE']);
});

test('puts e-sports after sports and cockfights after slots', () => {
  expect(arrangeCategories(['COCKFIGHT', 'ESPORTS', 'RNG', 'LIVE', 'SPORTS'])).toEqual([
    'HOT',
    'RNG',
    'COCKFIGHT',
    'LIVE',
    'SPORTS',
    'ESPORTS',
  ]);
  expect(arrangeCategories(['COCKFIGHT', 'ESPORTS'])).toEqual(['HOT', 'COCKFIGHT', 'ESPORTS']);
});

test('neither loses nor duplicates a category, and is idempotent', () => {
  fc.assert(
    fc.property(
      fc.subarray([...gameCategories]).chain((some) => fc.shuffledSubarray(some, { minLength: some.length })),
      (categories) => {
        const arranged = arrangeCategories(categories);
        expect([...arranged].sort()).toEqual([...new Set(['HOT', ...categories])].sort());
        expect(arrangeCategories(arranged)).toEqual(arranged);
      },
    ),
  );
});
