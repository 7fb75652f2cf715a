import { uniformBelow, type WordSource } from '../../../engine/fair/uniform-below.ts';
import { level, plus, type Score, type Side } from './side.ts';
import type { RaceSport } from './sports.ts';

const million = 1_000_000;

export interface RaceState {
  readonly family: 'race';
  /** Sets won. */
  readonly sets: Score;
  /** In the set that is played. */
  readonly points: Score;
  /** The sets that are over. */
  readonly done: readonly Score[];
}

/** Of a million points, those of the side at home. */
export const homePointsOf = ({ homePoints, perRating }: RaceSport, difference: number): number =>
  homePoints + perRating * difference;

export const startOfRace: RaceState = { family: 'race', sets: level, points: level, done: [] };

export const winnerOfSets = ({ setsToWin }: RaceSport, { home, away }: Score): Side | undefined =>
  home >= setsToWin ? 'home' : away >= setsToWin ? 'away' : undefined;

const targetOf = (sport: RaceSport, sets: Score): number =>
  sets.home === sport.setsToWin - 1 && sets.away === sport.setsToWin - 1 ? sport.lastSetPoints : sport.pointsToWin;

const winnerOfSet = ({ byTwo }: RaceSport, target: number, { home, away }: Score): Side | undefined => {
  if (Math.max(home, away) < target || (byTwo && Math.abs(home - away) < 2)) return undefined;
  return home > away ? 'home' : 'away';
};

export const playPoint = (sport: RaceSport, homePoints: number, state: RaceState, words: WordSource): RaceState => {
  const points = plus(state.points, uniformBelow(million, words) < homePoints ? 'home' : 'away');
  const winner = winnerOfSet(sport, targetOf(sport, state.sets), points);
  if (!winner) return { ...state, points };
  return { ...state, sets: plus(state.sets, winner), points: level, done: [...state.done, points] };
};

/** How likely the side at home wins the set, from a score in it. */
export const setChance = (sport: RaceSport, homePoints: number, sets: Score, from: Score): number => {
  const target = targetOf(sport, sets);
  const home = homePoints / million;
  const away = 1 - home;
  // From level at the last point but one, two in a row decide, and one each leads back there.
  const fromLevel = home ** 2 / (home ** 2 + away ** 2);
  const known = new Map<number, number>();
  const chance = (byHome: number, byAway: number): number => {
    const winner = winnerOfSet(sport, target, { home: byHome, away: byAway });
    if (winner) return winner === 'home' ? 1 : 0;
    if (sport.byTwo && byHome >= target - 1 && byAway >= target - 1) {
      if (byHome === byAway) return fromLevel;
      return byHome > byAway ? home + away * fromLevel : home * fromLevel;
    }
    const key = byHome * 1000 + byAway;
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = home * chance(byHome + 1, byAway) + away * chance(byHome, byAway + 1);
    known.set(key, value);
    return value;
  };
  return chance(from.home, from.away);
};

/** How likely each final score in sets is, by `home-away`. */
export const setScores = (
  sport: RaceSport,
  homePoints: number,
  { sets, points }: RaceState,
): ReadonlyMap<string, { readonly sets: Score; readonly chance: number }> => {
  const ends = new Map<string, { sets: Score; chance: number }>();
  const follow = (reached: Score, inSet: Score, chance: number): void => {
    if (winnerOfSets(sport, reached)) {
      const key = `${reached.home}-${reached.away}`;
      ends.set(key, { sets: reached, chance: (ends.get(key)?.chance ?? 0) + chance });
      return;
    }
    const home = setChance(sport, homePoints, reached, inSet);
    follow(plus(reached, 'home'), level, chance * home);
    follow(plus(reached, 'away'), level, chance * (1 - home));
  };
  follow(sets, points, 1);
  return ends;
};
