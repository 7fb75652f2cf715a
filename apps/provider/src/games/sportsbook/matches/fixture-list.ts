import { demoLeagues, type DemoLeague, type TeamId, virtualLeague } from '@livery/demo/sports/leagues';
import type { Sport } from '@livery/demo/sports/sport';
import {
  type Fixture,
  findFixture,
  listFixturesBetween,
  listNextFixtures,
} from '@livery/contract/sports/fixture-schedule';
import type { DrawInput } from '../../../engine/rng/derivation.ts';
import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { type SportsbookMatch, createSportsbookMatch } from './sportsbook-match.ts';
import { type Pace, sportRules } from '../rules/models/sport-rules.ts';

const hourMs = 3_600_000;
/**
 * Minimum number of upcoming matches in the list for each league. If fewer matches start within `upcomingWindowMs`,
 * the list also has later matches.
 */
const minUpcoming = 4;
const upcomingWindowMs = 5 * hourMs;
/**
 * Number of upcoming matches of the virtual league in the list. The number is limited, because all matches of this
 * league would fill the page.
 */
const virtualUpcomingCount = 6;
/**
 * Milliseconds after its start for which a match stays in the list. No match lasts longer. Matches of the virtual
 * league are short, so they stay for an eighth of this time, multiplied by `tempo`.
 */
const resultsWindowMs = 2 * hourMs;

export interface FixtureListOptions {
  /** Returns the secret seed of a match as a hexadecimal string. */
  readonly deriveSeed: (match: string) => string;
  readonly createRandomSource: (seed: string, draw: DrawInput) => RandomSource;
  /** Returns the hash of a seed as a hexadecimal string. */
  readonly computeCommitment: (seed: string) => string;
  /** Factor for all durations of the virtual league. For example, 0.5 halves all durations. */
  readonly tempo: number;
}

/**
 * Matches of all leagues. `match` returns undefined if no league has a match with this id. Each match is created once
 * and then cached.
 */
export interface FixtureList {
  readonly leagues: readonly DemoLeague[];
  readonly match: (id: string) => SportsbookMatch | undefined;
  /**
   * Returns the matches that the page shows at `now` (epoch milliseconds), in the order of their start. These are
   * matches that started in the last two hours (virtual league: less), and the next upcoming matches.
   */
  readonly listAround: (now: number) => readonly SportsbookMatch[];
  /** Removes matches from the cache that started more than a day before `now` (epoch milliseconds). */
  readonly deleteOldMatches: (now: number) => void;
}

export const toMatchDrawInput = (match: string): DrawInput => ({ game: 'book', roundId: match, clientPart: '' });

export const createFixtureList = ({
  deriveSeed,
  createRandomSource,
  computeCommitment,
  tempo,
}: FixtureListOptions): FixtureList => {
  const leagues = [...demoLeagues, { ...virtualLeague, roundMinutes: virtualLeague.roundMinutes * tempo }];
  const getPace = (sport: Sport): Pace => {
    const { stepMs, breakMs, suspendMs } = sportRules[sport];
    const by = sport === virtualLeague.sport ? tempo : 1;
    return { stepMs: stepMs * by, breakMs: breakMs * by, suspendMs: suspendMs * by };
  };
  const matchesById = new Map<string, SportsbookMatch>();

  const getOrCreateMatch = ({ id, league, home, away, begins }: Fixture<DemoLeague, TeamId>): SportsbookMatch => {
    const before = matchesById.get(id);
    if (before) return before;
    const newMatch = createSportsbookMatch(
      { id, league: league.id, sport: league.sport, home, away, begins: begins.getTime() },
      getPace(league.sport),
      {
        createRandomSource: () => createRandomSource(deriveSeed(id), toMatchDrawInput(id)),
        computeCommitment: () => computeCommitment(deriveSeed(id)),
      },
    );
    matchesById.set(id, newMatch);
    return newMatch;
  };

  const deleteOldMatches = (now: number): void => {
    for (const [id, match] of matchesById) if (match.begins < now - 24 * hourMs) matchesById.delete(id);
  };

  return {
    leagues,
    deleteOldMatches,
    match: (id) => {
      const cachedMatch = matchesById.get(id);
      if (cachedMatch) return cachedMatch;
      for (const league of leagues) {
        const fixture = findFixture(league, league.teams, id);
        if (fixture) return getOrCreateMatch(fixture);
      }
      return undefined;
    },
    listAround: (now) => {
      deleteOldMatches(now);
      return leagues
        .flatMap((league) => {
          const isVirtual = league.id === virtualLeague.id;
          const past = listFixturesBetween(
            league,
            league.teams,
            new Date(now - (isVirtual ? (resultsWindowMs / 8) * tempo : resultsWindowMs)),
            new Date(now + 1),
          );
          const soon = isVirtual
            ? []
            : listFixturesBetween(league, league.teams, new Date(now + 1), new Date(now + upcomingWindowMs));
          const next =
            soon.length < minUpcoming
              ? listNextFixtures(league, league.teams, new Date(now), isVirtual ? virtualUpcomingCount : minUpcoming)
              : soon;
          return [...past, ...next].map(getOrCreateMatch);
        })
        .sort((a, b) => a.begins - b.begins || a.id.localeCompare(b.id));
    },
  };
};
