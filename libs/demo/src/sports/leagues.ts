import type { LeagueRounds } from '@livery/contract/sports/fixture-schedule';
import {
  composeNames,
  type LocalizedText,
  type TextByLanguage,
  type TextLanguage,
  toTextByLanguage,
} from '../localized-text.ts';
import { mascots, cities } from './team-names.data.ts';

export type TeamId = `${keyof typeof cities}-${keyof typeof mascots}`;

/** Names of the sports, as used in league data and in artwork themes. */
export const Sport = {
  Football: 'football',
  Basketball: 'basketball',
  Volleyball: 'volleyball',
  Badminton: 'badminton',
  FiveLanes: 'five-lanes',
  TacticalOps: 'tactical-ops',
  VirtualFootball: 'virtual-football',
} as const;
export type Sport = (typeof Sport)[keyof typeof Sport];

export interface DemoLeague extends LeagueRounds {
  readonly category: 'SPORTS' | 'ESPORTS';
  readonly sport: Sport;
  readonly names: TextByLanguage;
  readonly teams: readonly TeamId[];
}

const began = new Date('2026-01-01T00:00:00Z').getTime();

/**
 * Creates a league. `roundMinutes` is the length of a round. `offset` is the start of the first round in minutes after
 * the full hour, so that matches of different sports start at different times.
 */
const league = (
  id: string,
  category: DemoLeague['category'],
  sport: Sport,
  roundMinutes: number,
  offset: number,
  name: LocalizedText,
  teams: readonly TeamId[],
): DemoLeague => ({
  id,
  category,
  sport,
  roundMinutes,
  teams,
  firstRoundAt: new Date(began + offset * 60_000),
  names: toTextByLanguage(name),
});

/**
 * Fictional leagues of fictional teams. The list of hot matches on the home screen and the sportsbook of the provider
 * compute the same matches from this data. Past matches are computed too, and stored bets refer to them. So add new
 * leagues, but do not change an existing one.
 */
export const demoLeagues: readonly DemoLeague[] = [
  league(
    'five-seas',
    'SPORTS',
    Sport.Football,
    120,
    0,
    [
      'Five Seas League',
      'Giải Ngũ Hải',
      'Liga de los Cinco Mares',
      'Liga dos Cinco Mares',
      'Liga ng Limang Dagat',
      'دوري البحار الخمسة',
      'لیگ پنج دریا',
    ],
    [
      'marikit-tigers',
      'altamar-krakens',
      'solano-wolves',
      'rosalba-lions',
      'emberport-foxes',
      'minara-panthers',
      'castelmar-knights',
      'lunaria-owls',
    ],
  ),
  league(
    'coral-coast',
    'SPORTS',
    Sport.Football,
    120,
    15,
    [
      'Coral Coast Cup',
      'Cúp Bờ San Hô',
      'Copa Costa Coral',
      'Copa Costa de Coral',
      'Kopa ng Baybaying Koral',
      'كأس ساحل المرجان',
      'جام ساحل مرجان',
    ],
    ['brisa-krakens', 'tarisol-lions', 'zafira-tigers', 'orvela-owls', 'quetzala-wolves', 'valverda-knights'],
  ),
  league(
    'high-rim',
    'SPORTS',
    Sport.Basketball,
    150,
    20,
    [
      'High Rim Cup',
      'Cúp Vành Cao',
      'Copa Aro Alto',
      'Copa Aro Alto',
      'High Rim Cup',
      'كأس الحلقة العالية',
      'جام حلقه بلند',
    ],
    ['kalayo-dragons', 'valverda-bears', 'brisa-samurai', 'zafira-vikings', 'quetzala-foxes', 'cobrena-lions'],
  ),
  league(
    'salt-net',
    'SPORTS',
    Sport.Volleyball,
    120,
    10,
    [
      'Salt Net League',
      'Giải Lưới Muối',
      'Liga Red de Sal',
      'Liga Rede de Sal',
      'Liga Salt Net',
      'دوري شبكة الملح',
      'لیگ تور نمک',
    ],
    ['lunaria-panthers', 'marikit-bears', 'solano-foxes', 'cobrena-vikings', 'castelmar-tigers', 'altamar-wizards'],
  ),
  league(
    'swift-feather',
    'SPORTS',
    Sport.Badminton,
    80,
    5,
    [
      'Swift Feather Tour',
      'Giải Lông Vũ',
      'Circuito Pluma Veloz',
      'Circuito Pena Veloz',
      'Swift Feather Tour',
      'جولة الريشة السريعة',
      'تور پر تیزرو',
    ],
    ['emberport-samurai', 'minara-ninjas', 'rosalba-foxes', 'orvela-lions'],
  ),
  league(
    'night-arena',
    'ESPORTS',
    Sport.FiveLanes,
    90,
    0,
    ['Night Arena', 'Đấu Trường Đêm', 'Arena Nocturna', 'Arena Noturna', 'Night Arena', 'ساحة الليل', 'میدان شب'],
    ['orvela-ninjas', 'tarisol-wizards', 'emberport-dragons', 'minara-owls', 'altamar-vikings', 'kalayo-wolves'],
  ),
  league(
    'zero-hour',
    'ESPORTS',
    Sport.TacticalOps,
    105,
    25,
    [
      'Zero Hour Series',
      'Loạt Giờ G',
      'Serie Hora Cero',
      'Série Hora Zero',
      'Zero Hour Series',
      'سلسلة ساعة الصفر',
      'سری ساعت صفر',
    ],
    ['solano-vikings', 'castelmar-wolves', 'zafira-ninjas', 'brisa-dragons', 'valverda-panthers', 'cobrena-samurai'],
  ),
];

/**
 * League whose matches follow each other without a pause, so that members can see the result of a bet quickly. The hot
 * matches do not include this league, because one of its matches is always about to begin.
 */
export const virtualLeague: DemoLeague = league(
  'pixel-cup',
  'ESPORTS',
  Sport.VirtualFootball,
  6,
  0,
  ['Pixel Cup', 'Cúp Pixel', 'Copa Píxel', 'Copa Pixel', 'Pixel Cup', 'كأس البكسل', 'جام پیکسل'],
  ['marikit-wizards', 'rosalba-dragons', 'lunaria-krakens', 'kalayo-knights'],
);

const joins: Readonly<Record<TextLanguage, (mascot: string, city: string) => string>> = {
  EN: (mascot, city) => `${city} ${mascot}`,
  VI: (mascot, city) => `${city} ${mascot}`,
  TY: (mascot, city) => `${city} ${mascot}`,
  ES: (mascot, city) => `${mascot} de ${city}`,
  PT: (mascot, city) => `${mascot} de ${city}`,
  AR: (mascot, city) => `${mascot} ${city}`,
  FA: (mascot, city) => `${mascot} ${city}`,
};

/** Returns the name of a team in every language. The team id consists of a city and a mascot, e.g. `solano-wolves`. */
export const teamNames = (id: TeamId): TextByLanguage => {
  const [city, mascot] = id.split('-') as [keyof typeof cities, keyof typeof mascots];
  return composeNames([mascots[mascot], cities[city]], joins);
};
