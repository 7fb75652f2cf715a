import type { Limits } from '../game.ts';

/**
 * Number of units of each currency that are worth about one unit of a strong currency (e.g. one euro). Limits are
 * multiplied by this rate. An unlisted currency has the rate 1.
 */
const scales: Readonly<Record<string, number>> = {
  PHP: 10,
  THB: 10,
  INR: 10,
  MXN: 10,
  TRY: 10,
  EGP: 10,
  BDT: 20,
  NPR: 20,
  RUB: 20,
  KZT: 100,
  JPY: 100,
  HUF: 100,
  ARS: 200,
  CLP: 200,
  KRW: 500,
  COP: 1000,
  VND: 5000,
  IDR: 5000,
  KHR: 1000,
  MMK: 1000,
  UZS: 2000,
  LAK: 5000,
  IRR: 10_000,
  IRT: 1000,
  IQD: 200,
  PYG: 1000,
};

/**
 * Converts an amount to minor units of `currency` with about the same value. `strongMinor` is in minor units of a
 * currency whose unit is worth about one euro. If `scales` does not list `currency`, the amount does not change.
 */
export const scaleToCurrency = (strongMinor: number, currency: string): number => strongMinor * (scales[currency] ?? 1);

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
export const slotLimits = createLimits([20, 40, 100, 200, 400, 1000, 2000, 4000, 10_000], 100);

/**
 * Creates the limits of a table for a currency: the chip values, the chip that is selected at first, and the maximum
 * bet. The numbers are in minor units of a strong currency (e.g. euro).
 */
export const tableLimits = createLimits([10, 50, 100, 500, 1000, 5000, 10_000], 100, 50_000);
