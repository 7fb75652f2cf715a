import { evens } from './markets/price.ts';

/** What a player takes when a price has moved: nothing without being asked, a better one, or any. */
export const acceptances = ['ask', 'higher', 'any'] as const;
export type Acceptance = (typeof acceptances)[number];

export const maxLegs = 12;

/** Whether the prices of now do for what the player saw. */
export const isAccepted = (acceptance: Acceptance, seen: number, now: number): boolean =>
  seen === now || acceptance === 'any' || (acceptance === 'higher' && now > seen);

/** What a bet returns whose legs stand at these prices: stake times all of them, rounded down once to the minor unit. */
export const computePayout = (stake: number, prices: readonly number[]): number =>
  Number(
    prices.reduce((product, price) => product * BigInt(price), BigInt(stake)) / BigInt(evens) ** BigInt(prices.length),
  );

/** The odds of a whole slip, for display: hundredths, rounded down. */
export const computeCombinedPrice = (prices: readonly number[]): number => computePayout(evens, prices);

/** True where two selections are of one match: what happens in it does not happen independently, so they cannot be multiplied. */
export const hasSameMatchTwice = (selections: readonly { readonly match: string }[]): boolean =>
  new Set(selections.map(({ match }) => match)).size < selections.length;
