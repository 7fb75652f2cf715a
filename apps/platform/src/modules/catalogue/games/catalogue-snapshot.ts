import type { GameCategory } from '@livery/merchant/categories';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { gameBrands, gameClasses, gameRanks, games, merchantVendors, vendors } from '../catalogue.tables.ts';

export type Game = typeof games.$inferSelect;
export type VendorRow = typeof vendors.$inferSelect;
export type GameClassRow = typeof gameClasses.$inferSelect;
export type Placement = typeof merchantVendors.$inferSelect;

/** Copy of the catalogue in memory, so that lists need no database query. */
export interface Snapshot {
  readonly games: ReadonlyMap<string, Game>;
  readonly byCategory: ReadonlyMap<GameCategory, readonly Game[]>;
  readonly vendors: ReadonlyMap<string, VendorRow>;
  /** Order of the categories and of the vendors in each category, by merchant code. */
  readonly placements: ReadonlyMap<string, readonly Placement[]>;
  readonly classes: ReadonlyMap<GameCategory, readonly GameClassRow[]>;
  /**
   * For each game, the brands that offer it, with the position of the game at each brand. A game without an entry is
   * offered by all brands.
   */
  readonly brands: BrandPositions;
  /** For each game in `brands`, the time at which each brand listed it. The time can be null (unknown). */
  readonly brandListings: ReadonlyMap<string, ReadonlyMap<string, Date | null>>;
  /** Ids of the games with the most players, the most played first, by merchant code. */
  readonly ranks: GameRanks;
}

/** Positions of games in the lists of brands: `game → brand → position`. */
export type BrandPositions = ReadonlyMap<string, ReadonlyMap<string, number>>;

type GameRanks = ReadonlyMap<string, readonly string[]>;

type BrandRow = typeof gameBrands.$inferSelect;

const indexByBrand = <Value>(
  rows: readonly BrandRow[],
  getValue: (row: BrandRow) => Value,
): Map<string, Map<string, Value>> => {
  const index = new Map<string, Map<string, Value>>();
  for (const row of rows) {
    const brands = index.get(row.nodeId) ?? new Map<string, Value>();
    index.set(row.nodeId, brands.set(row.merchant, getValue(row)));
  }
  return index;
};

/** Loads the brands and positions of the games that only some brands offer. */
export const loadBrandPositions = async (db: Database): Promise<BrandPositions> =>
  indexByBrand(await db.select().from(gameBrands), ({ position }) => position);

const group = <Key, Item>(items: readonly Item[], getKey: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const members = groups.get(key);
    if (members) members.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

export const loadGameRanks = async (db: Database): Promise<GameRanks> => {
  const rows = await db.select().from(gameRanks).orderBy(asc(gameRanks.position));
  const byMerchant = group(rows, ({ merchant }) => merchant);
  return new Map([...byMerchant].map(([merchant, ranks]) => [merchant, ranks.map(({ nodeId }) => nodeId)]));
};

export const loadSnapshot = async (db: Database): Promise<Snapshot> => {
  const active = await db
    .select()
    .from(games)
    .where(eq(games.isActive, true))
    .orderBy(asc(games.position), asc(games.nodeId));
  const vendorRows = await db.select().from(vendors).orderBy(asc(vendors.position));
  const placementRows = await db
    .select()
    .from(merchantVendors)
    .orderBy(asc(merchantVendors.categoryPosition), asc(merchantVendors.position));
  const classRows = await db.select().from(gameClasses).orderBy(asc(gameClasses.position));
  const brandRows = await db.select().from(gameBrands);
  return {
    games: new Map(active.map((game) => [game.nodeId, game])),
    byCategory: group(active, ({ category }) => category),
    vendors: new Map(vendorRows.map((vendor) => [vendor.code, vendor])),
    placements: group(placementRows, ({ merchant }) => merchant),
    classes: group(classRows, ({ category }) => category),
    brands: indexByBrand(brandRows, ({ position }) => position),
    brandListings: indexByBrand(brandRows, ({ listedAt }) => listedAt),
    ranks: await loadGameRanks(db),
  };
};
