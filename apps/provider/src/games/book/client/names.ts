import { fill } from '../../../client-kit/text/load-text.ts';
import { ltr } from '../../../client-kit/text/ltr.ts';
import { marketKeyOf } from '../rules/market.ts';
import type { BookSeat } from './book-seat.ts';
import type { MatchView } from '../match-view.ts';

type Teams = Pick<MatchView, 'home' | 'away'>;

/** A name keeps its own direction. */
export const own = (text: string): string => `\u2068${text}\u2069`;

export const price = (hundredths: number): string => ltr((hundredths / 100).toFixed(2));
export const signed = (line: number): string => ltr(line > 0 ? `+${line}` : `\u2212${Math.abs(line)}`);

const families: Readonly<Record<string, 'goals' | 'points' | 'sets' | 'maps'>> = {
  football: 'goals',
  'virtual-football': 'goals',
  basketball: 'points',
  volleyball: 'sets',
  badminton: 'sets',
  'five-lanes': 'maps',
  'tactical-ops': 'maps',
};
export const familyOf = (sport: string) => families[sport] ?? 'goals';

/** How the book names things in the player's language. */
export const createNames = ({ text, table }: BookSeat) => {
  const team = (id: string): string => table.view.teams[id] ?? id;
  const leagues = new Map(table.view.leagues.map((league) => [league.id, league]));
  const league = (id: string): string => leagues.get(id)?.name ?? id;
  const sportOf = (leagueId: string): string => leagues.get(leagueId)?.sport ?? '';

  const market = (id: string, leagueId: string): string => {
    const key = marketKeyOf(id);
    if (!key) return id;
    const family = familyOf(sportOf(leagueId));
    const suffix = family === 'points' ? 'Points' : family === 'goals' ? '' : 'Sets';
    if (key.kind === 'total') return text[`market.total${suffix}`];
    if (key.kind === 'handicap') return text[`market.handicap${suffix}`];
    return fill(text[`market.${key.kind}`], { number: key.at ?? '' });
  };

  const outcome = (marketId: string, id: string, { home, away }: Teams): string => {
    const key = marketKeyOf(marketId);
    const sides = { home: own(team(home)), away: own(team(away)), draw: text.draw };
    const line = ltr(String(key?.at ?? ''));
    if (key?.kind === 'handicap')
      return `${id === 'home' ? sides.home : sides.away} ${signed(id === 'home' ? (key.at ?? 0) : -(key.at ?? 0))}`;
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

  /** What stands on the button, where the market's name stands above. */
  const short = (marketId: string, id: string): string => {
    const key = marketKeyOf(marketId);
    if (key?.kind === 'result' || key?.kind === 'half' || key?.kind === 'winner')
      return { home: '1', draw: 'X', away: '2' }[id] ?? id;
    if (key?.kind === 'handicap') return signed(id === 'home' ? (key.at ?? 0) : -(key.at ?? 0));
    if (key?.kind === 'total') return fill(id === 'over' ? text.over : text.under, { line: ltr(String(key.at)) });
    return '';
  };

  return {
    team,
    league,
    sportOf,
    market,
    outcome,
    short,
    sport: (id: string): string => text[`sport.${id}` as keyof typeof text] ?? id,
  };
};
export type Names = ReturnType<typeof createNames>;
