import { evens } from './markets/price.ts';

/**
 * Price changes that the player accepts. `ask` accepts no change without a confirmation, `higher` accepts higher
 * prices, and `any` accepts all changes.
 */
export const acceptances = ['ask', 'higher', 'any'] as const;
export type Acceptance = (typeof acceptances)[number];

/** Maximum number of selections in one bet. */
export const maxLegs = 12;

/** Returns true if the player accepts the current price. `seen` is the price that the player saw. */
export const isAccepted = (acceptance: Acceptance, seen: number, now: number): boolean =>
  seen === now || acceptance === 'any' || (acceptance === 'higher' && now > seen);

/**
 * Computes the payout in minor units: the stake times all decimal odds. `prices` are the odds in hundredths. The
 * product is rounded down once at the end.
 */
export const computePayout = (stake: number, prices: readonly number[]): number =>
  Number(
    prices.reduce((product, price) => product * BigInt(price), BigInt(stake)) / BigInt(evens) ** BigInt(prices.length),
  );

/** Combined odds of several prices in hundredths, rounded down. */
export const computeCombinedPrice = (prices: readonly number[]): number => computePayout(evens, prices);

/**
 * True if two selections are of the same match. The outcomes of one match depend on each other, so their prices cannot
 * be multiplied.
 */
export const hasSameMatchTwice = (selections: readonly { readonly match: string }[]): boolean =>
  new Set(selections.map(({ match }) => match)).size < selections.length;
