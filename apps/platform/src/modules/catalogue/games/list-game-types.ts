import type { vendorGameTypes } from '@livery/contract/catalogue/games';
import type { ResponseValue } from '@livery/contract/operation';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Game, Snapshot } from './catalogue-snapshot.ts';
import { localizedName } from './game-tile.ts';

/**
 * Lists the classes of games of each category, such as groups for a filter, sorted by their position. Classes without
 * games are omitted.
 */
export const listGameTypes = (
  { classes }: Snapshot,
  language: LanguageCode,
  getGames: (category: GameCategory) => readonly Game[],
): ResponseValue<typeof vendorGameTypes>['mapping'] =>
  [...classes].flatMap(([gameCategory, rows]) => {
    const games = getGames(gameCategory);
    const gameClassify = rows
      .map((row) => ({
        key: row.key,
        name: localizedName(row, language),
        gameCount: games.filter(({ classify }) => classify === row.key).length,
      }))
      .filter(({ gameCount }) => gameCount > 0);
    return gameClassify.length > 0 ? [{ gameCategory, key: gameCategory, gameClassify }] : [];
  });
