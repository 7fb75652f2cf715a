import type { BookMatch, MatchStatus } from './match.ts';
import type { PricedMarket } from './rules/match-markets.ts';
import type { MatchState } from './rules/playing.ts';
import type { Score } from './rules/side.ts';

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

const clockOf = (match: BookMatch, state: MatchState, isBreak: boolean): MatchClock => {
  const period = match.playing.period(state);
  if (state.family === 'goals') return { period, minute: state.minute, isBreak };
  if (state.family === 'race' || match.rules.family !== 'points') return { period, minute: null, isBreak };
  // A spell is half a minute; the clock counts the minute that is on.
  const { spells, periods, extraSpells } = match.rules;
  const inPeriod =
    state.spell < spells * periods ? state.spell % spells : (state.spell - spells * periods) % extraSpells;
  return { period, minute: Math.floor(inPeriod / 2), isBreak };
};

export const matchView = (match: BookMatch, now: number, isAsked = false): MatchView => {
  const { status, state, isSuspended, isBreak } = match.standing(now);
  const isWhole = isAsked || status === 'live';
  const all = match.listed(now);
  return {
    id: match.id,
    league: match.league,
    home: match.home,
    away: match.away,
    begins: match.begins,
    status,
    isSuspended,
    clock: clockOf(match, state, isBreak),
    score: state.family === 'race' ? state.sets : state.score,
    points: state.family === 'race' ? state.points : null,
    sets: state.family === 'race' ? state.done : [],
    goals: state.family === 'goals' ? state.goals : [],
    markets: isWhole ? all : all.slice(0, 1),
    marketCount: all.length,
    isWhole,
  };
};
