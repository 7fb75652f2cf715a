import type { LotteryMode } from '@livery/contract/lottery';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, eq, inArray, isNotNull, ne, notExists, or, sql } from 'drizzle-orm';
import {
  type ContentChanges,
  type ContentKind,
  listWritten,
  type PlacedItem,
} from '../../../core/content/content-kind.ts';
import type { Database } from '../../../core/db/database.ts';
import { upsertRows } from '../../../core/db/upsert-rows.ts';
import { gameBrands, games, isGameOfBrand, loadBrandPositions, vendors } from '../../catalogue/index.ts';
import { lotteryMinBets } from '../bets/stakes.ts';
import { lotteries, lotteryBets } from '../lottery.tables.ts';
import { deleteUnsoldIssues, findLotteryConflicts, hasOtherDraws, loadLotteries } from './lottery-conflicts.ts';
import {
  createLotterySchema,
  findLotteryProblems,
  type LotteryItem,
  toDrawSchedule,
  toScheduleItem,
} from './lottery-item.ts';
import { categoryByMode, listLotteryVendors, vendorByMode } from './lottery-vendors.ts';

type LotteryRow = typeof lotteries.$inferSelect;
type GameRow = typeof games.$inferSelect;

const toGameItem = (row: GameRow): LotteryItem['games'][number] => ({
  mode: row.lottoMode as LotteryMode,
  id: row.nodeId,
  gameCode: row.gameCode,
  names: row.names,
  theme: row.theme,
  colour: row.colour,
});

const toGameRow = (
  lottery: LotteryItem,
  game: LotteryItem['games'][number],
  position: number,
): typeof games.$inferInsert => ({
  nodeId: game.id,
  vendor: vendorByMode[game.mode],
  category: categoryByMode[game.mode],
  gameCode: game.gameCode,
  roomId: lottery.code,
  name: game.names.EN ?? Object.values(game.names)[0] ?? lottery.code,
  names: game.names,
  theme: game.theme,
  colour: game.colour,
  classify: null,
  lottoMode: game.mode,
  ...lotteryMinBets,
  lines: null,
  position,
  isActive: true,
});

/** Inserts lotteries. Existing lotteries with the same codes are replaced. */
export const writeLotteries = (tx: Database, rows: readonly (typeof lotteries.$inferInsert)[]): Promise<void> =>
  upsertRows(tx, lotteries, rows);

/**
 * Sets the smallest stakes of the lottery games in the catalogue to those of this module. They can differ after a change
 * of the stakes, and for lotteries that an earlier version of the gateway has imported.
 */
export const updateLotteryStakes = async (db: Database): Promise<void> => {
  const { minBet, minBets } = lotteryMinBets;
  await db
    .update(games)
    .set(lotteryMinBets)
    .where(and(isNotNull(games.lottoMode), or(ne(games.minBet, minBet), ne(games.minBets, minBets))));
};

/** Loads the lotteries that a brand offers. Each lottery contains the brand's games in which members bet on it. */
const load = async (db: Database, brand: Merchant): Promise<PlacedItem<LotteryItem>[]> => {
  const brands = await loadBrandPositions(db);
  const offered = (
    await db
      .select({ lottery: lotteries, game: games })
      .from(games)
      .innerJoin(lotteries, eq(lotteries.code, games.roomId))
      .where(and(isNotNull(games.lottoMode), eq(games.isActive, true), eq(lotteries.isActive, true)))
      .orderBy(asc(lotteries.position), asc(lotteries.code))
  ).filter(({ game }) => brand.categories.includes(game.category) && isGameOfBrand(brands, game.nodeId, brand));
  const getPosition = ({ game, lottery }: (typeof offered)[number]): number =>
    brands.get(game.nodeId)?.get(brand.code) ?? lottery.position;
  const byCode = new Map<
    string,
    { readonly lottery: LotteryRow; readonly position: number; readonly rows: GameRow[] }
  >();
  for (const offer of offered.sort((one, other) => getPosition(one) - getPosition(other))) {
    const entry = byCode.get(offer.lottery.code) ?? { lottery: offer.lottery, position: getPosition(offer), rows: [] };
    entry.rows.push(offer.game);
    byCode.set(offer.lottery.code, entry);
  }
  const order = Object.keys(vendorByMode);
  return [...byCode.values()].map(({ lottery, position, rows }) => ({
    position,
    item: {
      code: lottery.code,
      family: lottery.family,
      names: lottery.names,
      schedule: toScheduleItem(lottery.schedule),
      closesBefore: lottery.closesBefore,
      games: rows.map(toGameItem).sort((one, other) => order.indexOf(one.mode) - order.indexOf(other.mode)),
    },
  }));
};

/**
 * Withdraws the lottery games with these ids from a brand. A game or a lottery that no brand offers any more is
 * deactivated. A lottery with open bets is not deactivated, so that its draws still take place and the bets are
 * settled. Returns a message for the operator about each such lottery.
 */
