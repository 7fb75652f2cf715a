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

/**
 * Returns the set of all words in the names of games and vendors. A search term with a typing error is compared with
 * these words.
 */
const createVocabulary = (entries: readonly IndexEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ names, vendorNames }) => `${names} ${vendorNames}`.split(/[\s·]+/u)).filter(Boolean));

/**
 * Returns true if a name of the game or of its vendor contains each search term, or a word that is similar to the term.
 * `similar` contains a list of such words for each term, which can include the term itself.
 */
const matchesSimilarTerms = ({ names, vendorNames }: IndexEntry, similar: readonly (readonly string[])[]): boolean =>
  similar.every((group) => group.some((word) => names.includes(word) || vendorNames.includes(word)));

/**
 * Returns the rank of a search result. 0 is the best:
 * 0. The displayed name equals the search text.
 * 1. The displayed name begins with the search text.
 * 2. Another word of the displayed name begins with the search text.
 * 3. The displayed name contains the search text.
 * 4. The displayed name contains each search term.
 * 5. Some terms occur only in other names, for example of the vendor.
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
  /** All words in the names of games and vendors, without repetition. */
  readonly vocabulary: ReadonlySet<string>;
}

/**
 * Creates the search index: the normalized names of all games, in memory. If the games of the catalogue have a new
 * version, the index is built again.
 */
export const createSearchIndex = (
  db: Database,
  catalogue: Pick<Catalogue, 'gamesVersion' | 'isOffered' | 'getFigures'>,
) => {
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
    if (cache?.of !== catalogue.gamesVersion) cache = { of: catalogue.gamesVersion, index: read() };
    const { index: current } = cache;
    // A failed load is removed from the cache, so that the next search loads again.
    current.catch(() => (cache = undefined));
    return current;
  };

  return {
    /**
     * Returns the games that match the keyword, the best match first. If no game matches, also accepts names that
     * differ from the keyword by a few typing errors.
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
      const figures = catalogue.getFigures(merchant);
      const isHot = ({ game }: IndexEntry): number => Number(figures.isHot(game));
      // Games with the same rank: hot games come first. The other games stay in the order of the catalogue, because the
      // sort is stable.
      const list = found
        .map((entry) => ({ entry, rank: rankMatch(normalizeSearchText(localizedName(entry.game, language)), terms) }))
        .sort((one, other) => one.rank - other.rank || isHot(other.entry) - isHot(one.entry))
        .slice(0, limit);
      return {
        list: list.map(({ entry: { game, vendor } }) => ({
          ...toGameTile(game, figures, language),
          vendorName: localizedName(vendor, language),
        })),
        total: found.length,
      };
    },
  };
};
