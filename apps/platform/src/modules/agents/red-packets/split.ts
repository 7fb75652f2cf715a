import type { Minor } from '@livery/contract/money';

/** A whole number in `[0, bound)`, from a source that nobody can foresee. */
export type RandomBelow = (bound: number) => number;

/** The least that an envelope holds, in minor units. */
export const minEnvelope: Minor = 1;

/**
 * Splits an amount over envelopes by chance: each holds at least the least, on average what is left for one, at most twice
 * that, and all together hold exactly the amount. Throws a RangeError where the amount does not reach.
 */
export const splitIntoEnvelopes = (amount: Minor, envelopes: number, below: RandomBelow): Minor[] => {
  if (
    !Number.isSafeInteger(amount) ||
    !Number.isSafeInteger(envelopes) ||
    envelopes < 1 ||
    amount < envelopes * minEnvelope
  )
    throw new RangeError(`${amount} minor units do not fill ${envelopes} envelopes`);
  let remaining = amount;
  const parts = Array.from({ length: envelopes - 1 }, (_, index) => {
    const others = envelopes - index - 1;
    const spare = remaining - (others + 1) * minEnvelope;
    const part = minEnvelope + below(Math.floor((2 * spare) / (others + 1)) + 1);
    remaining -= part;
    return part;
  });
  const all = [...parts, remaining];
  // The last one is what the others left: by its place nobody can tell.
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [all[last], all[other]] = [all[other] as Minor, all[last] as Minor];
  }
  return all;
};
