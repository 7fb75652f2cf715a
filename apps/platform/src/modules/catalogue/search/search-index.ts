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
import { expandAliases, isLotteryAbbreviation } from './search-aliases.ts';
import { findSimilarTerms } from './similar-terms.ts';

/**
 * Game in the search index. All names are in the form that `normalizeSearchText` returns, e.g. in lower case and
 * without accents.
 */
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

/**
 * Returns true if each search term occurs in a name of the game or in a name of its vendor, or abbreviates a name of a
 * lottery.
 */
export const matchesAllTerms = ({ names, vendorNames }: IndexEntry, terms: readonly string[]): boolean =>
  terms.every((term) => names.includes(term) || vendorNames.includes(term) || isLotteryAbbreviation(term, names));

/** Returns the different words of the names, with which a mistyped term is compared. */
const createVocabulary = (entries: readonly IndexEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ names, vendorNames }) => `${names} ${vendorNames}`.split(/[\s·]+/u)).filter(Boolean));

/**
 * Returns true if each search term, or a word that is similar to it, occurs in a name of the game or of its vendor.
 * `similar` has the words that are similar to each term.
 */
const matchesSimilarTerms = ({ names, vendorNames }: IndexEntry, similar: readonly (readonly string[])[]): boolean =>
  similar.every((group) => group.some((word) => names.includes(word) || vendorNames.includes(word)));

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

const findWithTypingErrors = (
  offered: readonly IndexEntry[],
  terms: readonly string[],
  vocabulary: ReadonlySet<string>,
): readonly IndexEntry[] => {
  const similar = terms.map((term) => (vocabulary.has(term) ? [term] : findSimilarTerms(term, vocabulary)));
  return similar.some((each) => each.length === 0)
    ? []
    : offered.filter((entry) => matchesSimilarTerms(entry, similar));
};

interface Index {
  readonly entries: readonly IndexEntry[];
  /** The different words of the names. */
  readonly vocabulary: ReadonlySet<string>;
}

/**
 * Creates the search index: the normalized names of all games, in memory. If the catalogue has a new version, the index
 * is built again.
 */
export const createSearchIndex = (db: Database, catalogue: Pick<Catalogue, 'version' | 'isOffered'>) => {
  let cache: { readonly of: number; readonly index: Promise<Index> } | undefined;

  const read = async (): Promise<Index> => {
    const byCode = new Map((await db.select().from(vendors)).map((vendor) => [vendor.code, vendor]));
    const rows = await db
      .select()
      .from(games)
      .where(eq(games.isActive, true))
      .orderBy(asc(games.position), asc(games.nodeId));
    const entries = rows.flatMap((game) => {
      const vendor = byCode.get(game.vendor);
      return vendor ? [toIndexEntry(game, vendor)] : [];
    });
    return { entries, vocabulary: createVocabulary(entries) };
  };

  const getIndex = (): Promise<Index> => {
    if (cache?.of !== catalogue.version) cache = { of: catalogue.version, index: read() };
    const { index: current } = cache;
    // A failed load is removed from the cache, so that the next search loads again.
    current.catch(() => (cache = undefined));
    return current;
  };

  return {
    /**
     * Returns the games that match the keyword, the best match first. If no game matches, the search allows for typing
     * errors.
     */
    search: async (
      merchant: Merchant,
      language: LanguageCode,
      keyword: string,
      limit: number,
    ): Promise<{ list: GameSearchResult[]; total: number }> => {
      const terms = expandAliases(normalizeSearchText(keyword).split(' ').filter(Boolean));
      if (terms.length === 0) return { list: [], total: 0 };
      const { entries, vocabulary } = await getIndex();
      const offered = entries.filter(
        ({ game }) => merchant.categories.includes(game.category) && catalogue.isOffered(game, merchant),
      );
      const exact = offered.filter((entry) => matchesAllTerms(entry, terms));
      const found = exact.length > 0 ? exact : findWithTypingErrors(offered, terms, vocabulary);
      // Among games with the same rank, hot games come first. The sort is stable, so games that are equal in both
      // respects stay in the order of the catalogue.
      const list = found
        .map((entry) => ({ entry, rank: rankMatch(normalizeSearchText(localizedName(entry.game, language)), terms) }))
        .sort((one, other) => one.rank - other.rank || Number(other.entry.game.isHot) - Number(one.entry.game.isHot))
        .slice(0, limit);
      return {
        list: list.map(({ entry: { game, vendor } }) => ({
          ...toGameTile(game, language),
          vendorName: localizedName(vendor, language),
        })),
        total: found.length,
      };
    },
  };
};
