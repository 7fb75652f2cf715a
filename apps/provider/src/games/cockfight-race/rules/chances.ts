import type { Ratio } from '../../../engine/math/ratio.ts';
import { add, multiply, ratio } from '../../../engine/math/ratio.ts';
import type { FormCard } from './field.ts';

const total = (form: FormCard): bigint => BigInt(form.reduce((sum, weight) => sum + weight, 0));
const getWeight = (form: FormCard, runner: number): bigint => BigInt(form[runner] as number);

export const computeWinChance = (form: FormCard, runner: number): Ratio => ratio(getWeight(form, runner), total(form));

/**
 * Probability that one runner finishes first and another runner finishes second. The second place is drawn from the
 * remaining runners.
 */
export const computeExactaChance = (form: FormCard, first: number, second: number): Ratio =>
  multiply(computeWinChance(form, first), ratio(getWeight(form, second), total(form) - getWeight(form, first)));

/** Probability that the runner finishes first or second. */
export const computePlaceChance = (form: FormCard, runner: number): Ratio =>
  form.reduce(
    (sum, _, first) => (first === runner ? sum : add(sum, computeExactaChance(form, first, runner))),
    computeWinChance(form, runner),
  );
