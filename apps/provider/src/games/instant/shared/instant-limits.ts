import { createLimits } from '../../../engine/limits/limits.ts';

/** Stakes of the instant games, in minor units of a strong currency (e.g. euro). The stake 100 is selected at first. */
export const instantLimits = createLimits([20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000], 100);

/**
 * Minimum time in milliseconds between two requests of a player. Each round is at least one request, so this time also
 * limits the speed of the turbo (fast play).
 */
export const instantPaceMs = 250;
