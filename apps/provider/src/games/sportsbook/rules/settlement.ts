import { evens } from './markets/price.ts';
import { computePayout } from './slip.ts';

/**
 * Result of a leg (one selection of a bet). `void` means that the match was not played, so the leg does not change
 * the result of the bet.
 */
export type LegResult = 'open' | 'won' | 'lost' | 'void';

/** Settlement of a bet. `void` means that the player gets the stake back. The amounts are in minor units. */
export type Settlement =
  | { readonly status: 'open' }
  | { readonly status: 'won' | 'lost'; readonly payout: number }
  | { readonly status: 'void' };

/**
 * Computes the result of a bet. One lost leg (selection) loses the bet. A void leg has the price 1.00. A bet with
 * only void legs is void.
 */
export const computeSettlement = (
  stake: number,
  legs: readonly { readonly price: number; readonly result: LegResult }[],
): Settlement => {
  if (legs.some(({ result }) => result === 'lost')) return { status: 'lost', payout: 0 };
  if (legs.some(({ result }) => result === 'open')) return { status: 'open' };
  if (legs.every(({ result }) => result === 'void')) return { status: 'void' };
  return {
    status: 'won',
    payout: computePayout(
      stake,
      legs.map(({ price, result }) => (result === 'void' ? evens : price)),
    ),
  };
};
