import type { Ratio } from '../../lines/rules/ratio.ts';
import { add, multiply, ratio } from '../../lines/rules/ratio.ts';
import type { FormCard } from './field.ts';

const total = (form: FormCard): bigint => BigInt(form.reduce((sum, weight) => sum + weight, 0));
const weightOf = (form: FormCard, runner: number): bigint => BigInt(form[runner] as number);

/** First of all. */
export const winChance = (form: FormCard, runner: number): Ratio => ratio(weightOf(form, runner), total(form));

/** One first and another second: the second is drawn among those that the first has left. */
export const exactaChance = (form: FormCard, first: number, second: number): Ratio =>
  multiply(winChance(form, first), ratio(weightOf(form, second), total(form) - weightOf(form, first)));

/** First or second. */
export const placeChance = (form: FormCard, runner: number): Ratio =>
  form.reduce(
    (sum, _, first) => (first === runner ? sum : add(sum, exactaChance(form, first, runner))),
    winChance(form, runner),
  );
