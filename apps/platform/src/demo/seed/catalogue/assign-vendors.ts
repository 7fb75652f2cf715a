import type { Merchant } from '@livery/merchant/merchant.schema';
import { createSeededRandom } from '@livery/demo/random';
import { demoVendors } from '@livery/demo/catalogue/vendors';
import type { merchantVendors } from '../../../modules/catalogue/index.ts';

/**
 * Game categories whose game lists contain a tile for each vendor between the games. The first tile is at position
 * `firstTile`, counted from 0. The next tiles follow at intervals of `tileEvery` positions.
 */
const withVendorTiles: readonly string[] = ['RNG', 'LIVE', 'FISH', 'PVP'];
const firstTile = 8;
const tileEvery = 11;
/**
 * Position, from 0, of a vendor's tile in the list of hot games, by category. Only the first vendor of a category has
 * this tile. Other categories have no tile in the list.
 */
const hotTiles: Readonly<Record<string, number>> = { RNG: 7, LIVE: 17 };

/**
 * Assigns vendors to the categories of a brand. The categories are in the order of the brand file. The vendors of a
 * category are in a random order that differs for each brand.
 */
export const assignVendors = (merchant: Merchant, seed: number): (typeof merchantVendors.$inferInsert)[] => {
  const random = createSeededRandom(seed, `vendors/${merchant.code}`);
  return merchant.categories.flatMap((category, categoryPosition) =>
    random.shuffle(demoVendors.filter(({ categories }) => categories.includes(category))).map(({ code }, position) => ({
      merchant: merchant.code,
      category,
      vendor: code,
      categoryPosition,
      position,
      tileAt: withVendorTiles.includes(category) ? firstTile + position * tileEvery : null,
      hotTileAt: position === 0 ? (hotTiles[category] ?? null) : null,
    })),
  );
};
