import { type Fixture, nextFixtures } from '@livery/contract/fixtures/schedule';
import type { HotMatch } from '@livery/contract/matches';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { nameIn, tileOf } from '../catalogue/tile.ts';
import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import type { Database } from '../db/database.ts';
import { leagues, teams, type Translations } from '../db/schema/tables.ts';
import { crestUrl } from '../media/addresses.ts';

type League = typeof leagues.$inferSelect;
type Team = typeof teams.$inferSelect;

export interface MatchBook {
  /** The matches of the merchant's sports that begin next. */
  readonly next: (merchant: Merchant, language: LanguageCode, count: number) => Promise<HotMatch[]>;
  readonly isTeam: (id: string) => Promise<boolean>;
}

/** A new league or team is seen within this time. */
const freshFor = minutes(1);

const named = (names: Translations, id: string, language: LanguageCode): string =>
  nameIn({ name: names.EN ?? id, names }, language);

interface Needs {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

/** Leagues and teams as they were read; the matches themselves follow from them and the clock. */
export const createMatchBook = ({ db, catalogue, clock }: Needs): MatchBook => {
  const fresh = keepFresh<{ readonly leagues: readonly League[]; readonly teams: readonly Team[] }>(clock, freshFor);
  const read = () =>
    fresh.get('all', async () => ({
      leagues: await db.select().from(leagues).orderBy(asc(leagues.position)),
      teams: await db.select().from(teams).orderBy(asc(teams.position), asc(teams.id)),
    }));

  const matchOf = ({ id, league, home, away, begins }: Fixture<League, Team>, language: LanguageCode): HotMatch[] => {
    const game = catalogue.find(league.nodeId);
    if (!game) return [];
    const tile = tileOf(game, language);
    return [
      {
        ...tile,
        id,
        matchTime: begins.toISOString(),
        league: named(league.names, league.id, language),
        homeTeam: named(home.names, home.id, language),
        awayTeam: named(away.names, away.id, language),
        homeTeamImageUrl: crestUrl(home.id),
        awayTeamImageUrl: crestUrl(away.id),
        vendor: tile.vassalage,
      },
    ];
  };

  return {
    next: async (merchant, language, count) => {
      const book = await read();
      return book.leagues
        .filter(({ category }) => merchant.categories.includes(category))
        .flatMap((league) =>
          nextFixtures(
            league,
            book.teams.filter((team) => team.league === league.id),
            clock.now(),
            count,
          ),
        )
        .sort((a, b) => a.begins.getTime() - b.begins.getTime() || a.league.position - b.league.position)
        .slice(0, count)
        .flatMap((fixture) => matchOf(fixture, language));
    },
    isTeam: async (id) => (await read()).teams.some((team) => team.id === id),
  };
};
