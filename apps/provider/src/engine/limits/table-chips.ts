import { createLimits } from './limits.ts';

/**
 * Chips of the shared tables. Their values are multiples of 100 minor units in every currency, so that no payout is
 * rounded.
 */
export const tableChips = createLimits([100, 500, 1000, 5000, 10_000, 50_000], 100, 100_000);
