import type { LeagueRounds } from '@livery/contract/sports/fixture-schedule';
import { composeDemoText, type DemoText, demoText, demoTexts, type KeyInGroup } from '../demo-text.ts';
import { Sport } from './sport.ts';

type City = KeyInGroup<'names.teams.cities'>;
type Mascot = KeyInGroup<'names.teams.mascots'>;

export type TeamId = `${City}-${Mascot}`;

export interface DemoLeague extends LeagueRounds {
  readonly category: 'SPORTS' | 'ESPORTS';
  readonly sport: Sport;
  readonly names: DemoText;
  readonly teams: readonly TeamId[];
}

const began = new Date('2026-01-01T00:00:00Z').getTime();

/**
 * Creates a league. `roundMinutes` is the length of a round. `offset` is the number of minutes from a full hour to the
 * start of the first round. Leagues of different sports have different offsets, so that their matches do not all start
 * at the same time.
 */
const league = (
  id: KeyInGroup<'names.leagues'>,
  category: DemoLeague['category'],
  sport: Sport,
  roundMinutes: number,
  offset: number,
  teams: readonly TeamId[],
): DemoLeague => ({
  id,
  category,
  sport,
  roundMinutes,
  teams,
  firstRoundAt: new Date(began + offset * 60_000),
  names: demoText(`names.leagues.${id}`),
});

/**
 * Fictional leagues of fictional teams. The list of hot matches on the home screen and the sportsbook of the game
 * provider compute the same matches from this data. Do not change an existing league: past matches are computed from it
 * too, and stored bets refer to them. New leagues can be added.
 */
export const demoLeagues: readonly DemoLeague[] = [
  league('five-seas', 'SPORTS', Sport.Football, 120, 0, [
    'marikit-tigers',
    'altamar-krakens',
    'solano-wolves',
    'rosalba-lions',
    'emberport-foxes',
    'minara-panthers',
    'castelmar-knights',
    'lunaria-owls',
  ]),
  league('coral-coast', 'SPORTS', Sport.Football, 120, 15, [
    'brisa-krakens',
    'tarisol-lions',
    'zafira-tigers',
    'orvela-owls',
    'quetzala-wolves',
    'valverda-knights',
  ]),
  league('high-rim', 'SPORTS', Sport.Basketball, 150, 20, [
    'kalayo-dragons',
    'valverda-bears',
    'brisa-samurai',
    'zafira-vikings',
    'quetzala-foxes',
    'cobrena-lions',
  ]),
  league('salt-net', 'SPORTS', Sport.Volleyball, 120, 10, [
    'lunaria-panthers',
    'marikit-bears',
    'solano-foxes',
    'cobrena-vikings',
    'castelmar-tigers',
    'altamar-wizards',
  ]),
  league('swift-feather', 'SPORTS', Sport.Badminton, 80, 5, [
    'emberport-samurai',
    'minara-ninjas',
    'rosalba-foxes',
    'orvela-lions',
  ]),
  league('night-arena', 'ESPORTS', Sport.FiveLanes, 90, 0, [
    'orvela-ninjas',
    'tarisol-wizards',
    'emberport-dragons',
    'minara-owls',
    'altamar-vikings',
    'kalayo-wolves',
  ]),
  league('zero-hour', 'ESPORTS', Sport.TacticalOps, 105, 25, [
    'solano-vikings',
    'castelmar-wolves',
    'zafira-ninjas',
    'brisa-dragons',
    'valverda-panthers',
    'cobrena-samurai',
  ]),
];

/**
 * League whose matches follow each other without a pause, so that members soon see the result of a bet. The list of hot
 * matches does not contain this league. Otherwise one of its matches would always be in the list.
 */
export const virtualLeague: DemoLeague = league('pixel-cup', 'ESPORTS', Sport.VirtualFootball, 6, 0, [
  'marikit-wizards',
  'rosalba-dragons',
  'lunaria-krakens',
  'kalayo-knights',
]);

const cities = demoTexts('names.teams.cities');
const mascots = demoTexts('names.teams.mascots');
const pattern = demoText('names.teams.pattern');

/** Returns the name of a team in every language. The team id consists of a city and a mascot, e.g. `solano-wolves`. */
export const teamNames = (id: TeamId): DemoText => {
  const [city, mascot] = id.split('-') as [City, Mascot];
  return composeDemoText(pattern, { city: cities[city], mascot: mascots[mascot] });
};
