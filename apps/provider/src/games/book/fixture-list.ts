import {
  demoLeagues,
  type DemoLeague,
  type Sport,
  type TeamId,
  virtualLeague,
} from '@livery/contract/fixtures/demo-leagues';
import { type Fixture, fixtureOf, fixturesBetween, nextFixtures } from '@livery/contract/fixtures/schedule';
import type { DrawOf } from '../../engine/fair/derivation.ts';
import type { WordSource } from '../../engine/fair/uniform-below.ts';
import { type BookMatch, bookMatch } from './match.ts';
import { type Pace, sportRules } from './rules/sports.ts';

const hourMs = 3_600_000;
/** Of each league the book has at least so many matches to come, and all of the next hours. */
const leastAhead = 4;
const aheadMs = 5 * hourMs;
/** The virtual league would fill the page. */
const virtualAhead = 6;
/** Results are shown for so long, and no match lasts longer. */
const behindMs = 2 * hourMs;

export interface FixtureListOptions {
  /** The seed that decides a match, hexadecimal. */
  readonly seedOf: (match: string) => string;
  readonly words: (seed: string, draw: DrawOf) => WordSource;
  /** What all times of the virtual league are multiplied by. */
  readonly tempo: number;
}

/** The matches of the book, each made once and kept while it is talked of. */
export interface FixtureList {
  readonly leagues: readonly DemoLeague[];
  readonly match: (id: string) => BookMatch | undefined;
  /** Those with results of the last hours, those that are on, and those to come: by time. `now` in epoch milliseconds. */
  readonly around: (now: number) => readonly BookMatch[];
}

export const drawOfMatch = (match: string): DrawOf => ({ game: 'book', roundId: match, clientPart: '' });

export const createFixtureList = ({ seedOf, words, tempo }: FixtureListOptions): FixtureList => {
  const leagues = [...demoLeagues, { ...virtualLeague, roundMinutes: virtualLeague.roundMinutes * tempo }];
  const paceOf = (sport: Sport): Pace => {
    const { stepMs, breakMs, suspendMs } = sportRules[sport];
    const by = sport === virtualLeague.sport ? tempo : 1;
    return { stepMs: stepMs * by, breakMs: breakMs * by, suspendMs: suspendMs * by };
  };
  const known = new Map<string, BookMatch>();

  const matchOf = ({ id, league, home, away, begins }: Fixture<DemoLeague, TeamId>): BookMatch => {
    const before = known.get(id);
    if (before) return before;
    const made = bookMatch(
      { id, league: league.id, sport: league.sport, home, away, begins: begins.getTime() },
      paceOf(league.sport),
      () => words(seedOf(id), drawOfMatch(id)),
    );
    known.set(id, made);
    return made;
  };

  const forget = (now: number): void => {
    for (const [id, match] of known) if (match.begins < now - 24 * hourMs) known.delete(id);
  };

  return {
    leagues,
    match: (id) => {
      const found = known.get(id);
      if (found) return found;
      for (const league of leagues) {
        const fixture = fixtureOf(league, league.teams, id);
        if (fixture) return matchOf(fixture);
      }
      return undefined;
    },
    around: (now) => {
      forget(now);
      return leagues
        .flatMap((league) => {
          const isVirtual = league.id === virtualLeague.id;
          const past = fixturesBetween(
            league,
            league.teams,
            new Date(now - (isVirtual ? (behindMs / 8) * tempo : behindMs)),
            new Date(now + 1),
          );
          const soon = isVirtual
            ? []
            : fixturesBetween(league, league.teams, new Date(now + 1), new Date(now + aheadMs));
          const next =
            soon.length < leastAhead
              ? nextFixtures(league, league.teams, new Date(now), isVirtual ? virtualAhead : leastAhead)
              : soon;
          return [...past, ...next].map(matchOf);
        })
        .sort((a, b) => a.begins - b.begins || a.id.localeCompare(b.id));
    },
  };
};
