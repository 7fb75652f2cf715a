import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitIntoEnvelopes } from './split.ts';

const rains = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 10 ** 9 }))
  .map(([envelopes, more]) => ({ envelopes, amount: envelopes + more }));

it('splits the exact amount without an empty envelope for any random source', () => {
  const chances = [(bound: number) => randomInt(bound), () => 0, (bound: number) => bound - 1];
  fc.assert(
    fc.property(rains, fc.constantFrom(...chances), ({ envelopes, amount }, below) => {
      const parts = splitIntoEnvelopes(amount, envelopes, below);
      expect(parts).toHaveLength(envelopes);
      expect(parts.every((part) => part >= 1)).toBe(true);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
    }),
  );
});

it('rejects an amount below the minimum', () => {
  expect(() => splitIntoEnvelopes(9, 10, randomInt)).toThrow(RangeError);
  expect(() => splitIntoEnvelopes(9, 0, randomInt)).toThrow(RangeError);
});
