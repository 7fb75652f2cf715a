import { randomInt, type RandomSource } from '../../../../engine/rng/random-int.ts';
import { zeroScore, addToScore, type Score, type Side } from './score.ts';
import type { SetsSport } from './sport-rules.ts';

const million = 1_000_000;

export interface SetsState {
  readonly family: 'race';
  /** Number of sets that each side has won. */
  readonly sets: Score;
  /** Points in the current set. */
  readonly points: Score;
  /** Points of each finished set. */
  readonly done: readonly Score[];
}

/**
 * Returns the number of points that the home side wins per million points. `difference` is the rating of the home
 * team minus the rating of the away team.
 */
export const computeHomePointRate = ({ homePoints, perRating }: SetsSport, difference: number): number =>
  homePoints + perRating * difference;

export const initialSetsState: SetsState = { family: 'race', sets: zeroScore, points: zeroScore, done: [] };

export const findMatchWinner = ({ setsToWin }: SetsSport, { home, away }: Score): Side | undefined => {
  if (home >= setsToWin) return 'home';
  return away >= setsToWin ? 'away' : undefined;
};

const getTargetPoints = (sport: SetsSport, sets: Score): number =>
  sets.home === sport.setsToWin - 1 && sets.away === sport.setsToWin - 1 ? sport.lastSetPoints : sport.pointsToWin;

const findSetWinner = ({ byTwo }: SetsSport, target: number, { home, away }: Score): Side | undefined => {
  if (Math.max(home, away) < target || (byTwo && Math.abs(home - away) < 2)) return undefined;
  return home > away ? 'home' : 'away';
};

export const playPoint = (
  sport: SetsSport,
  homePoints: number,
  state: SetsState,
  randomSource: RandomSource,
): SetsState => {
  const points = addToScore(state.points, randomInt(million, randomSource) < homePoints ? 'home' : 'away');
  const winner = findSetWinner(sport, getTargetPoints(sport, state.sets), points);
  if (!winner) return { ...state, points };
  return { ...state, sets: addToScore(state.sets, winner), points: zeroScore, done: [...state.done, points] };
};

/**
 * Probability that the home side wins the current set. `sets` is the score in sets. `from` is the score in the
 * current set.
 */
export const computeSetChance = (sport: SetsSport, homePoints: number, sets: Score, from: Score): number => {
  const target = getTargetPoints(sport, sets);
  const home = homePoints / million;
  const away = 1 - home;
  // If both sides are one point before the target, a side wins the set with two points in a row. If each side wins
  // one point, the score is equal again.
  const fromLevel = home ** 2 / (home ** 2 + away ** 2);
  const chanceByScore = new Map<number, number>();
  const chance = (byHome: number, byAway: number): number => {
    const winner = findSetWinner(sport, target, { home: byHome, away: byAway });
    if (winner) return winner === 'home' ? 1 : 0;
    if (sport.byTwo && byHome >= target - 1 && byAway >= target - 1) {
      if (byHome === byAway) return fromLevel;
      return byHome > byAway ? home + away * fromLevel : home * fromLevel;
    }
    const key = byHome * 1000 + byAway;
    const before = chanceByScore.get(key);
    if (before !== undefined) return before;
    const value = home * chance(byHome + 1, byAway) + away * chance(byHome, byAway + 1);
    chanceByScore.set(key, value);
    return value;
  };
  return chance(from.home, from.away);
};

/** Probability of each final score in sets. The key of the map is e.g. `2-1`. */
export const computeSetScores = (
  sport: SetsSport,
  homePoints: number,
  { sets, points }: SetsState,
): ReadonlyMap<string, { readonly sets: Score; readonly chance: number }> => {
  const ends = new Map<string, { sets: Score; chance: number }>();
  const follow = (reached: Score, inSet: Score, chance: number): void => {
    if (findMatchWinner(sport, reached)) {
      const key = `${reached.home}-${reached.away}`;
      ends.set(key, { sets: reached, chance: (ends.get(key)?.chance ?? 0) + chance });
      return;
    }
    const home = computeSetChance(sport, homePoints, reached, inSet);
    follow(addToScore(reached, 'home'), zeroScore, chance * home);
    follow(addToScore(reached, 'away'), zeroScore, chance * (1 - home));
  };
  follow(sets, points, 1);
  return ends;
};
