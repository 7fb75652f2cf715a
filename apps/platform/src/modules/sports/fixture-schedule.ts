import { type Fixture, listNextFixtures } from '@livery/contract/sports/fixture-schedule';
import type { HotMatch } from '@livery/contract/sports';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc } from 'drizzle-orm';
import { type Catalogue, toGameTile } from '../catalogue/index.ts';
import type { Clock } from '../../core/clock/clock.ts';
import { minutes } from '../../core/clock/durations.ts';
import { createTtlCache } from '../../core/cache/ttl-cache.ts';
import type { Database } from '../../core/db/database.ts';
import { localizeText } from '../../core/text/language-fallback.ts';
import { teamLogoUrl } from '../brands/index.ts';
import { leagues, teams } from './fixtures.tables.ts';
import type { Translations } from '../../core/text/translations.ts';

type League = typeof leagues.$inferSelect;
type Team = typeof teams.$inferSelect;

export interface FixtureSchedule {
  /** Lists the next matches in the sports that the merchant offers. */
  readonly next: (merchant: Merchant, language: LanguageCode, count: number) => Promise<HotMatch[]>;
  readonly isTeam: (id: string) => Promise<boolean>;
}

/** Maximum delay in milliseconds until a new league or team appears in the list of matches. */
const cacheTtlMs = minutes(1);

const localizeName = (names: Translations, id: string, language: LanguageCode): string =>
  localizeText(names, language) || id;

interface CreateFixtureScheduleDeps {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

/**
 * Creates the functions that return matches. Matches are not stored. They are computed from the leagues, the teams and
 * the current time. Leagues and teams are cached.
 */
export const createFixtureSchedule = ({ db, catalogue, clock }: CreateFixtureScheduleDeps): FixtureSchedule => {
  const cache = createTtlCache<{ readonly leagues: readonly League[]; readonly teams: readonly Team[] }>(
    clock,
    cacheTtlMs,
  );
  const read = () =>
    cache.get('all', async () => ({
      leagues: await db.select().from(leagues).orderBy(asc(leagues.position)),
      teams: await db.select().from(teams).orderBy(asc(teams.position), asc(teams.id)),
    }));

  const toHotMatches = (
    { id, league, home, away, begins }: Fixture<League, Team>,
    language: LanguageCode,
  ): HotMatch[] => {
    const game = catalogue.find(league.nodeId);
    if (!game) return [];
    const tile = toGameTile(game, language);
    return [
      {
        ...tile,
        id,
        matchTime: begins.toISOString(),
        league: localizeName(league.names, league.id, language),
        homeTeam: localizeName(home.names, home.id, language),
        awayTeam: localizeName(away.names, away.id, language),
        homeTeamImageUrl: teamLogoUrl(home.id),
        awayTeamImageUrl: teamLogoUrl(away.id),
        vendor: tile.vassalage,
      },
    ];
  };

  return {
    next: async (merchant, language, count) => {
      const leagueData = await read();
      return leagueData.leagues
        .filter(({ category }) => merchant.categories.includes(category))
        .flatMap((league) =>
          listNextFixtures(
            league,
            leagueData.teams.filter((team) => team.league === league.id),
            clock.now(),
            count,
          ),
        )
        .sort((a, b) => a.begins.getTime() - b.begins.getTime() || a.league.position - b.league.position)
        .slice(0, count)
        .flatMap((fixture) => toHotMatches(fixture, language));
    },
    isTeam: async (id) => (await read()).teams.some((team) => team.id === id),
  };
};
