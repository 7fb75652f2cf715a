import { expect, it } from 'vitest';
import { demoLeagues, teamNames, virtualLeague } from './leagues.ts';

const all = [...demoLeagues, virtualLeague];

it('has unique teams and names, and an even number of teams in every league', () => {
  const teams = all.flatMap((league) => league.teams);
  expect(new Set(teams).size).toBe(teams.length);
  for (const league of all) expect(league.teams.length % 2).toBe(0);
  for (const language of ['EN', 'AR'] as const)
    expect(new Set(teams.map((team) => teamNames(team)[language])).size).toBe(teams.length);
});

it('gives team names in every language', () => {
  expect(teamNames('marikit-tigers')).toMatchObject({
    EN: 'Marikit Tigers',
    ES: 'Tigres de Marikit',
    AR: 'نمور ماريكيت',
  });
});
