import type { Merchant } from '@livery/merchant/merchant.schema';
import { createSeededRandom } from '../random.ts';
import { demoVendors } from './vendors.data.ts';
import type { merchantVendors } from '../../../modules/catalogue/catalogue.tables.ts';

/** Categories in which vendors also stand among the games, each some rows below the other. */
const withVendorTiles: readonly string[] = ['RNG', 'LIVE', 'FISH', 'PVP'];
const firstTile = 8;
const tileEvery = 11;
/** The first vendors of these stand among the hot games. */
const hotTiles: Readonly<Record<string, number>> = { RNG: 7, LIVE: 17 };

/** The brand's categories in the order of its file, and in each its vendors in an order of the brand's own. */
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
