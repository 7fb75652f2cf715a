/** Prices are decimal odds in hundredths: 215 pays 2.15 for each 1 staked, the stake included. */
export const evens = 100;
const lowest = 102;
const highest = 15_000;
/** What is as good as decided, or as good as impossible, is not offered. */
const surely = 0.975;
const hardly = 0.0005;

/**
 * The price of an outcome: that of a fair book divided by `1 + margin`, rounded down, never above 150. So a bet returns
 * at most `1 / (1 + margin)` of its stake in the long run, whichever outcome it is on. Undefined where it is not offered.
 */
export const computePrice = (chance: number, margin: number): number | undefined => {
  if (!(chance >= hardly && chance <= surely)) return undefined;
  // A hair below, so that no error of binary fractions can round up.
  const price = Math.min(highest, Math.floor(evens / (chance * (1 + margin)) - 1e-9));
  return price < lowest ? undefined : price;
};
