import { engineStakes, scaleToCurrency } from '@livery/demo/engines/stakes';
import type { Limits } from '../game.ts';

/**
 * Returns a function that creates the limits for a currency. `steps`, `preset` and `max` are in minor units of a strong
 * currency (e.g. euro). `max` defaults to the highest step.
 */
export const createLimits =
  (steps: readonly number[], preset: number, max = Math.max(...steps)) =>
  (currency: string): Limits => ({
    min: scaleToCurrency(Math.min(...steps), currency),
    max: scaleToCurrency(max, currency),
    steps: steps.map((step) => scaleToCurrency(step, currency)),
    preset: scaleToCurrency(preset, currency),
  });

/**
 * Creates the limits of slots for a currency. The numbers are stakes for all lines together, in minor units of a
 * strong currency (e.g. euro). Each stake can be divided by twenty lines without a remainder.
 */
export const slotLimits = createLimits(engineStakes.lines, 100);

/**
 * Creates the limits of a table for a currency: the chip values, the chip that is selected at first, and the maximum
 * bet. The numbers are in minor units of a strong currency (e.g. euro).
 */
export const tableLimits = createLimits(engineStakes.cards, 100, 50_000);
