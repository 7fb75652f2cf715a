import { expect, test } from 'vitest';
import { getIosSupport } from './ios-support.ts';

test.each([
  [9, 3, 'guide'],
  [11, 0, 'guide'],
  [11, 4, 'guide'],
  [12, 0, 'guide'],
  [12, 1, 'guide'],
  [12, 2, 'update'],
  [12, 3, 'update'],
  [12, 4, 'app'],
  [12, 5, 'app'],
  [13, 0, 'app'],
  [26, 1, 'app'],
] as const)('for iOS %i.%i, returns %s', (major, minor, offer) => {
  expect(getIosSupport({ major, minor })).toBe(offer);
});

test('offers the app to a phone with an unknown version', () => {
  expect(getIosSupport(undefined)).toBe('app');
});
