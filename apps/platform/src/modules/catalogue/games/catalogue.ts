import type { GameTile, VendorCategory, gameList, vendorGameTypes } from '@livery/contract/catalogue/games';
import type { ResponseValue } from '@livery/contract/operation';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../../../core/db/database.ts';
import { normalizeSearchText } from '../../../core/search/normalize-text.ts';
import { listGameTypes } from './list-game-types.ts';
import { hasFilters, filterGames, type ListQuery } from './filter-games.ts';
import { loadSnapshot, type Game, type Snapshot, type VendorRow } from './catalogue-snapshot.ts';
import { createOfferFilter, isGameOfBrand, type IsOffered } from './offer-rules.ts';
import { sortVendors } from './sort-vendors.ts';
import { toGameTile, toVendorTile } from './game-tile.ts';
import { isVendorNode, withVendors, withVendorsNamed, type ListNode } from './vendor-tiles.ts';

export interface Catalogue {
  /**
   * Number that increases with every reload of the catalogue. A cached result that was computed with a lower number is
   * outdated.
   */
  readonly version: number;
  readonly reload: () => Promise<void>;
  /**
   * Returns true if a brand offers a game. If the catalogue has a list of brands for the game, the brand must be in it.
   * The game's vendor must be in the settings of the gateway and accept the brand's currency. The condition about the
   * vendor does not apply to lottery games, or in a demonstration.
   */
  readonly isOffered: (game: Game, merchant: Merchant) => boolean;
  /** Lists all active games in the categories of a brand that the brand offers, in the order of the catalogue. */
  readonly listOffered: (merchant: Merchant) => readonly Game[];
  readonly find: (nodeId: string) => Game | undefined;
  readonly findVendor: (code: string) => VendorRow | undefined;
  /**
   * Returns a page of the games and vendor tiles that match a query. `favourites` contains the ids of the member's
   * favourite games, for the filter FAV.
   */
  readonly list: (
    merchant: Merchant,
    language: LanguageCode,
    query: ListQuery,
    favourites?: ReadonlySet<string>,
  ) => ResponseValue<typeof gameList>;
  readonly hot: (merchant: Merchant, language: LanguageCode, category?: GameCategory) => GameTile[];
  readonly vendors: (merchant: Merchant, language: LanguageCode) => VendorCategory[];
  readonly classes: (merchant: Merchant, language: LanguageCode) => ResponseValue<typeof vendorGameTypes>['mapping'];
}

const getGames = ({ byCategory, hot }: Snapshot, { categories }: Merchant, category: GameCategory): readonly Game[] => {
  if (!categories.includes(category)) return [];
  return category === 'HOT'
    ? hot.filter((game) => categories.includes(game.category))
    : (byCategory.get(category) ?? []);
};

const noFavourites: ReadonlySet<string> = new Set();

const toTile = (node: ListNode, language: LanguageCode): GameTile =>
  isVendorNode(node) ? toVendorTile(node.vendor, node.category, language) : toGameTile(node, language);

/**
 * Returns the games and vendor tiles of a list. A query can have a filter, such as new games only. With a filter other
 * than a name, the list has no vendor tiles.
 */
const getNodes = (
  snapshot: Snapshot,
  merchant: Merchant,
  language: LanguageCode,
  query: ListQuery,
  favourites: ReadonlySet<string>,
): readonly ListNode[] => {
  const games = filterGames(getGames(snapshot, merchant, query.gameType), language, query, favourites);
  if (hasFilters(query)) return games;
  const searchText = normalizeSearchText(query.gameName ?? '');
  return searchText === ''
    ? withVendors(games, snapshot, merchant, query.gameType)
    : withVendorsNamed(searchText, games, snapshot, merchant, language, query.gameType);
};

/** Loads the catalogue into memory, because the catalogue rarely changes and almost every page of the app uses it. */
export const loadCatalogue = async (db: Database, isOffered?: IsOffered): Promise<Catalogue> => {
  let snapshot = await loadSnapshot(db);
  let getOffer = createOfferFilter(snapshot, isOffered);
  let version = 1;
  return {
    get version() {
      return version;
    },
    reload: async () => {
      snapshot = await loadSnapshot(db);
      getOffer = createOfferFilter(snapshot, isOffered);
      version += 1;
    },
    isOffered: (game, merchant) =>
      (isOffered?.(game, merchant.currency) ?? true) && isGameOfBrand(snapshot.brands, game.nodeId, merchant),
    listOffered: (merchant) => {
      const { byCategory } = getOffer(merchant);
      return merchant.categories.flatMap((category) => byCategory.get(category) ?? []);
    },
    find: (nodeId) => snapshot.games.get(nodeId),
    findVendor: (code) => snapshot.vendors.get(code),
    list: (merchant, language, query, favourites = noFavourites) => {
      const nodes = getNodes(getOffer(merchant), merchant, language, query, favourites);
      const from = (query.pageNo - 1) * query.pageSize;
      return {
        games: nodes.slice(from, from + query.pageSize).map((node) => toTile(node, language)),
        pageNum: query.pageNo,
        totalPages: Math.ceil(nodes.length / query.pageSize),
        total: nodes.length,
      };
    },
    hot: (merchant, language, category) =>
      withVendors(getGames(getOffer(merchant), merchant, 'HOT'), getOffer(merchant), merchant, 'HOT')
        .filter((node) => !category || category === 'HOT' || node.category === category)
        .map((node) => toTile(node, language)),
    vendors: (merchant, language) => {
      const offer = getOffer(merchant);
      return sortVendors(offer, merchant, language, (category) => getGames(offer, merchant, category));
    },
    classes: (merchant, language) => {
      const offer = getOffer(merchant);
      return listGameTypes(offer, language, (category) => getGames(offer, merchant, category));
    },
  };
};
