import {
  type GoalRates,
  goalDistribution,
  type FootballState,
  isFullTime,
  computeNextGoalChances,
} from '../models/football-model.ts';
import { type Chances, isHalfLine, type MarketKey, type Markets } from './market.ts';
import { getLeader, type Score } from '../models/score.ts';
import type { FootballSport } from '../models/sport-rules.ts';

const highest = 4;
const scores = Array.from(
  { length: (highest + 1) ** 2 },
  (_, at) => `${Math.floor(at / (highest + 1))}-${at % (highest + 1)}`,
);

/**
 * Returns the winning outcomes of a market for the final score. Returns undefined for markets that the final score does
 * not decide, e.g. the leader at half-time. Also returns undefined if `at`, e.g. the limit of a total, is not valid for
 * this kind of market.
 */
const getFinalOutcomes = ({ kind, at }: MarketKey, score: Score): readonly string[] | undefined => {
  const goals = score.home + score.away;
  const leader = getLeader(score);
  if (kind === 'total') return isHalfLine(at) && at > 0 ? [goals > at ? 'over' : 'under'] : undefined;
  if (kind === 'handicap') return isHalfLine(at) ? [score.home + at > score.away ? 'home' : 'away'] : undefined;
  if (at !== undefined) return undefined;
  if (kind === 'result') return [leader];
  if (kind === 'double')
    return ['home', 'draw', 'away'].filter((other) => other !== leader).map((other) => `not-${other}`);
  if (kind === 'both') return [score.home > 0 && score.away > 0 ? 'yes' : 'no'];
  if (kind === 'parity') return [goals % 2 === 0 ? 'even' : 'odd'];
  if (kind === 'score')
    return [score.home <= highest && score.away <= highest ? `${score.home}-${score.away}` : 'other'];
  return undefined;
};

const outcomesByKind: Readonly<Partial<Record<MarketKey['kind'], readonly string[]>>> = {
  result: ['home', 'draw', 'away'],
  double: ['not-away', 'not-draw', 'not-home'],
  total: ['over', 'under'],
  handicap: ['home', 'away'],
  both: ['yes', 'no'],
  half: ['home', 'draw', 'away'],
  parity: ['odd', 'even'],
  score: [...scores, 'other'],
};

const sumChances = (
  key: MarketKey,
  from: Score,
  minutes: number,
  rates: GoalRates,
  getWinningOutcomes: (score: Score) => readonly string[] | undefined,
): Chances | undefined => {
  const chances: Record<string, number> = Object.fromEntries(
    (outcomesByKind[key.kind] ?? []).map((outcome) => [outcome, 0]),
  );
  for (const [byHome, row] of goalDistribution(minutes, rates).entries())
    for (const [byAway, chance] of row.entries()) {
      const right = getWinningOutcomes({ home: from.home + byHome, away: from.away + byAway });
      if (!right) return undefined;
      for (const outcome of right) chances[outcome] = (chances[outcome] ?? 0) + chance;
    }
  return chances;
};

export const createFootballMarkets = (sport: FootballSport, rates: GoalRates): Markets<FootballState> => {
  const halfTime = sport.minutes / 2;
  const winners = (state: FootballState, key: MarketKey): readonly string[] | undefined => {
    if (key.kind === 'half') return key.at === undefined && state.half ? [getLeader(state.half)] : undefined;
    if (key.kind === 'next') {
      if (key.at === undefined || !Number.isInteger(key.at) || key.at < 1) return undefined;
      const goal = state.goals[key.at - 1];
      if (goal) return [goal.side];
      return isFullTime(sport, state) ? ['none'] : undefined;
    }
    return isFullTime(sport, state) ? getFinalOutcomes(key, state.score) : undefined;
  };
  return {
    winners,
    listed: (state) => {
      const scored = state.score.home + state.score.away;
      return [
        { kind: 'result' },
        ...[2.5, 1.5, 3.5, 4.5, 5.5]
          .filter((line) => line > scored)
          .slice(0, 3)
          .map((at) => ({ kind: 'total', at }) as const),
        { kind: 'both' },
        { kind: 'double' },
        ...[-0.5, -1.5, 1.5].map((at) => ({ kind: 'handicap', at: at + state.score.away - state.score.home }) as const),
        { kind: 'half' },
        { kind: 'next', at: state.goals.length + 1 },
        { kind: 'parity' },
        { kind: 'score' },
      ];
    },
    chances: (state, key) => {
      if (isFullTime(sport, state) || winners(state, key)) return undefined;
      const minutesLeft = sport.minutes - state.minute;
      if (key.kind === 'next')
        return key.at === state.goals.length + 1 ? computeNextGoalChances(minutesLeft, rates) : undefined;
      if (key.kind === 'half')
        return key.at === undefined
          ? sumChances(key, state.score, halfTime - state.minute, rates, (score) => [getLeader(score)])
          : undefined;
      return sumChances(key, state.score, minutesLeft, rates, (score) => getFinalOutcomes(key, score));
    },
  };
};
