import { listNextFixtures } from '@livery/contract/sports/fixture-schedule';
import { demoLeagues } from '@livery/demo/sports/leagues';
import { expect, it } from 'vitest';
import { createFixtureList } from './fixture-list.ts';

const now = new Date('2026-11-20T12:00:00Z').getTime();
const hourMs = 3_600_000;
const rejectSeed = () => {
  throw new Error('A match that has not begun needs no seed.');
};

it('caches a match, and removes it from the cache a day after its start', () => {
  const fixtures = createFixtureList({
    deriveSeed: rejectSeed,
    createRandomSource: rejectSeed,
    computeCommitment: rejectSeed,
    tempo: 1,
  });
  const [league] = demoLeagues;
  const [next] = listNextFixtures(league!, league!.teams, new Date(now), 1);
  const match = fixtures.match(next!.id);
  fixtures.deleteOldMatches(match!.begins + 23 * hourMs);
  expect(fixtures.match(next!.id) === match).toBe(true);
  fixtures.deleteOldMatches(match!.begins + 25 * hourMs);
  expect(fixtures.match(next!.id) === match).toBe(false);
});
