import type { vendorGameTypes } from '@livery/contract/games';
import type { ValueOf } from '@livery/contract/operation';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Game, Snapshot } from './snapshot.ts';
import { nameIn } from './tile.ts';

/** The classes of the brand's categories, in the operator's order, without those that hold no game. */
export const listClasses = (
  { classes }: Snapshot,
  language: LanguageCode,
  gamesOf: (category: GameCategory) => readonly Game[],
): ValueOf<typeof vendorGameTypes>['mapping'] =>
  [...classes].flatMap(([gameCategory, rows]) => {
    const games = gamesOf(gameCategory);
    const gameClassify = rows
      .map((row) => ({
        key: row.key,
        name: nameIn(row, language),
        gameCount: games.filter(({ classify }) => classify === row.key).length,
      }))
      .filter(({ gameCount }) => gameCount > 0);
    return gameClassify.length > 0 ? [{ gameCategory, key: gameCategory, gameClassify }] : [];
  });
