import { engineStakes } from '@livery/demo/engines/stakes';
import { createLimits } from '../../../engine/limits/limits.ts';

/** Stakes of the instant games, in minor units of a strong currency (e.g. euro). The stake 100 is selected at first. */
export const instantLimits = createLimits(engineStakes.mines, 100);

/**
 * Minimum time in milliseconds between two requests of a player. Each round is at least one request, so this time also
 * limits the speed of the turbo (fast play).
 */
export const instantPaceMs = 250;
