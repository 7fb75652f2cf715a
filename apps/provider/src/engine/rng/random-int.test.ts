import { describe, expect, it } from 'vitest';
import { newSeed, createSeededRandom } from './seeded-random.ts';
import { randomInt } from './random-int.ts';

/**
 * Calls `randomInt` with each of the 256 possible words of an 8-bit source. `undefined` in the result marks a rejected
 * word.
 */
const mapEveryByte = (bound: number): (number | undefined)[] =>
  Array.from({ length: 256 }, (_, word) => {
    const values = [word];
    try {
      return randomInt(bound, {
        range: 256,
        next: () => {
          const next = values.shift();
          if (next === undefined) throw new Error('rejected');
          return next;
        },
      });
    } catch {
      return undefined;
    }
  });

describe('randomInt', () => {
  it('maps the same number of words to every result, for every bound', () => {
    for (let bound = 1; bound <= 256; bound += 1) {
      const counts = new Map<number, number>();
      for (const result of mapEveryByte(bound))
        if (result !== undefined) counts.set(result, (counts.get(result) ?? 0) + 1);
      expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: bound }, (_, index) => index));
      expect(new Set(counts.values())).toEqual(new Set([Math.floor(256 / bound)]));
    }
  });

  it('rejects a bound above the range of the source', () => {
    for (const bound of [0, -1, 1.5, 257, Number.NaN])
      expect(() => randomInt(bound, { range: 256, next: () => 0 })).toThrow(RangeError);
  });

  it('reads 32-bit words from a seed of the system generator', () => {
    const source = createSeededRandom(newSeed(), { game: 'lines', roundId: 'round', clientPart: 'page' });
    const samples = Array.from({ length: 4096 }, source.next);
    expect(samples.every((word) => Number.isInteger(word) && word >= 0 && word < source.range)).toBe(true);
    expect(new Set(samples).size).toBeGreaterThan(4000);
  });
});
