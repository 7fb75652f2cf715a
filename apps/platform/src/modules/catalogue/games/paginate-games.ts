import type { GameTile } from '@livery/contract/catalogue/games';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Catalogue } from './catalogue.ts';
import { createNameFilter } from './filter-games.ts';
import type { Game } from './catalogue-snapshot.ts';
import { toGameTile } from './game-tile.ts';

interface GamePageQuery {
  /** Absent or HOT: all categories. */
  readonly gameType?: GameCategory | undefined;
  /** Absent: no filter by name. */
  readonly gameName?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

interface Page {
  readonly games: GameTile[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly total: number;
}

/** Returns one page of a member's list, without games that the brand no longer offers. */
export const paginateGames = (
  catalogue: Catalogue,
  { categories }: Merchant,
  language: LanguageCode,
  nodeIds: readonly string[],
  { gameType, gameName = '', page, pageSize }: GamePageQuery,
): Page => {
  const isOffered = ({ category }: Game) =>
    categories.includes(category) && (!gameType || gameType === 'HOT' || category === gameType);
  const games = nodeIds
    .flatMap((nodeId) => catalogue.find(nodeId) ?? [])
    .filter(isOffered)
    .filter(createNameFilter(gameName, language));
  const from = (page - 1) * pageSize;
  return {
    games: games.slice(from, from + pageSize).map((game) => toGameTile(game, language)),
    pageNum: page,
    totalPages: Math.ceil(games.length / pageSize),
    total: games.length,
  };
};
