import { isolateBidi, ltr } from '../../../../client/text/ltr.ts';
import { parseMarketId } from '../../rules/markets/market.ts';
import type { SportsbookContext } from '../sportsbook-context.ts';
import type { MatchView } from '../../matches/match-view.ts';

type Teams = Pick<MatchView, 'home' | 'away'>;

export const formatPrice = (hundredths: number): string => ltr((hundredths / 100).toFixed(2));
const formatSignedLine = (line: number): string => ltr(line > 0 ? `+${line}` : `\u2212${Math.abs(line)}`);

const families = {
  football: 'goals',
  'virtual-football': 'goals',
  basketball: 'points',
  volleyball: 'sets',
  badminton: 'sets',
  'five-lanes': 'maps',
  'tactical-ops': 'maps',
} as const satisfies Record<string, 'goals' | 'points' | 'sets' | 'maps'>;
const isSport = (sport: string): sport is keyof typeof families => Object.hasOwn(families, sport);
export const getSportFamily = (sport: string) => (isSport(sport) ? families[sport] : 'goals');

/**
 * Suffixes of translation keys by the unit that a sport counts: goals, points, sets or maps. Maps use the texts of
 * sets.
 */
const unitSuffixes = { goals: '', points: 'Points', sets: 'Sets', maps: 'Sets' } as const;

/**
 * Formats the handicap of one team, e.g. `+1.5`. The handicap is a number of goals or points that is added to the
 * team's score. `line` is the handicap of the home team. The away team has the opposite value.
 */
export const formatHandicap = (outcome: string, line = 0): string =>
  formatSignedLine(outcome === 'home' ? line : -line);

/** Creates the functions that return the names of teams, leagues, markets and outcomes in the player's language. */
export const createNames = ({ t, table }: SportsbookContext) => {
  const team = (id: string): string => table.view.teams[id] ?? id;
  const leagues = new Map(table.view.leagues.map((league) => [league.id, league]));
  const league = (id: string): string => leagues.get(id)?.name ?? id;
  const getSport = (leagueId: string): string => leagues.get(leagueId)?.sport ?? '';

  const market = (id: string, leagueId: string): string => {
    const key = parseMarketId(id);
    if (!key) return id;
    const family = getSportFamily(getSport(leagueId));
    const suffix = unitSuffixes[family];
    if (key.kind === 'total') return t(`market.total${suffix}`);
    if (key.kind === 'handicap') return t(`market.handicap${suffix}`);
    return t(`market.${key.kind}`, { number: key.at ?? '' });
  };

  const outcome = (marketId: string, id: string, { home, away }: Teams): string => {
    const key = parseMarketId(marketId);
    const sides = { home: isolateBidi(team(home)), away: isolateBidi(team(away)), draw: t('draw') };
    const line = ltr(String(key?.at ?? ''));
    if (key?.kind === 'handicap') return `${id === 'home' ? sides.home : sides.away} ${formatHandicap(id, key.at)}`;
    if (key?.kind === 'double') {
      const [one, other] = (['home', 'draw', 'away'] as const)
        .filter((side) => `not-${side}` !== id)
        .map((side) => sides[side]);
      return t('either', { one: one ?? '', other: other ?? '' });
    }
    const fixed: Readonly<Record<string, string>> = {
      ...sides,
      over: t('over', { line }),
      under: t('under', { line }),
      yes: t('yes'),
      no: t('no'),
      odd: t('odd'),
      even: t('even'),
      none: t('noGoal'),
      other: t('otherScore'),
    };
    return fixed[id] ?? ltr(id.replace('-', '–'));
  };

  /**
   * Returns the short name of an outcome, e.g. `1` for a home win, for a button below the name of the market. Returns
   * an empty text if the outcomes of the market have no short names.
   */
  const short = (marketId: string, id: string): string => {
    const key = parseMarketId(marketId);
    if (key?.kind === 'result' || key?.kind === 'half' || key?.kind === 'winner')
      return { home: '1', draw: 'X', away: '2' }[id] ?? id;
    if (key?.kind === 'handicap') return formatHandicap(id, key.at);
    if (key?.kind === 'total') return t(id === 'over' ? 'over' : 'under', { line: ltr(String(key.at)) });
    return '';
  };

  return {
    team,
    league,
    getSport,
    market,
    outcome,
    short,
    sport: (id: string): string => (isSport(id) ? t(`sport.${id}`) : id),
  };
};
export type Names = ReturnType<typeof createNames>;
