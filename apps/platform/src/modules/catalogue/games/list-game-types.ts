import type { MinBetChoice, vendorGameTypes } from '@livery/contract/catalogue/games';
import { formatAmount } from '@livery/contract/money';
import type { ResponseValue } from '@livery/contract/operation';
import type { GameCategory } from '@livery/merchant/categories';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Game } from './catalogue-snapshot.ts';
import type { Offer } from './offer-rules.ts';
import { localizedName } from './game-tile.ts';

type GameTypes = ResponseValue<typeof vendorGameTypes>['mapping'][number];

const listMinBets = (games: readonly Game[], getMinBet: (game: Game) => number): MinBetChoice[] => {
  const counts = new Map<number, number>();
  for (const game of games) counts.set(getMinBet(game), (counts.get(getMinBet(game)) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([amount, gameCount]) => ({ amount: formatAmount(amount), gameCount }));
};

/**
 * Lists the values by which the games of each category can be filtered: the classes, sorted by their position, and the
 * minimum stakes in the currency of the brand. Classes without games are omitted. Categories without classes whose
 * games all have the same minimum stake are omitted too.
 */
export const listGameTypes = (
  { classes, byCategory, figures }: Offer,
  language: LanguageCode,
  getGames: (category: GameCategory) => readonly Game[],
): GameTypes[] =>
  [...byCategory.keys()].flatMap((gameCategory): GameTypes[] => {
    const games = getGames(gameCategory);
    const gameClassify = (classes.get(gameCategory) ?? [])
      .map((row) => ({
        key: row.key,
        name: localizedName(row, language),
        gameCount: games.filter(({ classify }) => classify === row.key).length,
      }))
      .filter(({ gameCount }) => gameCount > 0);
    const minBets = listMinBets(games, figures.getMinBet);
    if (gameClassify.length === 0 && minBets.length < 2) return [];
    return [{ gameCategory, key: gameCategory, gameClassify, minBets }];
  });
