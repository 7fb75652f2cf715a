import { expect, test } from 'vitest';
import { getDefaultCategory } from './default-category.ts';

test('opens the slots at their own address', () => {
  expect(getDefaultCategory('/m/slotsCenter', ['HOT', 'LOTT', 'RNG'])).toBe('RNG');
});

test('opens other lists with the first category of the brand, or HOT if it has no other', () => {
  expect(getDefaultCategory('/m/gameList', ['HOT', 'LOTT', 'RNG'])).toBe('LOTT');
  expect(getDefaultCategory('/m/slotsCenter', ['HOT', 'LIVE'])).toBe('LIVE');
  expect(getDefaultCategory('/m/gameList', ['HOT'])).toBe('HOT');
});
