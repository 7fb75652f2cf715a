import type { leagues, teams } from '../db/schema/tables.ts';
import { minutes } from '../clock/durations.ts';
import { pairingsOf } from './round-robin.ts';

export type League = typeof leagues.$inferSelect;
export type Team = typeof teams.$inferSelect;

export interface Fixture {
  /** The same for as long as the league lasts. */
  readonly id: string;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  readonly begins: Date;
}

const roundOf = (league: League, teamsOfLeague: readonly Team[], round: number): Fixture[] => {
  const start = league.firstRoundAt.getTime() + round * minutes(league.roundMinutes);
  const pairings = pairingsOf(teamsOfLeague.length, round);
  const apart = minutes(Math.floor(league.roundMinutes / pairings.length));
  return pairings.map(([home, away], place) => ({
    id: `${league.id}-${round}-${place}`,
    league,
    home: teamsOfLeague[home] as Team,
    away: teamsOfLeague[away] as Team,
    begins: new Date(start + place * apart),
  }));
};

/** The next `count` matches of a league after `now`, the soonest first. A league of an odd number of teams leaves its last one out. */
export const nextFixtures = (league: League, teamsOfLeague: readonly Team[], now: Date, count: number): Fixture[] => {
  const playing = teamsOfLeague.slice(0, teamsOfLeague.length - (teamsOfLeague.length % 2));
  if (playing.length < 2) return [];
  const current = Math.max(0, Math.floor((now.getTime() - league.firstRoundAt.getTime()) / minutes(league.roundMinutes)));
  // The round under way may have only its last match to come.
  const rounds = 1 + Math.ceil(count / (playing.length / 2));
  return Array.from({ length: rounds }, (_, ahead) => roundOf(league, playing, current + ahead))
    .flat()
    .filter(({ begins }) => begins > now)
    .slice(0, count);
};
