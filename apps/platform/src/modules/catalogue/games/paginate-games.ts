import type { GameTile } from '@livery/contract/catalogue/games';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Catalogue } from './catalogue.ts';
import { createNameFilter } from './filter-games.ts';
import type { Game } from './catalogue-snapshot.ts';
import { toGameTile } from './game-tile.ts';

interface GamePageQuery {
  /**
   * Category of the returned games. If it is absent or `HOT` (popular games), games of all categories are returned.
   */
  readonly gameType?: GameCategory | undefined;
  /** Text that the name of each returned game contains. If absent, games with any name are returned. */
  readonly gameName?: string | undefined;
  /** Page number, from 1. */
  readonly page: number;
  readonly pageSize: number;
}

interface Page {
  readonly games: GameTile[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly total: number;
}

/**
 * Returns one page of a list that belongs to a member, e.g. of the favourites. Games that the brand no longer offers
 * are omitted.
 */
export const paginateGames = (
  catalogue: Catalogue,
  merchant: Merchant,
  language: LanguageCode,
  nodeIds: readonly string[],
  { gameType, gameName = '', page, pageSize }: GamePageQuery,
): Page => {
  const isOffered = (game: Game) =>
    merchant.categories.includes(game.category) &&
    catalogue.isOffered(game, merchant) &&
    (!gameType || gameType === 'HOT' || game.category === gameType);
  const games = nodeIds
    .flatMap((nodeId) => catalogue.find(nodeId) ?? [])
    .filter(isOffered)
    .filter(createNameFilter(gameName, language));
  const from = (page - 1) * pageSize;
  const figures = catalogue.getFigures(merchant);
  return {
    games: games.slice(from, from + pageSize).map((game) => toGameTile(game, figures, language)),
    pageNum: page,
    totalPages: Math.ceil(games.length / pageSize),
    total: games.length,
  };
};
