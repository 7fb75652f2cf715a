import type { WordSource } from '../../../engine/fair/uniform-below.ts';
import { goalRates, type GoalsState, isFullTime, playMinute, startOfGoals } from './goals.ts';
import { isDecided, playSpell, pointRates, type PointsState, regularSpells, startOfPoints } from './points.ts';
import { homePointsOf, playPoint, type RaceState, startOfRace, winnerOfSets } from './race.ts';
import { ratingOf } from './rating.ts';
import type { SportRules } from './sports.ts';

/** Where a match stands. */
export type MatchState = GoalsState | PointsState | RaceState;

/** A sport with two sides of known strength: one step of it after the other, until it is over. */
export interface Playing {
  readonly start: MatchState;
  readonly isOver: (state: MatchState) => boolean;
  readonly step: (state: MatchState, words: WordSource) => MatchState;
  /** The half, quarter or set that is played next, from 1. */
  readonly period: (state: MatchState) => number;
}

/** By how much the side at home is the better one. */
export const differenceOf = (home: string, away: string): number => ratingOf(home) - ratingOf(away);

const quarterOf = (spell: number, spells: number, extraSpells: number, periods: number): number =>
  spell < spells * periods
    ? Math.floor(spell / spells) + 1
    : periods + 1 + Math.floor((spell - spells * periods) / extraSpells);

export const playingOf = (rules: SportRules, difference: number): Playing => {
  if (rules.family === 'goals') {
    const rates = goalRates(rules, difference);
    return {
      start: startOfGoals,
      isOver: (state) => isFullTime(rules, state as GoalsState),
      step: (state, words) => playMinute(rules, rates, state as GoalsState, words),
      period: (state) => ((state as GoalsState).minute < rules.minutes / 2 ? 1 : 2),
    };
  }
  if (rules.family === 'points') {
    const rates = pointRates(difference);
    return {
      start: startOfPoints,
      isOver: (state) => (state as PointsState).spell >= regularSpells(rules) && isDecided(rules, state as PointsState),
      step: (state, words) => playSpell(rules, rates, state as PointsState, words),
      period: (state) => quarterOf((state as PointsState).spell, rules.spells, rules.extraSpells, rules.periods),
    };
  }
  const homePoints = homePointsOf(rules, difference);
  return {
    start: startOfRace,
    isOver: (state) => winnerOfSets(rules, (state as RaceState).sets) !== undefined,
    step: (state, words) => playPoint(rules, homePoints, state as RaceState, words),
    period: (state) => (state as RaceState).done.length + 1,
  };
};
