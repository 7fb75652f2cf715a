import type { GameEngine } from './engines.ts';

/**
 * Number of units of each currency that are worth about one unit of a strong currency (e.g. one euro). Stakes are
 * multiplied by this rate. An unlisted currency has the rate 1.
 */
const currencyScales: Readonly<Record<string, number>> = {
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
 * currency whose unit is worth about one euro. If `currencyScales` does not list `currency`, the amount does not change.
 */
export const scaleToCurrency = (strongMinor: number, currency: string): number =>
  strongMinor * (currencyScales[currency] ?? 1);

/** Stakes for all lines of a slot together. Each stake can be divided by twenty lines without a remainder. */
const slotStakes = [20, 40, 100, 200, 400, 1000, 2000, 4000, 10_000] as const;

/**
 * Chips of the shared tables. Their values are multiples of 100 minor units in every currency, so that no payout is
 * rounded.
 */
const tableChips = [100, 500, 1000, 5000, 10_000, 50_000] as const;

const instantStakes = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const;

/**
 * Stakes that each engine offers, in ascending order, in minor units of a strong currency (e.g. euro). At a table with
 * chips, they are the values of the chips. The first stake is the minimum stake of the engine: the demo provider
 * accepts no smaller bet, and the demo catalogue shows this stake.
 */
export const engineStakes = {
  lines: slotStakes,
  ways: [50, 100, 200, 500, 1000, 2000, 5000, 10_000],
  cluster: slotStakes,
  hold: slotStakes,
  // Prices of an ammo pack. A pack contains 60 ammunition units, so each price is a multiple of 60.
  // One unit then costs whole minor units.
  fish: [60, 120, 300, 600, 1200, 3000, 6000],
  baccarat: tableChips,
  roulette: tableChips,
  crash: tableChips,
  mines: instantStakes,
  plinko: instantStakes,
  'hi-lo': instantStakes,
  keno: instantStakes,
  dice: instantStakes,
  tower: instantStakes,
  scratch: instantStakes,
  cockfight: tableChips,
  cards: [10, 50, 100, 500, 1000, 5000, 10_000],
  book: [100, 200, 500, 1000, 2000, 5000],
} as const satisfies Record<GameEngine, readonly number[]>;

/** Returns the minimum stake of an engine in minor units of `currency`. */
export const getMinStake = (engine: GameEngine, currency: string): number =>
  scaleToCurrency(engineStakes[engine][0], currency);

/**
 * Returns the minimum stakes of an engine in minor units, by currency. Contains only the currencies whose minimum
 * stake differs from the minimum stake of all other currencies (`engineStakes`).
 */
export const listMinStakes = (engine: GameEngine): Record<string, number> =>
  Object.fromEntries(Object.keys(currencyScales).map((currency) => [currency, getMinStake(engine, currency)]));