const withdrawGames = async (
  tx: Database,
  { code: merchant }: Merchant,
  nodeIds: readonly string[],
): Promise<readonly string[]> => {
  if (nodeIds.length === 0) return [];
  await tx.delete(gameBrands).where(and(eq(gameBrands.merchant, merchant), inArray(gameBrands.nodeId, [...nodeIds])));
  const brandOfGame = tx
    .select({ one: sql`1` })
    .from(gameBrands)
    .where(eq(gameBrands.nodeId, games.nodeId));
  const inactive = await tx
    .update(games)
    .set({ isActive: false })
    .where(and(inArray(games.nodeId, [...nodeIds]), notExists(brandOfGame)))
    .returning({ code: games.roomId });
  const codes = inactive.map(({ code }) => code);
  const activeGame = tx
    .select({ one: sql`1` })
    .from(games)
    .where(and(eq(games.roomId, lotteries.code), isNotNull(games.lottoMode), eq(games.isActive, true)));
  const openBet = tx
    .select({ one: sql`1` })
    .from(lotteryBets)
    .where(and(eq(lotteryBets.code, lotteries.code), eq(lotteryBets.state, 'open')));
  const isUnused = and(inArray(lotteries.code, codes), notExists(activeGame));
  await tx
    .update(lotteries)
    .set({ isActive: false })
    .where(and(isUnused, notExists(openBet)));
  const drawn = await tx
    .select({ code: lotteries.code })
    .from(lotteries)
    .where(and(isUnused, eq(lotteries.isActive, true)));
  return drawn.map(({ code }) => `${code} takes no more bets. It is still drawn, because members have open bets`);
};

/** Inserts missing vendors of lottery games, sorted after all other vendors. */
const ensureVendors = async (tx: Database): Promise<void> => {
  const [last] = await tx.select({ position: sql<number>`coalesce(max(${vendors.position}), -1)` }).from(vendors);
  await tx
    .insert(vendors)
    .values(
      listLotteryVendors().map((vendor, index) => ({ ...vendor, position: Number(last?.position ?? -1) + 1 + index })),
    )
    .onConflictDoNothing();
};

/**
 * Creates messages for the operator about changed lotteries that other brands also offer. Each message names these
 * brands, because a new name or schedule also applies to them.
 */
const describeEffects = async (
  tx: Database,
  brand: Merchant,
  changes: ContentChanges<LotteryItem>,
): Promise<readonly string[]> => {
  const codes = listWritten(changes).map(({ item }) => item.code);
  const shared = await tx
    .selectDistinct({ code: games.roomId, merchant: gameBrands.merchant })
    .from(gameBrands)
    .innerJoin(games, eq(games.nodeId, gameBrands.nodeId))
    .where(and(isNotNull(games.lottoMode), inArray(games.roomId, codes)));
  const codesByBrand = new Map<string, string[]>();
  for (const { code, merchant } of shared)
    if (merchant !== brand.code) codesByBrand.set(merchant, [...(codesByBrand.get(merchant) ?? []), code]);
  return [...codesByBrand]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([merchant, shares]) => `${merchant} has the same draws and names of ${shares.sort().join(', ')}`);
};

const apply = async (
  tx: Database,
  brand: Merchant,
  changes: ContentChanges<LotteryItem>,
  now: Date,
): Promise<readonly string[]> => {
  const written = listWritten(changes);
  const dropped = [
    ...changes.removed.flatMap(({ item }) => item.games),
    ...changes.changed.flatMap(({ before, after }) =>
      before.item.games.filter(({ id }) => !after.item.games.some((game) => game.id === id)),
    ),
  ].map(({ id }) => id);
  const stored = await loadLotteries(
    tx,
    written.map(({ item }) => item.code),
  );
  if (written.length > 0) await ensureVendors(tx);
  for (const { item } of written) {
    const before = stored.get(item.code);
    if (before && hasOtherDraws(before, item)) await deleteUnsoldIssues(tx, before, item, now);
  }
  await writeLotteries(
    tx,
    written.map(({ item: { code, family, names, schedule, closesBefore }, position }) => ({
      code,
      family,
      names,
      schedule: toDrawSchedule(schedule),
      closesBefore,
      position: stored.get(code)?.position ?? position,
      isActive: true,
    })),
  );
  const offers = written.flatMap(({ item, position }) => item.games.map((game) => ({ item, game, position })));
  // The rows have no `listedAt`: a new row gets the current time, and an existing row keeps its time.
  await upsertRows(
    tx,
    games,
    offers.map(({ item, game, position }) => toGameRow(item, game, stored.get(item.code)?.position ?? position)),
  );
  await upsertRows(
    tx,
    gameBrands,
    offers.map(({ game, position }) => ({ nodeId: game.id, merchant: brand.code, position })),
  );
  return [...(await withdrawGames(tx, brand, dropped)), ...(await describeEffects(tx, brand, changes))];
};

/**
 * Defines the lotteries of a brand as content that the operator can export and import. A lottery and its draws are the
 * same at all brands that offer it. Only the games and their order belong to one brand.
 */
export const lotteryContent: ContentKind<LotteryItem> = {
  name: 'lotteries',
  effect: 'the app has no lotteries',
  isExpected: ({ categories }) => Object.values(categoryByMode).some((category) => categories.includes(category)),
  createSchema: createLotterySchema,
  getKey: ({ code }) => code,
  findProblems: findLotteryProblems,
  load,
  findConflicts: findLotteryConflicts,
  apply,
};
