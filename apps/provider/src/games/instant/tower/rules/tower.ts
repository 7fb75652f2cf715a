import { divide, multiply, ratio } from '../../../../engine/math/ratio.ts';
import { randomInt } from '../../../../engine/rng/random-int.ts';
import type { LadderRules } from '../../shared/rules/ladder-rules.ts';
import { one, power, returnShare } from '../../shared/rules/payout.ts';
import { pickFrom } from '../../shared/rules/pick-from.ts';

export const floorCount = 8;

/** Number of doors and number of safe doors on each floor, by difficulty. */
export const difficulties = [
  { doors: 4, safe: 3 },
  { doors: 3, safe: 2 },
  { doors: 3, safe: 1 },
] as const;

const getFloor = (difficulty: number) => difficulties[difficulty] ?? difficulties[0];

/** Index of the opened door on each floor, from the lowest floor up. */
export type TowerProgress = readonly number[];
/** Indexes of the doors with traps on the floor of the last step. The page shows them after the step. */
export type TowerReveal = readonly number[];

/** Tower: the player opens one door on each floor. A safe door leads to the next floor. Any other door ends the bet. */
export const tower: LadderRules<number, number, TowerProgress, TowerReveal> = {
  isSetupOffered: (difficulty) => Number.isInteger(difficulty) && difficulty >= 0 && difficulty < difficulties.length,
  isStepOffered: (door, _progress, difficulty) =>
    Number.isInteger(door) && door >= 0 && door < getFloor(difficulty).doors,
  start: () => [],
  take: (randomSource, { step: door, progress, setup }) => {
    const { doors, safe } = getFloor(setup);
    const isSafe = randomInt(doors, randomSource) < safe;
    const others = Array.from({ length: doors }, (_, index) => index).filter((index) => index !== door);
    const traps = doors - safe;
    const reveal = isSafe
      ? pickFrom(others, traps, randomSource)
      : [door, ...pickFrom(others, traps - 1, randomSource)];
    return { isSafe, progress: isSafe ? [...progress, door] : progress, reveal };
  },
  countSteps: (progress) => progress.length,
  getMultiplier: (progress, setup) => {
    const { doors, safe } = getFloor(setup);
    return multiply(returnShare, power(divide(one, ratio(BigInt(safe), BigInt(doors))), progress.length));
  },
  isTop: (progress) => progress.length === floorCount,
};
