import type { Limits } from '../../../engine/game.ts';
import { maxTarget, minTarget } from '../rules/crash-point.ts';

/** Stake options: 1, 2, 5, 10 … times the min, up to the max. Minor units. */
export const getStakeSteps = ({ min, max }: Limits): number[] => {
  const steps: number[] = [];
  for (let unit = min; unit <= max; unit *= 10) steps.push(...[unit, unit * 2, unit * 5].filter((step) => step <= max));
  return steps.at(-1) === max ? steps : [...steps, max];
};

/** Target options, in hundredths. */
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

/** Next value of an ascending list in a direction, from any current value. */
export const getNextStep = (steps: readonly number[], current: number, direction: 1 | -1): number =>
  (direction > 0 ? steps.find((step) => step > current) : steps.findLast((step) => step < current)) ?? current;

export const getNextTarget = (current: number, direction: 1 | -1): number => getNextStep(targets, current, direction);

/** Parses a typed target, with a point or a comma, to hundredths. Undefined for invalid text. */
export const parseTarget = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.').replace(/[×x]$/i, '');
  if (!/^\d{1,4}(\.\d{0,2})?$/.test(text)) return undefined;
  const hundredths = Math.round(Number(text) * 100);
  return hundredths >= minTarget && hundredths <= maxTarget ? hundredths : undefined;
};

/** Formats a multiplier, e.g. `2.50×`. */
export const formatMultiplier = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;
