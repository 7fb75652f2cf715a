import type { VendorCategory } from '@livery/api/catalogue/games';
import type { GameCategory } from '@livery/merchant/categories';
import { expect, test } from 'vitest';
import { getMenuCategories } from './menu-categories.ts';

const brand: readonly GameCategory[] = ['HOT', 'LIVE', 'RNG', 'FISH'];
const sorted = (...entries: [GameCategory, number][]): VendorCategory[] =>
  entries.map(([gameCategory, gameCount]) => ({ gameCategory, gameCount, vendorNames: [] }));
const shown = (...entries: [GameCategory, number][]) =>
  getMenuCategories(brand, sorted(...entries)).map(({ id, count }) => `${id} ${count}`);

test('sorts categories like the vendors, HOT first', () => {
  expect(shown(['RNG', 400], ['HOT', 64], ['LIVE', 12])).toEqual(['HOT 64', 'RNG 400', 'LIVE 12']);
});

test('adds HOT where the gateway omits it', () => {
  expect(shown(['RNG', 400])).toEqual(['HOT undefined', 'RNG 400']);
});

test('omits a category without games and one that the brand does not have', () => {
  expect(shown(['HOT', 0], ['LIVE', 0], ['LOTT', 8], ['FISH', 3])).toEqual(['HOT 0', 'FISH 3']);
});

test.each([[undefined], ['x' as never], [{} as never]])(
  "returns the brand's categories without counts for a response of %j",
  (sorting) => {
    expect(getMenuCategories(['LIVE', 'HOT', 'RNG'], sorting)).toEqual([{ id: 'HOT' }, { id: 'LIVE' }, { id: 'RNG' }]);
  },
);
