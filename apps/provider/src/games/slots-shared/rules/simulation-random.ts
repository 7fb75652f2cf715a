import type { RandomSource } from '../../../engine/rng/random-int.ts';

/**
 * Creates a random source from a seed, for simulations that must give the same result each time. It uses the algorithm
 * sfc32, whose numbers can be predicted. So never use this source for a game with real bets.
 */
export const createSimulationRandom = (seed: number): RandomSource => {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 16; warm += 1) next();
  return { range: 2 ** 32, next };
};
