import { isHalf, type MarketKey, type Markets } from './market.ts';
import { type RaceState, setChance, setScores, winnerOfSets } from './race.ts';
import { leaderOf, type Score } from './side.ts';
import type { RaceSport } from './sports.ts';

const scoresOf = ({ setsToWin }: RaceSport): string[] => {
  const lost = Array.from({ length: setsToWin }, (_, sets) => sets);
  return [...lost.map((sets) => `${setsToWin}-${sets}`), ...lost.reverse().map((sets) => `${sets}-${setsToWin}`)];
};

const ofFinal = ({ kind, at }: MarketKey, sets: Score): readonly string[] | undefined => {
  if (kind === 'winner' && at === undefined) return [leaderOf(sets)];
  if (kind === 'sets' && at === undefined) return [`${sets.home}-${sets.away}`];
  if (kind === 'total' && isHalf(at) && at > 0) return [sets.home + sets.away > at ? 'over' : 'under'];
  if (kind === 'handicap' && isHalf(at)) return [sets.home + at > sets.away ? 'home' : 'away'];
  return undefined;
};

/** Totals and handicaps count sets. */
export const raceMarkets = (sport: RaceSport, homePoints: number): Markets<RaceState> => {
  const outcomesOf: Readonly<Partial<Record<MarketKey['kind'], readonly string[]>>> = {
    winner: ['home', 'away'],
    sets: scoresOf(sport),
    total: ['over', 'under'],
    handicap: ['home', 'away'],
  };
  const winners = (state: RaceState, key: MarketKey): readonly string[] | undefined => {
    if (key.kind === 'set') {
      const done = key.at === undefined ? undefined : state.done[key.at - 1];
      return done && [leaderOf(done)];
    }
    return winnerOfSets(sport, state.sets) ? ofFinal(key, state.sets) : undefined;
  };
  let newest: { readonly state: RaceState; readonly ends: ReturnType<typeof setScores> } | undefined;
  /** All markets of a match ask for the same one after the other. */
  const endsFrom = (state: RaceState): ReturnType<typeof setScores> => {
    if (newest?.state !== state) newest = { state, ends: setScores(sport, homePoints, state) };
    return newest.ends;
  };
  return {
    winners,
    listed: (state) => [
      { kind: 'winner' },
      { kind: 'set', at: state.done.length + 1 },
      { kind: 'sets' },
      ...Array.from(
        { length: sport.setsToWin - 1 },
        (_, more) => ({ kind: 'total', at: sport.setsToWin + 0.5 + more }) as const,
      ),
      ...[-1.5, 1.5].map((at) => ({ kind: 'handicap', at }) as const),
    ],
    chances: (state, key) => {
      if (winnerOfSets(sport, state.sets) || winners(state, key)) return undefined;
      if (key.kind === 'set') {
        // A later set may never be played: only the one that is on, or comes next, is offered.
        if (key.at !== state.done.length + 1) return undefined;
        const home = setChance(sport, homePoints, state.sets, state.points);
        return { home, away: 1 - home };
      }
      const chances: Record<string, number> = Object.fromEntries(
        (outcomesOf[key.kind] ?? []).map((outcome) => [outcome, 0]),
      );
      for (const { sets, chance } of endsFrom(state).values()) {
        const right = ofFinal(key, sets);
        if (!right) return undefined;
        for (const outcome of right) chances[outcome] = (chances[outcome] ?? 0) + chance;
      }
      return chances;
    },
  };
};
