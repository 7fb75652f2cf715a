import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultMachine } from './default-machine.ts';
import { SpinKind } from '../../slots-shared/rules/slot-play.ts';
import { computeLineBet, spin, getWindow } from './spin.ts';

/** Creates a random source that returns the values of a sequence again and again. */
const createSequenceSource = (sequence: readonly number[]) => {
  let index = 0;
  return { range: 2 ** 32, next: () => sequence[index++ % sequence.length] ?? 0 };
};

const anyValues = fc.array(fc.integer({ min: 0, max: 2 ** 31 }), { minLength: 5, maxLength: 5 });

describe('spin', () => {
  it('draws the same spin from the same random values', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(spin(defaultMachine, createSequenceSource(values), 200, SpinKind.Paid)).toEqual(
          spin(defaultMachine, createSequenceSource(values), 200, SpinKind.Paid),
        );
      }),
    );
  });

  it('wins in proportion to the bet, and three times as much in a free spin', () => {
    fc.assert(
      fc.property(anyValues, fc.integer({ min: 1, max: 1_000_000 }), (values, lineBet) => {
        const one = spin(defaultMachine, createSequenceSource(values), 20, SpinKind.Paid).win;
        expect(spin(defaultMachine, createSequenceSource(values), 20 * lineBet, SpinKind.Paid).win).toBe(one * lineBet);
        expect(spin(defaultMachine, createSequenceSource(values), 20, SpinKind.Free).win).toBe(one * 3);
      }),
    );
  });

  it('stops a reel at its random value, on a circular strip', () => {
    const { stops } = spin(defaultMachine, createSequenceSource([30, 31, 29, 0, 61]), 20, SpinKind.Paid);
    expect(stops).toEqual([30, 31, 29, 0, 30]);
    expect(getWindow(defaultMachine, stops)[0]).toEqual(['l3', 'l4', 'l4']);
  });

  it('rejects a bet that is not divisible by the number of lines', () => {
    for (const bet of [0, -20, 21, 20.5, Number.NaN])
      expect(() => computeLineBet(defaultMachine, bet)).toThrow(RangeError);
    expect(computeLineBet(defaultMachine, 100)).toBe(5);
  });
});
