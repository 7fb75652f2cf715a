import type { leagues, teams } from '../../db/schema/tables.ts';
import { minutes } from '../../clock/durations.ts';
import type { NewGame } from '../catalogue/generate-games.ts';
import { composeNames } from '../catalogue/names.ts';
import { demoLeagues, type DemoLeague } from './leagues.data.ts';
import { beasts, places } from './teams.words.ts';

const began = new Date('2026-01-01T00:00:00Z').getTime();

const of = (beast: string, place: string): string => `${beast} de ${place}`;
const beastFirst = (beast: string, place: string): string => `${beast} ${place}`;
const placeFirst = (beast: string, place: string): string => `${place} ${beast}`;

const teamNames = (id: DemoLeague['teams'][number]) => {
  const [place, beast] = id.split('-') as [keyof typeof places, keyof typeof beasts];
  return composeNames([beasts[beast], places[place]], { EN: placeFirst, VI: placeFirst, ES: of, PT: of, TY: placeFirst, AR: beastFirst, FA: beastFirst });
};

/** The demo leagues over a catalogue. A league without a game of its kind is left out. */
export const generateLeagues = (catalogue: readonly NewGame[]): { readonly leagues: (typeof leagues.$inferInsert)[]; readonly teams: (typeof teams.$inferInsert)[] } => {
  const playable = demoLeagues.flatMap((league) => {
    const game = catalogue.find(({ category, name }) => category === league.category && name.startsWith(league.game));
    return game ? [{ ...league, nodeId: game.nodeId }] : [];
  });
  return {
    leagues: playable.map(({ id, category, name, nodeId, roundMinutes, offset }, position) => ({
      id,
      category,
      names: composeNames([name], { EN: String, VI: String, ES: String, PT: String, TY: String, AR: String, FA: String }),
      nodeId,
      firstRoundAt: new Date(began + minutes(offset)),
      roundMinutes,
      position,
    })),
    teams: playable.flatMap((league) => league.teams.map((id, position) => ({ id, league: league.id, names: teamNames(id), position }))),
  };
};
