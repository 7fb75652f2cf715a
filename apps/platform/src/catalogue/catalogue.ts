import type { GameTile, VendorCategory, gameList, vendorGameTypes } from '@livery/contract/games';
import type { ValueOf } from '@livery/contract/operation';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../db/database.ts';
import { fold } from './fold.ts';
import { listClasses } from './list-classes.ts';
import { isNarrowed, selectGames, type ListQuery } from './select-games.ts';
import { readSnapshot, type Game, type Snapshot, type VendorRow } from './snapshot.ts';
import { sortVendors } from './sort-vendors.ts';
import { tileOf, vendorTileOf } from './tile.ts';
import { isVendorNode, withVendors, withVendorsNamed, type ListNode } from './vendor-nodes.ts';

export interface Catalogue {
  /** Changes with every reload: what was made of an older catalogue is stale. */
  readonly version: number;
  readonly reload: () => Promise<void>;
  readonly find: (nodeId: string) => Game | undefined;
  readonly findVendor: (code: string) => VendorRow | undefined;
  /** `favourites`: node ids that FAV selects. */
  readonly list: (
    merchant: Merchant,
    language: LanguageCode,
    query: ListQuery,
    favourites?: ReadonlySet<string>,
  ) => ValueOf<typeof gameList>;
  readonly hot: (merchant: Merchant, language: LanguageCode, category?: GameCategory) => GameTile[];
  readonly vendors: (merchant: Merchant, language: LanguageCode) => VendorCategory[];
  readonly classes: (merchant: Merchant, language: LanguageCode) => ValueOf<typeof vendorGameTypes>['mapping'];
}

const gamesOf = ({ byCategory, hot }: Snapshot, { categories }: Merchant, category: GameCategory): readonly Game[] => {
  if (!categories.includes(category)) return [];
  return category === 'HOT'
    ? hot.filter((game) => categories.includes(game.category))
    : (byCategory.get(category) ?? []);
};

const noFavourites: ReadonlySet<string> = new Set();

const drawn = (node: ListNode, language: LanguageCode): GameTile =>
  isVendorNode(node) ? vendorTileOf(node.vendor, node.category, language) : tileOf(node, language);

/** What stands in a list. Vendors stand among games only where it is narrowed by nothing but a name. */
const nodesOf = (
  snapshot: Snapshot,
  merchant: Merchant,
  language: LanguageCode,
  query: ListQuery,
  favourites: ReadonlySet<string>,
): readonly ListNode[] => {
  const games = selectGames(gamesOf(snapshot, merchant, query.gameType), language, query, favourites);
  if (isNarrowed(query)) return games;
  const words = fold(query.gameName ?? '');
  return words === ''
    ? withVendors(games, snapshot, merchant, query.gameType)
    : withVendorsNamed(words, games, snapshot, merchant, language, query.gameType);
};

/** The games of the gateway, kept in memory: they change rarely and are asked for all the time. */
export const openCatalogue = async (db: Database): Promise<Catalogue> => {
  let snapshot = await readSnapshot(db);
  let version = 1;
  return {
    get version() {
      return version;
    },
    reload: async () => {
      snapshot = await readSnapshot(db);
      version += 1;
    },
    find: (nodeId) => snapshot.games.get(nodeId),
    findVendor: (code) => snapshot.vendors.get(code),
    list: (merchant, language, query, favourites = noFavourites) => {
      const found = nodesOf(snapshot, merchant, language, query, favourites);
      const from = (query.pageNo - 1) * query.pageSize;
      return {
        games: found.slice(from, from + query.pageSize).map((node) => drawn(node, language)),
        pageNum: query.pageNo,
        totalPages: Math.ceil(found.length / query.pageSize),
        total: found.length,
      };
    },
    hot: (merchant, language, category) =>
      withVendors(gamesOf(snapshot, merchant, 'HOT'), snapshot, merchant, 'HOT')
        .filter((node) => !category || category === 'HOT' || node.category === category)
        .map((node) => drawn(node, language)),
    vendors: (merchant, language) =>
      sortVendors(snapshot, merchant, language, (category) => gamesOf(snapshot, merchant, category)),
    classes: (merchant, language) =>
      listClasses(snapshot, language, (category) => gamesOf(snapshot, merchant, category)),
  };
};
