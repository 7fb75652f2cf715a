import type { Minor } from '@livery/contract/money';

/** Returns a random integer from 0 (inclusive) to `bound` (exclusive). The random source must not be predictable. */
export type RandomBelow = (bound: number) => number;

/** Minimum amount of an envelope, in minor units. */
export const minEnvelope: Minor = 1;

/**
 * Splits an amount into envelopes with random amounts. Each envelope has at least `minEnvelope`. On average all
 * envelopes have the same amount. The sum of the envelopes equals the amount. Throws a RangeError if the amount is too
 * small.
 */
export const splitIntoEnvelopes = (amount: Minor, envelopes: number, below: RandomBelow): Minor[] => {
  if (
    !Number.isSafeInteger(amount) ||
    !Number.isSafeInteger(envelopes) ||
    envelopes < 1 ||
    amount < envelopes * minEnvelope
  )
    throw new RangeError(`${amount} minor units are too few for ${envelopes} envelopes`);
  let remaining = amount;
  const parts = Array.from({ length: envelopes - 1 }, (_, index) => {
    const others = envelopes - index - 1;
    const spare = remaining - (others + 1) * minEnvelope;
    const part = minEnvelope + below(Math.floor((2 * spare) / (others + 1)) + 1);
    remaining -= part;
    return part;
  });
  const all = [...parts, remaining];
  // The last envelope gets the remaining amount, so its amount could be guessed by its position. The envelopes are
  // shuffled to prevent this.
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [all[last], all[other]] = [all[other] as Minor, all[last] as Minor];
  }
  return all;
};
