import type { Limits } from '../../../engine/game.ts';
import { maxTarget, minTarget } from '../rules/crash-point.ts';

/**
 * Returns the stakes that the form offers: the minimum stake times 1, 2, 5, 10, 20, 50 and so on, and the maximum
 * stake. All stakes are in minor units.
 */
export const getStakeSteps = ({ min, max }: Limits): number[] => {
  const steps: number[] = [];
  for (let unit = min; unit <= max; unit *= 10) steps.push(...[unit, unit * 2, unit * 5].filter((step) => step <= max));
  return steps.at(-1) === max ? steps : [...steps, max];
};

/** Multipliers that the form offers as target (multiplier for the automatic cash-out), in hundredths. */
const targets = [
  110,
  120,
  130,
  150,
  175,
  200,
  250,
  300,
  400,
  500,
  750,
  1000,
  1500,
  2000,
  3000,
  5000,
  10_000,
  25_000,
  50_000,
  maxTarget,
];

/**
 * Returns the next higher or the next lower value of an ascending list. `current` does not have to be in the list. At
 * the end of the list, returns `current`.
 */
export const getNextStep = (steps: readonly number[], current: number, direction: 1 | -1): number =>
  (direction > 0 ? steps.find((step) => step > current) : steps.findLast((step) => step < current)) ?? current;

export const getNextTarget = (current: number, direction: 1 | -1): number => getNextStep(targets, current, direction);

/**
 * Parses a multiplier that the player has entered, with a decimal point or a decimal comma. Returns the multiplier in
 * hundredths. Returns undefined if the text is not such a number, or if the value is not between `minTarget` and
 * `maxTarget`.
 */
export const parseTarget = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.').replace(/[×x]$/i, '');
  if (!/^\d{1,4}(\.\d{0,2})?$/.test(text)) return undefined;
  const hundredths = Math.round(Number(text) * 100);
  return hundredths >= minTarget && hundredths <= maxTarget ? hundredths : undefined;
};

/** Formats a multiplier in hundredths, e.g. 250 as `2.50×`. */
export const formatMultiplier = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;
