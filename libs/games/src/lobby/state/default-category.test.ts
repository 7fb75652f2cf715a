import { expect, test } from 'vitest';
import { getDefaultCategory } from './default-category.ts';

test('the slots have an address of their own', () => {
  expect(getDefaultCategory('/m/slotsCenter', ['HOT', 'LOTT', 'RNG'])).toBe('RNG');
});

test('other lists open with the first category of the brand, and with HOT where it has no other', () => {
  expect(getDefaultCategory('/m/gameList', ['HOT', 'LOTT', 'RNG'])).toBe('LOTT');
  expect(getDefaultCategory('/m/slotsCenter', ['HOT', 'LIVE'])).toBe('LIVE');
  expect(getDefaultCategory('/m/gameList', ['HOT'])).toBe('HOT');
});
