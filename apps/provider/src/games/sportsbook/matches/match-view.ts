import type { SportsbookMatch, MatchStatus } from './sportsbook-match.ts';
import type { PricedMarket } from '../rules/markets/match-markets.ts';
import type { MatchState } from '../rules/models/match-model.ts';
import type { Score } from '../rules/models/score.ts';

export interface MatchClock {
  /** Number of the current half, quarter or set, from 1. */
  readonly period: number;
  /**
   * Played minutes of the match (football) or of the current quarter (basketball). Null for sports without a match
   * clock.
   */
  readonly minute: number | null;
  readonly isBreak: boolean;
}

/** Match in the form that the server sends to the page, with its state and its prices at that time. */
export interface MatchView {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Start of the match in epoch milliseconds. */
  readonly begins: number;
  /** Hash of the seed of the match, which the player sees before a bet. */
  readonly commitment: string;
  readonly status: MatchStatus;
  readonly isSuspended: boolean;
  readonly clock: MatchClock;
  /** Score of the match: goals, points or won sets. */
  readonly score: Score;
  /** Points in the current set. Null for sports without sets. */
  readonly points: Score | null;
  /** Points of each finished set. Empty for sports without sets. */
  readonly sets: readonly Score[];
  readonly goals: readonly { readonly side: 'home' | 'away'; readonly minute: number }[];
  /**
   * All markets of a live match. For an upcoming match, the list has only the main market until the page requests all
   * markets.
   */
  readonly markets: readonly PricedMarket[];
  /** Number of all markets of the match. `markets` can contain fewer. */
  readonly marketCount: number;
  readonly isWhole: boolean;
}

const toMatchClock = (match: SportsbookMatch, state: MatchState, isBreak: boolean): MatchClock => {
  const period = match.model.period(state);
  if (state.family === 'goals') return { period, minute: state.minute, isBreak };
  if (state.family === 'race' || match.rules.family !== 'points') return { period, minute: null, isBreak };
  // The division by 2 converts intervals to minutes, because an interval is half a minute.
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
    commitment: match.commitment,
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
