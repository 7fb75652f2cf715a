import type { GameSearchResult } from '@livery/contract/catalogue/search';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { asc, eq } from 'drizzle-orm';
import { normalizeSearchText } from '../../../core/search/normalize-text.ts';
import type { Catalogue } from '../games/catalogue.ts';
import type { Game, VendorRow } from '../games/catalogue-snapshot.ts';
import { localizedName, toGameTile } from '../games/game-tile.ts';
import type { Database } from '../../../core/db/database.ts';
import { games, vendors } from '../catalogue.tables.ts';

/** Game in the search index, with its names as normalized text. */
export interface IndexEntry {
  readonly game: Game;
  readonly vendor: VendorRow;
  /** Names of the game in all languages, as one text. A line break precedes each name. */
  readonly names: string;
  readonly vendorNames: string;
}

const joinNames = (name: string, names: Readonly<Partial<Record<string, string>>>): string =>
  `\n${[...new Set([name, ...Object.values(names)])].map((each) => normalizeSearchText(each ?? '')).join('\n')}`;

export const toIndexEntry = (game: Game, vendor: VendorRow): IndexEntry => ({
  game,
  vendor,
  names: joinNames(game.name, game.names),
  vendorNames: joinNames(vendor.name, vendor.names),
});

/** Returns true if each search term occurs in a name of the game or in a name of its vendor. */
export const matchesAllTerms = ({ names, vendorNames }: IndexEntry, terms: readonly string[]): boolean =>
  terms.every((term) => names.includes(term) || vendorNames.includes(term));

/**
 * Returns the rank of a search result; 0 is the best. 0: the displayed name equals the search text. 1: it begins with
 * the search text. 2: one of its words begins with the search text. 3: it contains the search text. 4: it contains each
 * search term. 5: the terms occur only in names that are not displayed.
 */
export const rankMatch = (shown: string, terms: readonly string[]): number => {
  const joinedTerms = terms.join(' ');
  if (shown === joinedTerms) return 0;
  if (shown.startsWith(joinedTerms)) return 1;
  if (shown.includes(` ${joinedTerms}`)) return 2;
  if (shown.includes(joinedTerms)) return 3;
  return terms.every((term) => shown.includes(term)) ? 4 : 5;
};

/**
 * Creates the search index: the normalized names of all games, in memory. If the catalogue has a new version, the index
 * is built again.
 */
export const createSearchIndex = (db: Database, catalogue: Pick<Catalogue, 'version' | 'isOffered'>) => {
  let cache: { readonly of: number; readonly entries: Promise<readonly IndexEntry[]> } | undefined;

  const read = async (): Promise<readonly IndexEntry[]> => {
    const byCode = new Map((await db.select().from(vendors)).map((vendor) => [vendor.code, vendor]));
    const rows = await db
      .select()
      .from(games)
      .where(eq(games.isActive, true))
      .orderBy(asc(games.position), asc(games.nodeId));
    return rows.flatMap((game) => {
      const vendor = byCode.get(game.vendor);
      return vendor ? [toIndexEntry(game, vendor)] : [];
    });
  };

  const entries = (): Promise<readonly IndexEntry[]> => {
    if (cache?.of !== catalogue.version) cache = { of: catalogue.version, entries: read() };
    const { entries: current } = cache;
    // A failed load is removed from the cache, so that the next search loads again.
    current.catch(() => (cache = undefined));
    return current;
  };

  return {
    search: async (
      merchant: Merchant,
      language: LanguageCode,
      keyword: string,
      limit: number,
    ): Promise<{ list: GameSearchResult[]; total: number }> => {
      const terms = normalizeSearchText(keyword).split(' ').filter(Boolean);
      if (terms.length === 0) return { list: [], total: 0 };
      const matches = (await entries()).flatMap((entry) => {
        const isMatch =
          merchant.categories.includes(entry.game.category) &&
          catalogue.isOffered(entry.game, merchant) &&
          matchesAllTerms(entry, terms);
        return isMatch
          ? [{ entry, rank: rankMatch(normalizeSearchText(localizedName(entry.game, language)), terms) }]
          : [];
      });
      // The sort is stable, so games with the same rank keep the order of the catalogue.
      const list = matches
        .sort((one, other) => one.rank - other.rank || Number(other.entry.game.isHot) - Number(one.entry.game.isHot))
        .slice(0, limit);
      return {
        list: list.map(({ entry: { game, vendor } }) => ({
          ...toGameTile(game, language),
          vendorName: localizedName(vendor, language),
        })),
        total: matches.length,
      };
    },
  };
};
