import type { Limits } from '../../../engine/game.ts';
import { maxTarget, minTarget } from '../rules/crash-point.ts';

/** Stakes to step through: 1, 2, 5, 10 … of the smallest, up to the largest. Minor units. */
export const getStakeSteps = ({ min, max }: Limits): number[] => {
  const steps: number[] = [];
  for (let unit = min; unit <= max; unit *= 10) steps.push(...[unit, unit * 2, unit * 5].filter((step) => step <= max));
  return steps.at(-1) === max ? steps : [...steps, max];
};

/** Targets to step through, in hundredths. */
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

/** The next value of a rising list in a direction, from wherever one is. */
export const getNextStep = (steps: readonly number[], current: number, direction: 1 | -1): number =>
  (direction > 0 ? steps.find((step) => step > current) : steps.findLast((step) => step < current)) ?? current;

export const getNextTarget = (current: number, direction: 1 | -1): number => getNextStep(targets, current, direction);

/** A target that was typed, with a point or a comma, in hundredths; undefined for what is none. */
export const parseTarget = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.').replace(/[×x]$/i, '');
  if (!/^\d{1,4}(\.\d{0,2})?$/.test(text)) return undefined;
  const hundredths = Math.round(Number(text) * 100);
  return hundredths >= minTarget && hundredths <= maxTarget ? hundredths : undefined;
};

/** `2.50×` */
export const formatMultiplier = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;
