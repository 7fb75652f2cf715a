import { randomInt, type RandomSource } from '../../../../engine/rng/random-int.ts';
import { zeroScore, addToScore, type Score, type Side } from './score.ts';
import type { FootballSport } from './sport-rules.ts';

const million = 1_000_000;

/** Expected goals of each side per million minutes. */
export interface GoalRates {
  readonly home: number;
  readonly away: number;
}

export interface FootballState {
  readonly family: 'goals';
  /** Number of played minutes. */
  readonly minute: number;
  readonly score: Score;
  /** Score at half-time. Undefined before half-time. */
  readonly half?: Score;
  readonly goals: readonly { readonly side: Side; readonly minute: number }[];
}

/**
 * Computes the goal rates for a rating difference. Each rating step multiplies the home rate by 1.125 and divides the
 * away rate by 1.125.
 */
export const computeGoalRates = ({ homeGoals, awayGoals }: FootballSport, difference: number): GoalRates => ({
  home: Math.round(homeGoals * 1.125 ** difference),
  away: Math.round(awayGoals * 1.125 ** -difference),
});

export const initialFootballState: FootballState = { family: 'goals', minute: 0, score: zeroScore, goals: [] };

export const isFullTime = ({ minutes }: FootballSport, { minute }: FootballState): boolean => minute >= minutes;

/**
 * Returns the side that scores in a minute. Undefined if no side scores. `roll` is a random number from 0 to 999,999.
 */
const findScorer = (rates: GoalRates, roll: number): Side | undefined => {
  if (roll < rates.home) return 'home';
  return roll < rates.home + rates.away ? 'away' : undefined;
};

/** Plays one minute, in which one side or no side scores a goal. */
export const playMinute = (
  { minutes }: FootballSport,
  rates: GoalRates,
  state: FootballState,
  randomSource: RandomSource,
): FootballState => {
  const roll = randomInt(million, randomSource);
  const scorer = findScorer(rates, roll);
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

/**
 * Maximum number of goals of one side that the probabilities include. More goals have a negligible probability (below
 * 1e-12).
 */
const maxGoals = 24;

/**
 * Probabilities of the further goals in a number of minutes. The first index is the number of home goals. The second
 * index is the number of away goals. Each minute is independent, so this is a multinomial distribution.
 */
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

/** Probabilities that the home side, the away side or no side scores the next goal within a number of minutes. */
export const computeNextGoalChances = (minutes: number, rates: GoalRates): Readonly<Record<Side | 'none', number>> => {
  const none = (1 - (rates.home + rates.away) / million) ** minutes;
  const home = ((1 - none) * rates.home) / (rates.home + rates.away);
  return { home, away: 1 - none - home, none };
};
