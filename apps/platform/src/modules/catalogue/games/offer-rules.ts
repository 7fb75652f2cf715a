import type { GameCategory } from '@livery/merchant/categories';
import type { Config } from '../../../core/config/config.ts';
import { getEnabledFeatures } from '../../../core/config/features.ts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { BrandPositions, Game, Snapshot } from './catalogue-snapshot.ts';
import { createGameFigures, type GameFigures } from './game-figures.ts';
import { listWithFillers, selectHotGames } from './hot-games.ts';

/** Lottery categories. Their games are screens of the app and come from no vendor. */
const appCategories: readonly GameCategory[] = ['LOTT', 'ELOTT'];

/** Returns true if the gateway offers a game to brands with this currency. */
export type IsOffered = (game: Game, currency: string) => boolean;

/**
 * Creates the rule that hides the games that members of a brand cannot launch. A game cannot be launched if its
 * vendor is not in the settings or does not accept the currency. Returns undefined for a demonstration, which offers
 * all games.
 */
export const createOfferRule = (config: Config): IsOffered | undefined => {
  if (config.isDemo) return undefined;
  const { gameVendors } = getEnabledFeatures(config).has('games') ? config : {};
  return ({ category, vendor }, currency) =>
    appCategories.includes(category) || (gameVendors?.get(vendor)?.currencies.includes(currency) ?? false);
};

/** Returns true if the brand offers the game. All brands offer a game that has no entry in `brands`. */
export const isGameOfBrand = (brands: BrandPositions, nodeId: string, { code }: Pick<Merchant, 'code'>): boolean =>
  brands.get(nodeId)?.has(code) ?? true;

type OfferMerchant = Pick<Merchant, 'code' | 'currency' | 'categories'>;

/** Games that a brand offers, in the order of the brand, with their figures at the brand. */
export interface Offer extends Snapshot {
  /** Offered games with players in the last days, the most played first. */
  readonly rankedGames: readonly Game[];
  /** Games of the category HOT. */
  readonly hot: readonly Game[];
  readonly figures: GameFigures;
}

/**
 * Creates the function that returns the games that a brand offers. If `isOffered` is undefined, only the lists of
 * brands of the games decide. `now` is the time for which the new games are computed.
 */
export const createOfferFilter = (snapshot: Snapshot, isOffered: IsOffered | undefined, now: Date) => {
  const byBrand = new Map<string, Offer>();
  const { brands } = snapshot;

  const createOffer = (merchant: OfferMerchant): Offer => {
    const { code, currency, categories } = merchant;
    const isAtBrand = (game: Game): boolean =>
      (isOffered?.(game, currency) ?? true) && isGameOfBrand(brands, game.nodeId, merchant);
    const getPosition = ({ nodeId, position }: Game): number => brands.get(nodeId)?.get(code) ?? position;
    const keep = (games: readonly Game[]): readonly Game[] =>
      games.filter(isAtBrand).sort((one, other) => getPosition(one) - getPosition(other));
    const byCategory =
      !isOffered && brands.size === 0
        ? snapshot.byCategory
        : new Map([...snapshot.byCategory].map(([category, games]) => [category, keep(games)]));
    const rankedGames = (snapshot.ranks.get(code) ?? [])
      .flatMap((nodeId) => snapshot.games.get(nodeId) ?? [])
      .filter((game) => categories.includes(game.category) && isAtBrand(game));
    const shown = new Map([...byCategory].filter(([category]) => categories.includes(category)));
    const hot = selectHotGames(rankedGames, shown);
    return {
      ...snapshot,
      byCategory,
      rankedGames,
      hot: listWithFillers(hot, shown, getPosition),
      figures: createGameFigures({ merchant, snapshot, hot, now }),
    };
  };

  return (merchant: OfferMerchant): Offer => {
    // The currency and the categories are part of the key, because a change of them in the brand file changes which
    // games are offered, and their figures.
    const key = [merchant.code, merchant.currency, ...merchant.categories].join('/');
    const existing = byBrand.get(key);
    if (existing) return existing;
    const offer = createOffer(merchant);
    byBrand.set(key, offer);
    return offer;
  };
};
