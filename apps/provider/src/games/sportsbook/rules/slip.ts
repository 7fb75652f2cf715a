import { evens } from './markets/price.ts';

/** Price changes that a player accepts: none without confirmation, higher prices, or any. */
export const acceptances = ['ask', 'higher', 'any'] as const;
export type Acceptance = (typeof acceptances)[number];

/** Max number of legs (selections) of one bet. */
export const maxLegs = 12;

/** True if the current price is acceptable for the player. */
export const isAccepted = (acceptance: Acceptance, seen: number, now: number): boolean =>
  seen === now || acceptance === 'any' || (acceptance === 'higher' && now > seen);

/** Payout of a bet with these prices: stake times all prices, rounded down once to the minor unit. */
export const computePayout = (stake: number, prices: readonly number[]): number =>
  Number(
    prices.reduce((product, price) => product * BigInt(price), BigInt(stake)) / BigInt(evens) ** BigInt(prices.length),
  );

/** Combined odds of a slip for display: hundredths, rounded down. */
export const computeCombinedPrice = (prices: readonly number[]): number => computePayout(evens, prices);

/**
 * True if two selections are of one match. Their outcomes are not independent, so their prices cannot be multiplied.
 */
export const hasSameMatchTwice = (selections: readonly { readonly match: string }[]): boolean =>
  new Set(selections.map(({ match }) => match)).size < selections.length;
