import type { Method } from '@livery/lottery-rules/methods';
import type { Picks } from '@livery/lottery-rules/selection';
import { countUnits } from '../bet-slip/bet-slip-line.ts';

/**
 * Maximum number of attempts to find picks that are a valid bet. For example, a bet on a group of numbers is not valid
 * if all numbers are equal.
 */
const maxAttempts = 100;

type RandomIndex = (bound: number) => number;

const getRandomIndex: RandomIndex = (bound) =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * bound);

/** Chooses `size` different values, in the order of `values`. */
const sample = (values: readonly string[], size: number, randomIndex: RandomIndex): readonly string[] => {
  const remaining = [...values];
  const chosen = Array.from({ length: size }, () => remaining.splice(randomIndex(remaining.length), 1)[0]);
  return values.filter((value) => chosen.includes(value));
};

/**
 * Chooses a bet of a betting method at random, with as few values as possible: the minimum number of values of each
 * field. If no field has a minimum, chooses one value of one field.
 */
export const chooseRandomPicks = (method: Method, randomIndex: RandomIndex = getRandomIndex): Picks => {
  const { fields } = method;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const onlyField = fields.every(({ min }) => min === 0) ? randomIndex(fields.length) : undefined;
    const picks = fields.map(({ values, min }, at) => sample(values, at === onlyField ? 1 : min, randomIndex));
    if (countUnits(method, picks) > 0) return picks;
  }
  return fields.map(() => []);
};
