import type { GameCategory } from '@livery/merchant/categories';
import type { Config } from '../../../core/config/config.ts';
import { getEnabledFeatures } from '../../../core/config/features.ts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { BrandPositions, Game, Snapshot } from './catalogue-snapshot.ts';

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

/**
 * Creates the function that returns the games that a brand offers, in the order of the brand. If `isOffered` is
 * undefined, only the lists of brands of the games decide.
 */
export const createOfferFilter = (snapshot: Snapshot, isOffered: IsOffered | undefined) => {
  const byBrand = new Map<string, Snapshot>();
  const { brands } = snapshot;
  return (merchant: Pick<Merchant, 'code' | 'currency'>): Snapshot => {
    if (!isOffered && brands.size === 0) return snapshot;
    const { code, currency } = merchant;
    // The currency is part of the key, because a change of the currency in the brand file changes which games are
    // offered.
    const key = `${code}/${currency}`;
    const existing = byBrand.get(key);
    if (existing) return existing;
    const getPosition = ({ nodeId, position }: Game): number => brands.get(nodeId)?.get(code) ?? position;
    const keep = (games: readonly Game[]): Game[] =>
      games
        .filter((game) => (isOffered?.(game, currency) ?? true) && isGameOfBrand(brands, game.nodeId, merchant))
        .sort((one, other) => getPosition(one) - getPosition(other));
    const offered: Snapshot = {
      ...snapshot,
      byCategory: new Map([...snapshot.byCategory].map(([category, games]) => [category, keep(games)])),
      hot: keep(snapshot.hot),
    };
    byBrand.set(key, offered);
    return offered;
  };
};
