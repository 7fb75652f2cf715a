import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFixture, listFixturesBetween, type LeagueRounds, listNextFixtures } from './fixture-schedule.ts';

const day = 86_400_000;
const league: LeagueRounds = { id: 'five-seas', firstRoundAt: new Date('2026-01-01T00:00:00Z'), roundMinutes: 720 };
const createTeams = (count: number): string[] => Array.from({ length: count }, (_, position) => `team-${position}`);
const from = league.firstRoundAt.getTime();

it('returns the requested number of future matches in order at any time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40 * day, max: 4000 * day }),
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 1, max: 30 }),
      (offset, teams, count) => {
        const now = new Date(from + offset);
        const fixtures = listNextFixtures(league, createTeams(teams), now, count);
        expect(fixtures).toHaveLength(count);
        expect(new Set(fixtures.map(({ id }) => id)).size).toBe(count);
        const times = fixtures.map(({ begins }) => begins.getTime());
        expect(times[0]).toBeGreaterThan(now.getTime());
        expect(times).toEqual([...times].sort((a, b) => a - b));
        for (const { home, away } of fixtures) expect(home).not.toBe(away);
      },
    ),
  );
});

it('lists the matches of a time span, and finds each match by its id', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2 * day, max: 400 * day }),
      fc.integer({ min: 0, max: 3 * day }),
      fc.integer({ min: 2, max: 9 }),
      (offset, length, teams) => {
        const begin = from + offset;
        const within = listFixturesBetween(league, createTeams(teams), new Date(begin), new Date(begin + length));
        const next = listNextFixtures(league, createTeams(teams), new Date(begin - 1), within.length + 1);
        expect(within).toEqual(next.slice(0, -1));
        expect(next.at(-1)!.begins.getTime()).toBeGreaterThanOrEqual(begin + length);
        for (const fixture of within) expect(findFixture(league, createTeams(teams), fixture.id)).toEqual(fixture);
      },
    ),
  );
});

it('finds no match for an id of another league, an invalid round or an invalid position', () => {
  for (const id of [
    'five-seas',
    'five-seas-1',
    'five-seas-1-9',
    'five-seas--1-0',
    'high-rim-1-0',
    'five-seas-1-0 ',
    'five-seas-1e3-0',
    '',
  ])
    expect(findFixture(league, createTeams(8), id)).toBeUndefined();
});

it('keeps id, teams and time of a future match', () => {
  const [second] = listNextFixtures(league, createTeams(8), new Date(from), 2).slice(1);
  const laterFixtures = listNextFixtures(league, createTeams(8), new Date(second!.begins.getTime() - 1), 1);
  expect(laterFixtures).toEqual([second]);
});

it('returns no matches for a single team', () => {
  expect(listNextFixtures(league, createTeams(1), new Date(from), 5)).toEqual([]);
});
