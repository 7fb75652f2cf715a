import { getPairings } from './round-robin.ts';

/** Times at which the rounds of a league start. In each round, every team that takes part has one match. */
export interface LeagueRounds {
  readonly id: string;
  readonly firstRoundAt: Date;
  /** Minutes from the start of one round to the start of the next round. */
  readonly roundMinutes: number;
}

/**
 * Match of a league. The gateway and the sportsbook compute the same matches independently from the same league data.
 */
export interface Fixture<League, Team> {
  /** Id of the match, composed of the league, the round and the position in the round. The id never changes. */
  readonly id: string;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  readonly begins: Date;
}

const minuteMs = 60_000;

/** Returns the teams that take part in matches. If the number of teams is odd, the last team never plays. */
const getPlayingTeams = <Team>(teams: readonly Team[]): readonly Team[] =>
  teams.slice(0, teams.length - (teams.length % 2));

/** Lists the matches of one round in the order of their start. The first round is 0. */
export const getRoundFixtures = <League extends LeagueRounds, Team>(
  league: League,
  teams: readonly Team[],
  round: number,
): Fixture<League, Team>[] => {
  const playing = getPlayingTeams(teams);
  if (playing.length < 2 || round < 0) return [];
  const roundMs = league.roundMinutes * minuteMs;
  const start = league.firstRoundAt.getTime() + round * roundMs;
  const pairings = getPairings(playing.length, round);
  const apart = Math.floor(roundMs / pairings.length / 1000) * 1000;
  return pairings.map(([home, away], slot) => ({
    id: `${league.id}-${round}-${slot}`,
    league,
    home: playing[home] as Team,
    away: playing[away] as Team,
    begins: new Date(start + slot * apart),
  }));
};

const getRoundAt = ({ firstRoundAt, roundMinutes }: LeagueRounds, at: number): number =>
  Math.max(0, Math.floor((at - firstRoundAt.getTime()) / (roundMinutes * minuteMs)));

/** Lists the matches of a league that begin at or after `from` and before `to`, the earliest first. */
export const listFixturesBetween = <League extends LeagueRounds, Team>(
  league: League,
  teams: readonly Team[],
  from: Date,
  to: Date,
): Fixture<League, Team>[] => {
  const first = getRoundAt(league, from.getTime());
  const rounds = Math.max(0, getRoundAt(league, to.getTime()) - first + 1);
  return Array.from({ length: rounds }, (_, offset) => getRoundFixtures(league, teams, first + offset))
    .flat()
    .filter(({ begins }) => begins >= from && begins < to);
};

/** Lists the next `count` matches of a league that begin after `now`, the earliest first. */
export const listNextFixtures = <League extends LeagueRounds, Team>(
  league: League,
  teams: readonly Team[],
  now: Date,
  count: number,
): Fixture<League, Team>[] => {
  const pairs = Math.floor(teams.length / 2);
  if (pairs === 0) return [];
  const current = getRoundAt(league, now.getTime());
  // Generates one more round than `count` needs, because matches of the current round that have begun are not returned.
  const rounds = 1 + Math.ceil(count / pairs);
  return Array.from({ length: rounds }, (_, offset) => getRoundFixtures(league, teams, current + offset))
    .flat()
    .filter(({ begins }) => begins > now)
    .slice(0, count);
};

/** Finds the match with the given id. Returns undefined if the league has no such match. */
export const findFixture = <League extends LeagueRounds, Team>(
  league: League,
  teams: readonly Team[],
  id: string,
): Fixture<League, Team> | undefined => {
  const [, round] = new RegExp(`^${league.id}-(\\d{1,9})-\\d{1,2}$`).exec(id) ?? [];
  return round === undefined
    ? undefined
    : getRoundFixtures(league, teams, Number(round)).find((fixture) => fixture.id === id);
};
