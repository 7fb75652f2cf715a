import { findMethod } from '@livery/lottery-rules/methods';
import { expect, test } from 'vitest';
import { computeFieldFigures } from './field-figures.ts';

// The latest draw is first.
const results = [
  ['1', '2', '3', '4', '5'],
  ['1', '9', '9', '0', '5'],
  ['6', '2', '3', '4', '4'],
];

test('counts the digits of one place', () => {
  const figures = computeFieldFigures('SSC', findMethod('SSC', 'place')!, 0, results)!;
  expect(figures.get('1')).toEqual({ value: '1', times: 2, gap: 0, isHot: true });
  expect(figures.get('6')).toEqual({ value: '6', times: 1, gap: 2, isHot: false });
  expect(figures.get('9')).toMatchObject({ times: 0, gap: 3, isHot: false });
});

test('counts the digits of a window by its places, and of a group over all places', () => {
  expect(computeFieldFigures('SSC', findMethod('SSC', 'direct-back3')!, 2, results)!.get('5')).toMatchObject({
    times: 2,
  });
  expect(computeFieldFigures('SSC', findMethod('SSC', 'any-middle3')!, 0, results)!.get('9')).toMatchObject({
    times: 2,
    gap: 1,
  });
  expect(computeFieldFigures('SSC', findMethod('SSC', 'group-60')!, 1, results)!.get('4')).toMatchObject({ times: 3 });
});

test('has no figures for words, for sums and for lotteries with many prizes', () => {
  expect(computeFieldFigures('SSC', findMethod('SSC', 'sides')!, 0, results)).toBeUndefined();
  expect(computeFieldFigures('PK10', findMethod('PK10', 'sum-exact')!, 0, results)).toBeUndefined();
  expect(computeFieldFigures('VN_NORTH', findMethod('VN_NORTH', 'lo-2')!, 0, results)).toBeUndefined();
});
