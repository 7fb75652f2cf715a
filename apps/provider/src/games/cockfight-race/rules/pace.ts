/** Milliseconds from the start until the first is home, and between one and the next. */
const firstHomeMs = 10_500;
const betweenMs = 420;
/** Until everything has been shown. */
export const raceMs = firstHomeMs + 5 * betweenMs + 1600;

/** A number from 0 to 1 that follows from the race and the runner. It only decides how a runner runs, never where it arrives. */
const pseudoRandom = (race: number, runner: number, part: number): number => {
  const value = Math.sin(race * 127.1 + runner * 311.7 + part * 74.7) * 43_758.5453;
  return value - Math.floor(value);
};

export const getFinishTimeMs = (rank: number): number => firstHomeMs + rank * betweenMs;

/**
 * How far a runner is so long after the start: 0 at the start, 1 at the line, a little more behind it. `rank` 0 arrives
 * first. On the way runners pass each other as the race has it; nobody ever runs back.
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
