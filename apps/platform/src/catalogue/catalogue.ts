import type { GameTile, VendorCategory, gameList } from '@livery/contract/games';
import { parseAmount } from '@livery/contract/money';
import type { ParsedOf, ValueOf } from '@livery/contract/operation';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../db/database.ts';
import { fold } from './fold.ts';
import { readSnapshot, type Game, type Snapshot, type VendorRow } from './snapshot.ts';
import { nameIn, tileOf } from './tile.ts';
import { sortVendors } from './sort-vendors.ts';

type ListQuery = ParsedOf<typeof gameList>;

export interface Catalogue {
  /** Changes with every reload: what was made of an older catalogue is stale. */
  readonly version: number;
  readonly reload: () => Promise<void>;
  readonly find: (nodeId: string) => Game | undefined;
  readonly findVendor: (code: string) => VendorRow | undefined;
  readonly list: (merchant: Merchant, language: LanguageCode, query: ListQuery) => ValueOf<typeof gameList>;
  readonly hot: (merchant: Merchant, language: LanguageCode, category?: GameCategory) => GameTile[];
  readonly vendors: (merchant: Merchant, language: LanguageCode) => VendorCategory[];
}

const gamesOf = ({ byCategory, hot }: Snapshot, { categories }: Merchant, category: GameCategory): readonly Game[] => {
  if (!categories.includes(category)) return [];
  return category === 'HOT' ? hot.filter((game) => categories.includes(game.category)) : (byCategory.get(category) ?? []);
};

const isClassed = (game: Game, classify: ListQuery['gameClassify']): boolean => {
  if (classify === 'NEW') return game.isNew;
  if (classify === 'HOT') return game.isHot;
  // What members favour is not part of the catalogue.
  return classify !== 'FAV';
};

/** Whether a game's name, in the language that is shown or in English, has the words that were typed. */
const isNamed = (game: Game, language: LanguageCode, words: string): boolean => fold(nameIn(game, language)).includes(words) || fold(game.name).includes(words);

const select = (games: readonly Game[], language: LanguageCode, query: ListQuery): readonly Game[] => {
  const words = fold(query.gameName ?? '');
  const stake = query.minBet === undefined ? undefined : parseAmount(query.minBet);
  return games.filter(
    (game) =>
      (!query.vassalage || game.vendor === query.vassalage) &&
      isClassed(game, query.gameClassify) &&
      (stake === undefined || game.minBet === stake) &&
      (words === '' || isNamed(game, language, words)),
  );
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
    list: (merchant, language, query) => {
      const found = select(gamesOf(snapshot, merchant, query.gameType), language, query);
      const from = (query.pageNo - 1) * query.pageSize;
      return {
        games: found.slice(from, from + query.pageSize).map((game) => tileOf(game, language)),
        pageNum: query.pageNo,
        totalPages: Math.ceil(found.length / query.pageSize),
        total: found.length,
      };
    },
    hot: (merchant, language, category) =>
      gamesOf(snapshot, merchant, 'HOT')
        .filter((game) => !category || category === 'HOT' || game.category === category)
        .map((game) => tileOf(game, language)),
    vendors: (merchant, language) => sortVendors(snapshot, merchant, language, (category) => gamesOf(snapshot, merchant, category)),
  };
};
