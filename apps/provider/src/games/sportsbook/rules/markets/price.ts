/**
 * Price that returns exactly the stake. Prices are decimal odds in hundredths: 215 pays 2.15 for each 1 staked, stake
 * included.
 */
export const evens = 100;
const minPrice = 102;
const maxPrice = 15_000;
/** Bounds of the probability of an offered outcome. */
const maxProbability = 0.975;
const minProbability = 0.0005;

/**
 * Price of an outcome: the fair price divided by `1 + margin`, rounded down, at most 150.00. The RTP of any outcome is
 * at most `1 / (1 + margin)`. Undefined if not offered.
 */
export const computePrice = (chance: number, margin: number): number | undefined => {
  if (!(chance >= minProbability && chance <= maxProbability)) return undefined;
  // The small subtraction prevents floating-point errors from rounding up.
  const price = Math.min(maxPrice, Math.floor(evens / (chance * (1 + margin)) - 1e-9));
  return price < minPrice ? undefined : price;
};
