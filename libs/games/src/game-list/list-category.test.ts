import { expect, test } from 'vitest';
import { openingCategory } from './list-category.ts';

test('the slots have an address of their own', () => {
  expect(openingCategory('/m/slotsCenter', ['HOT', 'LOTT', 'RNG'])).toBe('RNG');
});

test('other lists open with the first category of the brand, and with HOT where it has no other', () => {
  expect(openingCategory('/m/gameList', ['HOT', 'LOTT', 'RNG'])).toBe('LOTT');
  expect(openingCategory('/m/slotsCenter', ['HOT', 'LIVE'])).toBe('LIVE');
  expect(openingCategory('/m/gameList', ['HOT'])).toBe('HOT');
});
