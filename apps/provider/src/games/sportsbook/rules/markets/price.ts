/**
 * Price at which the payout equals the stake. Prices are decimal odds in hundredths. A price of 215 pays 2.15 for each
 * 1 staked, including the stake.
 */
export const evens = 100;
const minPrice = 102;
const maxPrice = 15_000;
/** An outcome is offered only if its probability is at most `maxProbability` and at least `minProbability`. */
const maxProbability = 0.975;
const minProbability = 0.0005;

/**
 * Computes the price of an outcome in hundredths, such as 250 for 2.50. The price is 1 / `chance`, divided by
 * `1 + margin`, rounded down. The highest price is 15,000 (150.00). So the expected return of a bet on this outcome is
 * at most `1 / (1 + margin)` of the stake. Undefined if the outcome is too likely or too unlikely to be offered.
 */
export const computePrice = (chance: number, margin: number): number | undefined => {
  if (!(chance >= minProbability && chance <= maxProbability)) return undefined;
  // Subtracts a small number, because floating-point errors must not increase the price.
  const price = Math.min(maxPrice, Math.floor(evens / (chance * (1 + margin)) - 1e-9));
  return price < minPrice ? undefined : price;
};
