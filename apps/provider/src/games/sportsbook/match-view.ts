import type { SportsbookMatch, MatchStatus } from './match.ts';
import type { PricedMarket } from './rules/markets/match-markets.ts';
import type { MatchState } from './rules/models/match-model.ts';
import type { Score } from './rules/models/score.ts';

/** How far a match is. */
export interface MatchClock {
  /** Half, quarter or set, from 1. */
  readonly period: number;
  /** Minutes played of the whole match, or of this quarter; null where nobody counts them. */
  readonly minute: number | null;
  readonly isBreak: boolean;
}

/** A match as the page is told of it. */
export interface MatchView {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Epoch milliseconds. */
  readonly begins: number;
  readonly status: MatchStatus;
  readonly isSuspended: boolean;
  readonly clock: MatchClock;
  /** Goals, points, or sets. */
  readonly score: Score;
  /** Points in the set that is on; null where there are none. */
  readonly points: Score | null;
  /** The sets that are over. */
  readonly sets: readonly Score[];
  readonly goals: readonly { readonly side: 'home' | 'away'; readonly minute: number }[];
  /** All of a match that is on; of one to come the main one, until it is asked for. */
  readonly markets: readonly PricedMarket[];
  /** How many there are. */
  readonly marketCount: number;
  readonly isWhole: boolean;
}

const toMatchClock = (match: SportsbookMatch, state: MatchState, isBreak: boolean): MatchClock => {
  const period = match.model.period(state);
  if (state.family === 'goals') return { period, minute: state.minute, isBreak };
  if (state.family === 'race' || match.rules.family !== 'points') return { period, minute: null, isBreak };
  // A spell is half a minute; the clock counts the minute that is on.
  const { intervals, periods, extraIntervals } = match.rules;
  const inPeriod =
    state.interval < intervals * periods
      ? state.interval % intervals
      : (state.interval - intervals * periods) % extraIntervals;
  return { period, minute: Math.floor(inPeriod / 2), isBreak };
};

export const toMatchView = (match: SportsbookMatch, now: number, includeAllMarkets = false): MatchView => {
  const { status, state, isSuspended, isBreak } = match.getSnapshot(now);
  const isWhole = includeAllMarkets || status === 'live';
  const all = match.listed(now);
  return {
    id: match.id,
    league: match.league,
    home: match.home,
    away: match.away,
    begins: match.begins,
    status,
    isSuspended,
    clock: toMatchClock(match, state, isBreak),
    score: state.family === 'race' ? state.sets : state.score,
    points: state.family === 'race' ? state.points : null,
    sets: state.family === 'race' ? state.done : [],
    goals: state.family === 'goals' ? state.goals : [],
    markets: isWhole ? all : all.slice(0, 1),
    marketCount: all.length,
    isWhole,
  };
};
