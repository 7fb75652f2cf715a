import type { GameCategory } from '@livery/merchant/categories';
import type { Config } from '../../../core/config/config.ts';
import { getEnabledFeatures } from '../../../core/config/features.ts';
import type { Game, Snapshot } from './catalogue-snapshot.ts';

/** Categories whose games the app itself has, without a vendor. */
const appCategories: readonly GameCategory[] = ['LOTT', 'ELOTT'];

/** Returns true if the gateway offers a game to brands with this currency. */
export type IsOffered = (game: Game, currency: string) => boolean;

/**
 * Creates the rule that hides the games which no member of a brand can launch: those of vendors that the settings do not
 * name, and those of vendors that do not accept the currency. A demonstration offers all games.
 */
export const createOfferRule = (config: Config): IsOffered | undefined => {
  if (config.isDemo) return undefined;
  const { gameVendors } = getEnabledFeatures(config).has('games') ? config : {};
  return ({ category, vendor }, currency) =>
    appCategories.includes(category) || (gameVendors?.get(vendor)?.currencies.includes(currency) ?? false);
};

/** Creates the function that returns the part of the catalogue that brands with a currency offer. */
export const createOfferFilter = (snapshot: Snapshot, isOffered: IsOffered | undefined) => {
  const byCurrency = new Map<string, Snapshot>();
  return (currency: string): Snapshot => {
    if (!isOffered) return snapshot;
    const existing = byCurrency.get(currency);
    if (existing) return existing;
    const keep = (games: readonly Game[]): Game[] => games.filter((game) => isOffered(game, currency));
    const offered: Snapshot = {
      ...snapshot,
      byCategory: new Map([...snapshot.byCategory].map(([category, games]) => [category, keep(games)])),
      hot: keep(snapshot.hot),
    };
    byCurrency.set(currency, offered);
    return offered;
  };
};
