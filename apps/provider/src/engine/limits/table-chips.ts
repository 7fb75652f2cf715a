import { createLimits } from './limits.ts';

/** The chips of the shared tables: whole hundreds in every currency, so that no prize has to be rounded. */
export const tableChips = createLimits([100, 500, 1000, 5000, 10_000, 50_000], 100, 100_000);
