import { randomInt, type RandomSource } from '../../../../engine/rng/random-int.ts';
import { getLeader, zeroScore, type Score, type Side } from './score.ts';
import type { BasketballSport } from './sport-rules.ts';

const million = 1_000_000;

/**
 * Probabilities, in millionths, that one side scores 0, 1, 2 or 3 points in an interval of half a minute. Their sum
 * is a million.
 */
export type IntervalWeights = readonly [number, number, number, number];
export interface PointRates {
  readonly home: IntervalWeights;
  readonly away: IntervalWeights;
}

export interface BasketballState {
  readonly family: 'points';
  readonly interval: number;
  readonly score: Score;
  /** Score at half-time. Undefined before half-time. */
  readonly half?: Score;
  /** Score at the end of the regular time. Undefined until the regular time ends. */
  readonly regular?: Score;
}

const weights = (rating: number): IntervalWeights => {
  const [one, two, three] = [60_000, 360_000 + rating * 9_000, 110_000 + rating * 2_000];
  return [million - one - two - three, one, two, three];
};

export const computePointRates = (difference: number): PointRates => ({
  home: weights(difference / 2 + 0.5),
  away: weights(-difference / 2 - 0.5),
});

export const initialBasketballState: BasketballState = { family: 'points', interval: 0, score: zeroScore };

export const countRegularIntervals = ({ intervals, periods }: BasketballSport): number => intervals * periods;

/**
 * Returns the number of intervals (half minutes) until the regular time or the current extra period ends. Returns 0
 * exactly at the end of the regular time or of an extra period.
 */
export const intervalsLeft = (sport: BasketballSport, { interval }: BasketballState): number => {
  const regular = countRegularIntervals(sport);
  return interval < regular
    ? regular - interval
    : (sport.extraIntervals - ((interval - regular) % sport.extraIntervals)) % sport.extraIntervals;
};

/** True at the end of the regular time and at the end of each extra period. */
const isPeriodEnd = (sport: BasketballSport, state: BasketballState): boolean =>
  state.interval >= countRegularIntervals(sport) &&
  (state.interval - countRegularIntervals(sport)) % sport.extraIntervals === 0;

/** True if the match is over. A tie leads to another extra period. */
export const isDecided = (sport: BasketballSport, state: BasketballState): boolean =>
  isPeriodEnd(sport, state) && state.score.home !== state.score.away;

const drawPoints = (rates: IntervalWeights, randomSource: RandomSource): number => {
  let roll = randomInt(million, randomSource);
  return rates.findIndex((weight) => (roll -= weight) < 0);
};

export const playInterval = (
  sport: BasketballSport,
  rates: PointRates,
  state: BasketballState,
  randomSource: RandomSource,
): BasketballState => {
  const home = state.score.home + drawPoints(rates.home, randomSource);
  const away = state.score.away + drawPoints(rates.away, randomSource);
  const interval = state.interval + 1;
  const score = { home, away };
  const regular = countRegularIntervals(sport);
  return {
    ...state,
    interval,
    score,
    ...(interval === regular / 2 && { half: score }),
    ...(interval === regular && { regular: score }),
  };
};

const distributionsByRates = new Map<string, Float64Array[]>();

/**
 * Probabilities of the points that one side scores in a number of intervals. The array index is the number of points.
 */
export const pointDistribution = (intervals: number, rates: IntervalWeights): Float64Array => {
  const key = rates.join();
  const byCount = distributionsByRates.get(key) ?? [Float64Array.of(1)];
  distributionsByRates.set(key, byCount);
  while (byCount.length <= intervals) {
    const before = byCount.at(-1) as Float64Array;
    const after = new Float64Array(before.length + rates.length - 1);
    before.forEach((likely, points) =>
      rates.forEach(
        (weight, more) => (after[points + more] = (after[points + more] as number) + (likely * weight) / million),
      ),
    );
    byCount.push(after);
  }
  return byCount[intervals] as Float64Array;
};

interface MarginsAndTotals {
  readonly leads: Float64Array;
  readonly zero: number;
  readonly sums: Float64Array;
}

let newest: { readonly key: string; readonly value: MarginsAndTotals } | undefined;

/**
 * Returns the probability of each lead of the home side and of each total of points. A lead can be negative, so its
 * index in `leads` is `lead + zero`. The index in `sums` is the total itself.
 */
export const marginAndTotalDistribution = (intervals: number, rates: PointRates): MarginsAndTotals => {
  // The last result is cached, because all markets of a match need the result for the same values.
  const key = `${intervals}/${rates.home.join()}/${rates.away.join()}`;
  if (newest?.key !== key) newest = { key, value: combine(intervals, rates) };
  return newest.value;
};

const combine = (intervals: number, rates: PointRates): MarginsAndTotals => {
  const home = pointDistribution(intervals, rates.home);
  const away = pointDistribution(intervals, rates.away);
  const zero = away.length - 1;
  const leads = new Float64Array(home.length + away.length - 1);
  const sums = new Float64Array(home.length + away.length - 1);
  home.forEach((ofHome, byHome) =>
    away.forEach((ofAway, byAway) => {
      leads[byHome - byAway + zero] = (leads[byHome - byAway + zero] as number) + ofHome * ofAway;
      sums[byHome + byAway] = (sums[byHome + byAway] as number) + ofHome * ofAway;
    }),
  );
  return { leads, zero, sums };
};

/**
 * Probabilities that the home side leads, the away side leads, or the score is equal, after `intervals` more intervals.
 */
export const computeLeaderChances = (
  score: Score,
  intervals: number,
  rates: PointRates,
): Readonly<Record<Side | 'draw', number>> => {
  const { leads, zero } = marginAndTotalDistribution(intervals, rates);
  const chance = { home: 0, away: 0, draw: 0 };
  leads.forEach((likely, at) => {
    chance[getLeader({ home: score.home + at - zero, away: score.away })] += likely;
  });
  return chance;
};
