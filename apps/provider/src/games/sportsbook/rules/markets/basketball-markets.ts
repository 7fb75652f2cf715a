import { type Chances, isHalfLine, getLinesAround, type MarketKey, type Markets } from './market.ts';
import {
  computeLeaderChances,
  marginAndTotalDistribution,
  pointDistribution,
  type PointRates,
  type BasketballState,
  isDecided,
  countRegularIntervals,
  intervalsLeft,
} from '../models/basketball-model.ts';
import { getLeader, type Score } from '../models/score.ts';
import type { BasketballSport } from '../models/sport-rules.ts';

/**
 * Sums the probabilities of all values above a limit (`line`) of a total or a handicap, e.g. 2.5. `valueAt` converts
 * an index of `distribution` to its value.
 */
const sumAbove = (line: number, distribution: Float64Array, valueAt: (index: number) => number): number =>
  distribution.reduce((sum, chance, index) => (valueAt(index) > line ? sum + chance : sum), 0);

const computeMean = (intervals: number, weights: PointRates['home']): number =>
  pointDistribution(intervals, weights).reduce((sum, chance, points) => sum + chance * points, 0);

const toHalf = (value: number): number => Math.floor(value) + 0.5;

/**
 * Creates the markets of a basketball match. The score at the end of the regular time decides the markets total,
 * handicap and parity. The winner market includes extra time.
 */
export const createBasketballMarkets = (sport: BasketballSport, rates: PointRates): Markets<BasketballState> => {
  const regular = countRegularIntervals(sport);
  const isOver = (state: BasketballState): boolean => state.interval >= regular && isDecided(sport, state);

  const winners = (state: BasketballState, { kind, at }: MarketKey): readonly string[] | undefined => {
    if (kind === 'winner') return at === undefined && isOver(state) ? [getLeader(state.score)] : undefined;
    if (kind === 'half') return at === undefined && state.half ? [getLeader(state.half)] : undefined;
    if (!state.regular) return undefined;
    const { home, away } = state.regular;
    if (kind === 'total') return isHalfLine(at) ? [home + away > at ? 'over' : 'under'] : undefined;
    if (kind === 'handicap') return isHalfLine(at) ? [home + at > away ? 'home' : 'away'] : undefined;
    return kind === 'parity' && at === undefined ? [(home + away) % 2 === 0 ? 'even' : 'odd'] : undefined;
  };

  const winner = (state: BasketballState) => {
    const extra = computeLeaderChances({ home: 0, away: 0 }, sport.extraIntervals, rates);
    const now = computeLeaderChances(state.score, intervalsLeft(sport, state), rates);
    // Extra periods repeat until one side leads, and all of them have the same probabilities. So after a tie, the home
    // side wins with the probability home / (home + away) of one extra period.
    const home = now.home + (now.draw * extra.home) / (extra.home + extra.away);
    return { home, away: 1 - home };
  };

  const expected = ({ home, away }: Score, remainingIntervals: number): Score => ({
    home: home + computeMean(remainingIntervals, rates.home),
    away: away + computeMean(remainingIntervals, rates.away),
  });

  return {
    winners,
    listed: (state) => {
      const remainingIntervals = Math.max(0, regular - state.interval);
      const { home, away } = expected(state.score, remainingIntervals);
      const step = remainingIntervals > regular / 3 ? 3 : 2;
      return [
        { kind: 'winner' },
        ...getLinesAround(toHalf(away - home), step).map((at) => ({ kind: 'handicap', at }) as const),
        ...getLinesAround(toHalf(home + away), step + 1).map((at) => ({ kind: 'total', at }) as const),
        { kind: 'half' },
        { kind: 'parity' },
      ];
    },
    chances: (state, key): Chances | undefined => {
      if (isOver(state) || winners(state, key)) return undefined;
      const { kind, at } = key;
      if (kind === 'winner') return at === undefined ? winner(state) : undefined;
      if (kind === 'half')
        return at === undefined ? computeLeaderChances(state.score, regular / 2 - state.interval, rates) : undefined;
      if (state.regular) return undefined;
      const { leads, zero, sums } = marginAndTotalDistribution(regular - state.interval, rates);
      const { home, away } = state.score;
      if (kind === 'total' && isHalfLine(at)) {
        const over = sumAbove(at, sums, (more) => home + away + more);
        return { over, under: 1 - over };
      }
      if (kind === 'handicap' && isHalfLine(at)) {
        const ofHome = sumAbove(-at, leads, (index) => home - away + index - zero);
        return { home: ofHome, away: 1 - ofHome };
      }
      if (kind !== 'parity' || at !== undefined) return undefined;
      const odd = sums.reduce((sum, chance, more) => ((home + away + more) % 2 === 1 ? sum + chance : sum), 0);
      return { odd, even: 1 - odd };
    },
  };
};
