import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairingsOf, roundsOfSeason } from './round-robin.ts';

const evenCount = fc.integer({ min: 1, max: 12 }).map((half) => half * 2);

it('every team plays once a round', () => {
  fc.assert(
    fc.property(evenCount, fc.nat(10_000), (teams, round) => {
      expect(pairingsOf(teams, round).flat().sort((a, b) => a - b)).toEqual(Array.from({ length: teams }, (_, team) => team));
    }),
  );
});

it('in a season every team meets every other once at home and once away', () => {
  fc.assert(
    fc.property(evenCount, fc.nat(50), (teams, season) => {
      const rounds = roundsOfSeason(teams);
      const met = Array.from({ length: rounds }, (_, round) => pairingsOf(teams, season * rounds + round)).flat().map(String);
      expect(new Set(met).size).toBe(teams * (teams - 1));
      expect(met).toHaveLength(teams * (teams - 1));
    }),
  );
});
