import { type Fixture, listNextFixtures } from '@livery/contract/sports/fixture-schedule';
import { maxOddsMatches } from '@livery/contract/seamless/match-odds';
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
import type { FindOdds } from './match-odds.ts';
import type { Translations } from '../../core/text/translations.ts';

type League = typeof leagues.$inferSelect;
type Team = typeof teams.$inferSelect;

export interface FixtureSchedule {
  /** Lists the next matches in the sports that the merchant offers, at most 50. */
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
  readonly findOdds: FindOdds;
}

/**
 * Creates the functions that return matches. Matches are not stored. They are computed from the leagues, the teams and
 * the current time. Leagues and teams are cached.
 */
export const createFixtureSchedule = ({
  db,
  catalogue,
  clock,
  findOdds,
}: CreateFixtureScheduleDeps): FixtureSchedule => {
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
    merchant: Merchant,
    language: LanguageCode,
  ): Omit<HotMatch, 'odds'>[] => {
    const game = catalogue.find(league.nodeId);
    if (!game) return [];
    const tile = toGameTile(game, catalogue.getFigures(merchant), language);
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

  /** Adds the odds to matches. One call to each vendor returns the odds of all its matches. */
  const addOdds = async (matches: readonly Omit<HotMatch, 'odds'>[]): Promise<HotMatch[]> => {
    const vendors = [...new Set(matches.map(({ vendor }) => vendor))];
    const oddsByVendor = new Map(
      await Promise.all(
        vendors.map(async (vendor) => {
          const ids = matches.filter((match) => match.vendor === vendor).map(({ id }) => id);
          return [vendor, await findOdds(vendor, ids)] as const;
        }),
      ),
    );
    return matches.map((match) => {
      const odds = oddsByVendor.get(match.vendor)?.get(match.id);
      return { ...match, odds: odds ? { market: odds.market, outcomes: odds.outcomes } : null };
    });
  };

  return {
    // The odds are always loaded for the same number of matches, and the list is cut to `count` afterwards. The cached
    // odds therefore fit all callers. Otherwise a caller could cause more calls to the vendors with different values of
    // `count`.
    next: async (merchant, language, count) => {
      const leagueData = await read();
      const matches = leagueData.leagues
        .filter(({ category }) => merchant.categories.includes(category))
        .flatMap((league) =>
          listNextFixtures(
            league,
            leagueData.teams.filter((team) => team.league === league.id),
            clock.now(),
            maxOddsMatches,
          ),
        )
        .sort((a, b) => a.begins.getTime() - b.begins.getTime() || a.league.position - b.league.position)
        .slice(0, maxOddsMatches)
        .flatMap((fixture) => toHotMatches(fixture, merchant, language));
      return (await addOdds(matches)).slice(0, count);
    },
    isTeam: async (id) => (await read()).teams.some((team) => team.id === id),
  };
};
