import type { RandomSource } from '../../../../engine/rng/random-int.ts';
import {
  computeGoalRates,
  type FootballState,
  isFullTime,
  playMinute,
  initialFootballState,
} from './football-model.ts';
import {
  isDecided,
  playInterval,
  computePointRates,
  type BasketballState,
  countRegularIntervals,
  initialBasketballState,
} from './basketball-model.ts';
import { computeHomePointRate, playPoint, type SetsState, initialSetsState, findMatchWinner } from './sets-model.ts';
import { getTeamRating } from './team-rating.ts';
import type { SportRules } from './sport-rules.ts';

export type MatchState = FootballState | BasketballState | SetsState;

/**
 * Model that simulates a match between two sides of known strength. `step` computes the next state of the match, e.g.
 * after one more minute in football.
 */
export interface MatchModel {
  readonly start: MatchState;
  readonly isOver: (state: MatchState) => boolean;
  readonly step: (state: MatchState, randomSource: RandomSource) => MatchState;
  /**
   * Returns the number of the current half, quarter or set, from 1. During a break, returns the number of the half,
   * quarter or set after the break.
   */
  readonly period: (state: MatchState) => number;
}

/** Returns the rating of the home team minus the rating of the away team. */
export const getRatingDifference = (home: string, away: string): number => getTeamRating(home) - getTeamRating(away);

const getPeriod = (interval: number, intervals: number, extraIntervals: number, periods: number): number =>
  interval < intervals * periods
    ? Math.floor(interval / intervals) + 1
    : periods + 1 + Math.floor((interval - intervals * periods) / extraIntervals);

export const createMatchModel = (rules: SportRules, difference: number): MatchModel => {
  if (rules.family === 'goals') {
    const rates = computeGoalRates(rules, difference);
    return {
      start: initialFootballState,
      isOver: (state) => isFullTime(rules, state as FootballState),
      step: (state, randomSource) => playMinute(rules, rates, state as FootballState, randomSource),
      period: (state) => ((state as FootballState).minute < rules.minutes / 2 ? 1 : 2),
    };
  }
  if (rules.family === 'points') {
    const rates = computePointRates(difference);
    return {
      start: initialBasketballState,
      isOver: (state) =>
        (state as BasketballState).interval >= countRegularIntervals(rules) &&
        isDecided(rules, state as BasketballState),
      step: (state, randomSource) => playInterval(rules, rates, state as BasketballState, randomSource),
      period: (state) =>
        getPeriod((state as BasketballState).interval, rules.intervals, rules.extraIntervals, rules.periods),
    };
  }
  const homePoints = computeHomePointRate(rules, difference);
  return {
    start: initialSetsState,
    isOver: (state) => findMatchWinner(rules, (state as SetsState).sets) !== undefined,
    step: (state, randomSource) => playPoint(rules, homePoints, state as SetsState, randomSource),
    period: (state) => (state as SetsState).done.length + 1,
  };
};
