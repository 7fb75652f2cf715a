import { createLimits } from '../../../engine/limits/limits.ts';

/** Stakes of the instant games, in minor units of a strong currency. */
export const instantLimits = createLimits([20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000], 100);

/** Min time in milliseconds between two requests of a player. A round is one request, so this is also the turbo pace. */
export const instantPaceMs = 250;
