import { describe, expect, it } from 'vitest';
import { findWorse, type GroupFigures } from './compare-failures.ts';

const create = (visitors: number, part: Partial<GroupFigures> = {}): GroupFigures => ({
  visitors,
  starts: visitors,
  errors: 0,
  lost: 0,
  ...part,
});

describe('a candidate is clearly worse', () => {
  it.each([
    ['with errors at every tenth visitor', create(100, { errors: 10 }), create(900, { errors: 9 })],
    ['with lost files', create(40, { lost: 20 }), create(300)],
    ['with failures at all visitors', create(30, { errors: 30, lost: 30 }), create(270, { errors: 2 })],
    ['by a small but certain difference', create(20_000, { errors: 800 }), create(20_000, { errors: 200 })],
  ])('%s', (_name, candidate, stable) => {
    expect(findWorse(candidate, stable)).toBe('failures');
  });

  it.each([
    ['if it never starts', create(40, { starts: 0 }), create(40, { starts: 30 })],
    ['if half of its visitors see no app', create(200, { starts: 100 }), create(1800, { starts: 1700 })],
  ])('%s', (_name, candidate, stable) => {
    expect(findWorse(candidate, stable)).toBe('starts');
  });
});

describe('a candidate is not clearly worse', () => {
  it.each([
    ['at the same share', create(1000, { errors: 50 }), create(1000, { errors: 50 })],
    ['if it is better', create(1000, { errors: 5 }), create(1000, { errors: 50 })],
    ['with too few visitors', create(29, { errors: 29 }), create(1000)],
    ['with too few visitors of the others', create(100, { errors: 100 }), create(10)],
    ['with few failures', create(40, { errors: 4 }), create(1000)],
    ['by a difference that chance explains', create(100, { errors: 6 }), create(100, { errors: 2 })],
    [
      'by a certain but very small difference',
      create(1_000_000, { errors: 11_000 }),
      create(1_000_000, { errors: 10_000 }),
    ],
    ['if all visitors of both fail', create(100, { errors: 100 }), create(100, { errors: 100 })],
    ['if it starts a little less often', create(10_000, { starts: 9200 }), create(10_000, { starts: 9900 })],
    ['if more apps start than visitors were counted', create(100, { starts: 130 }), create(100, { starts: 120 })],
    ['without visitors', create(0), create(0)],
  ])('%s', (_name, candidate, stable) => {
    expect(findWorse(candidate, stable)).toBeUndefined();
  });
});
