import { fill } from '../../../../client/text/load-text.ts';
import { isolateBidi, ltr } from '../../../../client/text/ltr.ts';
import { parseMarketId } from '../../rules/markets/market.ts';
import type { SportsbookContext } from '../sportsbook-context.ts';
import type { MatchView } from '../../matches/match-view.ts';

type Teams = Pick<MatchView, 'home' | 'away'>;

export const formatPrice = (hundredths: number): string => ltr((hundredths / 100).toFixed(2));
const formatSignedLine = (line: number): string => ltr(line > 0 ? `+${line}` : `\u2212${Math.abs(line)}`);

const families: Readonly<Record<string, 'goals' | 'points' | 'sets' | 'maps'>> = {
  football: 'goals',
  'virtual-football': 'goals',
  basketball: 'points',
  volleyball: 'sets',
  badminton: 'sets',
  'five-lanes': 'maps',
  'tactical-ops': 'maps',
};
export const getSportFamily = (sport: string) => families[sport] ?? 'goals';

/** Suffix of a translation key. It depends on the unit that a sport counts: goals, points or sets. */
const unitSuffixes = { goals: '', points: 'Points', sets: 'Sets', maps: 'Sets' } as const;

/**
 * Formats the handicap of one side, e.g. `+1.5`. The handicap is a number of goals or points that is added to the
 * side's score.
 */
export const formatHandicap = (outcome: string, line = 0): string =>
  formatSignedLine(outcome === 'home' ? line : -line);

/** Creates the functions that return the names of teams, leagues, markets and outcomes in the player's language. */
export const createNames = ({ text, table }: SportsbookContext) => {
  const team = (id: string): string => table.view.teams[id] ?? id;
  const leagues = new Map(table.view.leagues.map((league) => [league.id, league]));
  const league = (id: string): string => leagues.get(id)?.name ?? id;
  const getSport = (leagueId: string): string => leagues.get(leagueId)?.sport ?? '';

  const market = (id: string, leagueId: string): string => {
    const key = parseMarketId(id);
    if (!key) return id;
    const family = getSportFamily(getSport(leagueId));
    const suffix = unitSuffixes[family];
    if (key.kind === 'total') return text[`market.total${suffix}`];
    if (key.kind === 'handicap') return text[`market.handicap${suffix}`];
    return fill(text[`market.${key.kind}`], { number: key.at ?? '' });
  };

  const outcome = (marketId: string, id: string, { home, away }: Teams): string => {
    const key = parseMarketId(marketId);
    const sides = { home: isolateBidi(team(home)), away: isolateBidi(team(away)), draw: text.draw };
    const line = ltr(String(key?.at ?? ''));
    if (key?.kind === 'handicap') return `${id === 'home' ? sides.home : sides.away} ${formatHandicap(id, key.at)}`;
    if (key?.kind === 'double') {
      const [one, other] = (['home', 'draw', 'away'] as const)
        .filter((side) => `not-${side}` !== id)
        .map((side) => sides[side]);
      return fill(text.either, { one: one ?? '', other: other ?? '' });
    }
    const fixed: Readonly<Record<string, string>> = {
      ...sides,
      over: fill(text.over, { line }),
      under: fill(text.under, { line }),
      yes: text.yes,
      no: text.no,
      odd: text.odd,
      even: text.even,
      none: text.noGoal,
      other: text.otherScore,
    };
    return fixed[id] ?? ltr(id.replace('-', '–'));
  };

  /** Returns the short name of an outcome for a button. The button is below the name of its market. */
  const short = (marketId: string, id: string): string => {
    const key = parseMarketId(marketId);
    if (key?.kind === 'result' || key?.kind === 'half' || key?.kind === 'winner')
      return { home: '1', draw: 'X', away: '2' }[id] ?? id;
    if (key?.kind === 'handicap') return formatHandicap(id, key.at);
    if (key?.kind === 'total') return fill(id === 'over' ? text.over : text.under, { line: ltr(String(key.at)) });
    return '';
  };

  return {
    team,
    league,
    getSport,
    market,
    outcome,
    short,
    sport: (id: string): string => text[`sport.${id}` as keyof typeof text] ?? id,
  };
};
export type Names = ReturnType<typeof createNames>;
