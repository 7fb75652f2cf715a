import fc from 'fast-check';
import { expect, it } from 'vitest';
import { days } from '../clock/durations.ts';
import { type League, nextFixtures, type Team } from './schedule.ts';

const league: League = { id: 'five-seas', category: 'SPORTS', names: {}, nodeId: '1', firstRoundAt: new Date('2026-01-01T00:00:00Z'), roundMinutes: 720, position: 0 };
const teamsOf = (count: number): Team[] => Array.from({ length: count }, (_, position) => ({ id: `team-${position}`, league: league.id, names: {}, position }));
const from = league.firstRoundAt.getTime();

it('whenever one asks there are as many matches to come as were asked for, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: -days(40), max: days(4000) }), fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1, max: 30 }), (offset, teams, count) => {
      const now = new Date(from + offset);
      const fixtures = nextFixtures(league, teamsOf(teams), now, count);
      expect(fixtures).toHaveLength(count);
      expect(new Set(fixtures.map(({ id }) => id)).size).toBe(count);
      const times = fixtures.map(({ begins }) => begins.getTime());
      expect(times[0]).toBeGreaterThan(now.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const { home, away } of fixtures) expect(home).not.toBe(away);
    }),
  );
});

it('a match keeps its name, teams and time while it is to come', () => {
  const [second] = nextFixtures(league, teamsOf(8), new Date(from), 2).slice(1);
  const later = nextFixtures(league, teamsOf(8), new Date(second!.begins.getTime() - 1), 1);
  expect(later).toEqual([second]);
});

it('one team alone plays nobody', () => {
  expect(nextFixtures(league, teamsOf(1), new Date(from), 5)).toEqual([]);
});
