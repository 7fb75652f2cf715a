import { type Chances, isHalf, linesAround, type MarketKey, type Markets } from './market.ts';
import {
  leaderAfter,
  leadsAndSums,
  pointsAhead,
  type PointRates,
  type PointsState,
  isDecided,
  regularSpells,
  spellsLeft,
} from './points.ts';
import { leaderOf, type Score } from './side.ts';
import type { PointsSport } from './sports.ts';

/** Sums up what of a distribution lies above a line. */
const above = (line: number, distribution: Float64Array, valueAt: (index: number) => number): number =>
  distribution.reduce((sum, chance, index) => (valueAt(index) > line ? sum + chance : sum), 0);

const meanOf = (spells: number, weights: PointRates['home']): number =>
  pointsAhead(spells, weights).reduce((sum, chance, points) => sum + chance * points, 0);

const toHalf = (value: number): number => Math.floor(value) + 0.5;

/** Total, handicap and parity count the regular time alone; the winner is whoever wins in the end. */
export const pointsMarkets = (sport: PointsSport, rates: PointRates): Markets<PointsState> => {
  const regular = regularSpells(sport);
  const isOver = (state: PointsState): boolean => state.spell >= regular && isDecided(sport, state);

  const winners = (state: PointsState, { kind, at }: MarketKey): readonly string[] | undefined => {
    if (kind === 'winner') return at === undefined && isOver(state) ? [leaderOf(state.score)] : undefined;
    if (kind === 'half') return at === undefined && state.half ? [leaderOf(state.half)] : undefined;
    if (!state.regular) return undefined;
    const { home, away } = state.regular;
    if (kind === 'total') return isHalf(at) ? [home + away > at ? 'over' : 'under'] : undefined;
    if (kind === 'handicap') return isHalf(at) ? [home + at > away ? 'home' : 'away'] : undefined;
    return kind === 'parity' && at === undefined ? [(home + away) % 2 === 0 ? 'even' : 'odd'] : undefined;
  };

  const winner = (state: PointsState) => {
    const extra = leaderAfter({ home: 0, away: 0 }, sport.extraSpells, rates);
    const now = leaderAfter(state.score, spellsLeft(sport, state), rates);
    // Extra periods are all alike, so that those without a winner drop out.
    const home = now.home + (now.draw * extra.home) / (extra.home + extra.away);
    return { home, away: 1 - home };
  };

  const expected = ({ home, away }: Score, left: number): Score => ({
    home: home + meanOf(left, rates.home),
    away: away + meanOf(left, rates.away),
  });

  return {
    winners,
    listed: (state) => {
      const left = Math.max(0, regular - state.spell);
      const { home, away } = expected(state.score, left);
      const step = left > regular / 3 ? 3 : 2;
      return [
        { kind: 'winner' },
        ...linesAround(toHalf(away - home), step).map((at) => ({ kind: 'handicap', at }) as const),
        ...linesAround(toHalf(home + away), step + 1).map((at) => ({ kind: 'total', at }) as const),
        { kind: 'half' },
        { kind: 'parity' },
      ];
    },
    chances: (state, key): Chances | undefined => {
      if (isOver(state) || winners(state, key)) return undefined;
      const { kind, at } = key;
      if (kind === 'winner') return at === undefined ? winner(state) : undefined;
      if (kind === 'half')
        return at === undefined ? leaderAfter(state.score, regular / 2 - state.spell, rates) : undefined;
      if (state.regular) return undefined;
      const { leads, zero, sums } = leadsAndSums(regular - state.spell, rates);
      const { home, away } = state.score;
      if (kind === 'total' && isHalf(at)) {
        const over = above(at, sums, (more) => home + away + more);
        return { over, under: 1 - over };
      }
      if (kind === 'handicap' && isHalf(at)) {
        const ofHome = above(-at, leads, (index) => home - away + index - zero);
        return { home: ofHome, away: 1 - ofHome };
      }
      if (kind !== 'parity' || at !== undefined) return undefined;
      const odd = sums.reduce((sum, chance, more) => ((home + away + more) % 2 === 1 ? sum + chance : sum), 0);
      return { odd, even: 1 - odd };
    },
  };
};
