/**
 * Time from the start until the first runner finishes, in milliseconds. `betweenMs` is the time between two runners at
 * the finish.
 */
const firstHomeMs = 10_500;
const betweenMs = 420;
/** Duration of the full animation in milliseconds. */
export const raceMs = firstHomeMs + 5 * betweenMs + 1600;

/**
 * Returns a number from 0 to 1 that is always the same for a race, a runner and a part. The number only affects the
 * animation and never the result.
 */
const pseudoRandom = (race: number, runner: number, part: number): number => {
  const value = Math.sin(race * 127.1 + runner * 311.7 + part * 74.7) * 43_758.5453;
  return value - Math.floor(value);
};

export const getFinishTimeMs = (rank: number): number => firstHomeMs + rank * betweenMs;

/**
 * Computes the position of a runner: 0 is the start, 1 is the finish line, and a value above 1 is behind it. `rank` is
 * the finishing place, and 0 is first. The runners overtake each other but never move backwards.
 */
export const computeProgress = (race: number, runner: number, rank: number, elapsedMs: number): number => {
  const part = Math.max(0, elapsedMs) / getFinishTimeMs(rank);
  if (part >= 1) return 1 + 0.09 * (1 - Math.exp(-(part - 1) * 9));
  const envelope = Math.sin(Math.PI * part);
  const waves =
    0.07 * (pseudoRandom(race, runner, 1) - 0.5) * envelope +
    0.045 *
      Math.sin(part * Math.PI * (2 + pseudoRandom(race, runner, 2)) + pseudoRandom(race, runner, 3) * 6) *
      envelope ** 2;
  return part + waves;
};
