import { engineStakes } from '@livery/demo/engines/stakes';
import { createLimits } from './limits.ts';

/** Chips of the shared tables. All shared tables have the same chips. */
export const tableChips = createLimits(engineStakes.baccarat, 100, 100_000);
