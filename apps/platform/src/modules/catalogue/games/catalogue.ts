import type { GameTile, VendorCategory, gameList, vendorGameTypes } from '@livery/contract/catalogue/games';
import type { ResponseValue } from '@livery/contract/operation';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { normalizeSearchText } from '../../../core/search/normalize-text.ts';
import { listGameTypes } from './list-game-types.ts';
import { hasFilters, filterGames, type ListQuery } from './filter-games.ts';
import { loadGameRanks, loadSnapshot, type Game, type Snapshot, type VendorRow } from './catalogue-snapshot.ts';
import { findNextNewEnd, type GameFigures } from './game-figures.ts';
import { createOfferFilter, isGameOfBrand, type IsOffered, type Offer } from './offer-rules.ts';
import { sortVendors } from './sort-vendors.ts';
import { toGameTile, toVendorTile } from './game-tile.ts';
import { isVendorNode, withVendors, withVendorsNamed, type ListNode } from './vendor-tiles.ts';

export interface Catalogue {
  /**
   * Number that increases with every change of the games or of their figures. For example, a game is no longer new. A
   * cached result that was computed with a lower number is outdated.
   */
  readonly version: number;
  /** Number that increases with every reload of the games, but not with a change of their figures. */
  readonly gamesVersion: number;
  readonly reload: () => Promise<void>;
  /** Loads only the most played games again. */
  readonly reloadRanks: () => Promise<void>;
  /** Returns the figures of games at a brand. They are valid until the catalogue has another version. */
  readonly getFigures: (merchant: Merchant) => GameFigures;
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
  /** Returns the ten games with the most players in the last days. Empty for a brand without players. */
  readonly top: (merchant: Merchant, language: LanguageCode) => GameTile[];
  readonly hot: (merchant: Merchant, language: LanguageCode, category?: GameCategory) => GameTile[];
  readonly vendors: (merchant: Merchant, language: LanguageCode) => VendorCategory[];
  readonly classes: (merchant: Merchant, language: LanguageCode) => ResponseValue<typeof vendorGameTypes>['mapping'];
}

const getGames = ({ byCategory, hot }: Offer, { categories }: Merchant, category: GameCategory): readonly Game[] => {
  if (!categories.includes(category)) return [];
  return category === 'HOT' ? hot : (byCategory.get(category) ?? []);
};

const maxTopGames = 10;

const noFavourites: ReadonlySet<string> = new Set();

const toTile = (node: ListNode, figures: GameFigures, language: LanguageCode): GameTile =>
  isVendorNode(node) ? toVendorTile(node.vendor, node.category, language) : toGameTile(node, figures, language);

/**
 * Returns the games and vendor tiles of a list. A query can have a filter, such as new games only. With a filter other
 * than a name, the list has no vendor tiles.
 */
const getNodes = (
  offer: Offer,
  merchant: Merchant,
  language: LanguageCode,
  query: ListQuery,
  favourites: ReadonlySet<string>,
): readonly ListNode[] => {
  const context = { figures: offer.figures, favourites };
  const games = filterGames(getGames(offer, merchant, query.gameType), language, query, context);
  if (hasFilters(query)) return games;
  const searchText = normalizeSearchText(query.gameName ?? '');
  return searchText === ''
    ? withVendors(games, offer, merchant, query.gameType)
    : withVendorsNamed(searchText, games, offer, merchant, language, query.gameType);
};

/**
 * Stores a snapshot of the catalogue with the offers of the brands. When a game is no longer new, the offers are
 * computed again, and the version increases.
 */
const createCurrentOffers = (first: Snapshot, clock: Clock, isOffered: IsOffered | undefined) => {
  const compute = (snapshot: Snapshot, now: Date) => ({
    snapshot,
    getOffer: createOfferFilter(snapshot, isOffered, now),
    validUntil: findNextNewEnd(snapshot, now),
  });
  let state = compute(first, clock.now());
  let version = 1;
  const replace = (snapshot: Snapshot): void => {
    state = compute(snapshot, clock.now());
    version += 1;
  };
  const refresh = (): void => {
    if (clock.now().getTime() >= state.validUntil) replace(state.snapshot);
  };
  return {
    replace,
    getSnapshot: () => state.snapshot,
    getVersion: (): number => {
      refresh();
      return version;
    },
    getOffer: (merchant: Merchant): Offer => {
      refresh();
      return state.getOffer(merchant);
    },
  };
};

/** Loads the catalogue into memory, because almost every page of the app uses it. */
export const loadCatalogue = async (db: Database, clock: Clock, isOffered?: IsOffered): Promise<Catalogue> => {
  const current = createCurrentOffers(await loadSnapshot(db), clock, isOffered);
  const { getOffer } = current;
  let gamesVersion = 1;
  return {
    get version() {
      return current.getVersion();
    },
    get gamesVersion() {
      return gamesVersion;
    },
    reload: async () => {
      current.replace(await loadSnapshot(db));
      gamesVersion += 1;
    },
    reloadRanks: async () => current.replace({ ...current.getSnapshot(), ranks: await loadGameRanks(db) }),
    getFigures: (merchant) => getOffer(merchant).figures,
    isOffered: (game, merchant) =>
      (isOffered?.(game, merchant.currency) ?? true) &&
      isGameOfBrand(current.getSnapshot().brands, game.nodeId, merchant),
    listOffered: (merchant) => {
      const { byCategory } = getOffer(merchant);
      return merchant.categories.flatMap((category) => byCategory.get(category) ?? []);
    },
    find: (nodeId) => current.getSnapshot().games.get(nodeId),
    findVendor: (code) => current.getSnapshot().vendors.get(code),
    list: (merchant, language, query, favourites = noFavourites) => {
      const offer = getOffer(merchant);
      const nodes = getNodes(offer, merchant, language, query, favourites);
      const from = (query.pageNo - 1) * query.pageSize;
      return {
        games: nodes.slice(from, from + query.pageSize).map((node) => toTile(node, offer.figures, language)),
        pageNum: query.pageNo,
        totalPages: Math.ceil(nodes.length / query.pageSize),
        total: nodes.length,
      };
    },
    top: (merchant, language) => {
      const { rankedGames, figures } = getOffer(merchant);
      return rankedGames.slice(0, maxTopGames).map((game) => toGameTile(game, figures, language));
    },
    hot: (merchant, language, category) => {
      const offer = getOffer(merchant);
      return withVendors(getGames(offer, merchant, 'HOT'), offer, merchant, 'HOT')
        .filter((node) => !category || category === 'HOT' || node.category === category)
        .map((node) => toTile(node, offer.figures, language));
    },
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
