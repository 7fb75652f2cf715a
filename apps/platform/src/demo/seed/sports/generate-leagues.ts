import { demoLeagues, teamNames } from '@livery/demo/sports/leagues';
import type { DemoGame } from '@livery/demo/catalogue/games';
import type { leagues, teams } from '../../../modules/sports/index.ts';

/**
 * First words of the English names of all games of a sport. With these words, the insertion of the demo data finds a
 * game for a league.
 */
const gameNameBySport: Readonly<Record<(typeof demoLeagues)[number]['sport'], string>> = {
  football: 'Football',
  basketball: 'Basketball',
  volleyball: 'Volleyball',
  badminton: 'Badminton',
  'five-lanes': 'Five Lanes',
  'tactical-ops': 'Tactical Ops',
  'virtual-football': 'Virtual Football',
};

/**
 * Generates the demo leagues for the games of a catalogue. A league is omitted if the catalogue has no game of its
 * sport.
 */
export const generateLeagues = (
  catalogue: readonly Pick<DemoGame, 'nodeId' | 'category' | 'name'>[],
): { readonly leagues: (typeof leagues.$inferInsert)[]; readonly teams: (typeof teams.$inferInsert)[] } => {
  const playable = demoLeagues.flatMap((league) => {
    const game = catalogue.find(
      ({ category, name }) => category === league.category && name.startsWith(gameNameBySport[league.sport]),
    );
    return game ? [{ ...league, nodeId: game.nodeId }] : [];
  });
  return {
    leagues: playable.map(({ id, category, names, nodeId, firstRoundAt, roundMinutes }, position) => ({
      id,
      category,
      names,
      nodeId,
      firstRoundAt,
      roundMinutes,
      position,
    })),
    teams: playable.flatMap((league) =>
      league.teams.map((id, position) => ({ id, league: league.id, names: teamNames(id), position })),
    ),
  };
};
