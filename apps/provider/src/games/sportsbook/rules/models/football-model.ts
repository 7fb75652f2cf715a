import { randomInt, type RandomSource } from '../../../../engine/rng/random-int.ts';
import { zeroScore, addToScore, type Score, type Side } from './score.ts';
import type { FootballSport } from './sport-rules.ts';

const million = 1_000_000;

/** Of a million minutes, those in which each side scores. */
export interface GoalRates {
  readonly home: number;
  readonly away: number;
}

export interface FootballState {
  readonly family: 'goals';
  /** Minutes played. */
  readonly minute: number;
  readonly score: Score;
  /** The score at half-time, once it is reached. */
  readonly half?: Score;
  readonly goals: readonly { readonly side: Side; readonly minute: number }[];
}

/** Each step of rating is worth an eighth more goals for the one and as many fewer for the other. */
export const computeGoalRates = ({ homeGoals, awayGoals }: FootballSport, difference: number): GoalRates => ({
  home: Math.round(homeGoals * 1.125 ** difference),
  away: Math.round(awayGoals * 1.125 ** -difference),
});

export const initialFootballState: FootballState = { family: 'goals', minute: 0, score: zeroScore, goals: [] };

export const isFullTime = ({ minutes }: FootballSport, { minute }: FootballState): boolean => minute >= minutes;

/** One minute: a goal for one side, or for none. */
export const playMinute = (
  { minutes }: FootballSport,
  rates: GoalRates,
  state: FootballState,
  randomSource: RandomSource,
): FootballState => {
  const roll = randomInt(million, randomSource);
  const scorer = roll < rates.home ? 'home' : roll < rates.home + rates.away ? 'away' : undefined;
  const minute = state.minute + 1;
  const score = scorer ? addToScore(state.score, scorer) : state.score;
  return {
    ...state,
    minute,
    score,
    goals: scorer ? [...state.goals, { side: scorer, minute }] : state.goals,
    ...(minute === minutes / 2 && { half: score }),
  };
};

/** More goals than these of one side in one match do not occur in a million million matches. */
const maxGoals = 24;

/** How likely each number of further goals is in so many minutes: `[home][away]`. Each minute is independent, so it is the multinomial distribution. */
export const goalDistribution = (minutes: number, rates: GoalRates): number[][] => {
  const home = rates.home / million;
  const away = rates.away / million;
  const none = 1 - home - away;
  let ofHome = 1;
  return Array.from({ length: Math.min(maxGoals, minutes) + 1 }, (_, byHome) => {
    if (byHome > 0) ofHome *= (home * (minutes - byHome + 1)) / byHome;
    let ofBoth = ofHome;
    return Array.from({ length: Math.min(maxGoals, minutes - byHome) + 1 }, (__, byAway) => {
      if (byAway > 0) ofBoth *= (away * (minutes - byHome - byAway + 1)) / byAway;
      return ofBoth * none ** (minutes - byHome - byAway);
    });
  });
};

/** Who scores next in so many minutes. */
export const computeNextGoalChances = (minutes: number, rates: GoalRates): Readonly<Record<Side | 'none', number>> => {
  const none = (1 - (rates.home + rates.away) / million) ** minutes;
  const home = ((1 - none) * rates.home) / (rates.home + rates.away);
  return { home, away: 1 - none - home, none };
};
