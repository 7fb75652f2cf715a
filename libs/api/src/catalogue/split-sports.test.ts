import type { Vendor } from '@livery/contract/catalogue/games';
import { expect, test } from 'vitest';
import { splitSports } from './split-sports.ts';
import { normalizeVendors } from './normalize-vendors.ts';

const vendor = (vassalage: string, gameType: Vendor['gameType'], gameCount: number): Vendor => ({
  vassalage,
  gameType,
  gameCount,
  displayName: vassalage,
  mobileSmallIcon: '/x.svg',
});
const brief = (sorting: ReturnType<typeof splitSports>) =>
  sorting.map(
    ({ gameCategory, gameCount, vendorNames }) =>
      `${gameCategory} ${gameCount} ${vendorNames.map(({ vassalage }) => vassalage).join()}`,
  );

test('moves e-sports and cockfights from the sports vendors into categories of their own', () => {
  const sorting = splitSports([
    {
      gameCategory: 'SPORTS',
      gameCount: 12,
      vendorNames: [
        vendor('NORTHGOAL', 'SPORTS', 5),
        vendor('TF', 'SPORTS', 4),
        vendor('DS88', 'SPORTS', 2),
        vendor('ARENA', 'ESPORTS', 1),
      ],
    },
    { gameCategory: 'RNG', gameCount: 9, vendorNames: [] },
  ]);
  expect(brief(sorting)).toEqual(['SPORTS 5 NORTHGOAL', 'RNG 9 ', 'ESPORTS 5 TF,ARENA', 'COCKFIGHT 2 DS88']);
});

test('adds e-sports and cockfights to existing categories', () => {
  const sorting = splitSports([
    { gameCategory: 'ESPORTS', gameCount: 3, vendorNames: [vendor('PIT', 'ESPORTS', 3)] },
    { gameCategory: 'SPORTS', gameCount: 4, vendorNames: [vendor('TF', 'SPORTS', 4)] },
  ]);
  expect(brief(sorting)).toEqual(['ESPORTS 7 PIT,TF', 'SPORTS 0 ']);
});

test('keeps a response in which e-sports and cockfights have separate categories', () => {
  const sorting = [{ gameCategory: 'SPORTS' as const, gameCount: 5, vendorNames: [vendor('NORTHGOAL', 'SPORTS', 5)] }];
  expect(splitSports(sorting)).toBe(sorting);
});

test('splits a mixed response and passes any other through', async () => {
  const apart = {
    sorting: [{ gameCategory: 'SPORTS' as const, gameCount: 5, vendorNames: [vendor('NORTHGOAL', 'SPORTS', 5)] }],
  };
  expect(normalizeVendors(apart)).toBe(apart);
  const mixed = {
    sorting: [{ gameCategory: 'SPORTS' as const, gameCount: 4, vendorNames: [vendor('TF', 'SPORTS', 4)] }],
  };
  expect(brief((await normalizeVendors(mixed)).sorting)).toEqual(['SPORTS 0 ', 'ESPORTS 4 TF']);
});
