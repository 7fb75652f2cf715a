import { formatAmount, parseAmount } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type ContentKind, type ItemProblem, listWritten } from '../../../core/content/content-kind.ts';
import {
  amountSchema,
  createTitleSchema,
  percentSchema,
  toPercent,
  toShare,
} from '../../../core/content/content-schemas.ts';
import type { Database } from '../../../core/db/database.ts';
import { upsertRows } from '../../../core/db/upsert-rows.ts';
import { members } from '../../members/index.ts';
import { vipLevels } from '../vip.tables.ts';

const createLevelSchema = (brand: Merchant) =>
  z.strictObject({
    level: z.int().min(0).max(100),
    names: createTitleSchema(brand),
    requiredBets: amountSchema,
    levelUpBonus: amountSchema,
    rolloverTimes: z.int().min(0).max(1000),
    cashbackPercent: percentSchema,
    checkInExtraPercent: percentSchema,
  });
type LevelItem = z.infer<ReturnType<typeof createLevelSchema>>;

/** Finds problems: the levels must be numbered from 0, and each level must require more bets than the level before. */
const findProblems = (items: readonly LevelItem[]): ItemProblem[] =>
  items.flatMap(({ level, requiredBets }, index) => {
    const key = String(level);
    if (level !== index) return [{ key, path: 'level', reason: `must be ${index}: levels are in order, from 0` }];
    const before = items[index - 1];
    if (before && parseAmount(requiredBets) <= parseAmount(before.requiredBets))
      return [{ key, path: 'requiredBets', reason: `must be above those of level ${level - 1}` }];
    if (level === 0 && parseAmount(requiredBets) !== 0)
      return [{ key, path: 'requiredBets', reason: 'must be "0.00" for level 0, which all members have' }];
    return [];
  });

/** Inserts VIP levels. Existing levels with the same numbers are replaced. */
export const writeVipLevels = (tx: Database, rows: readonly (typeof vipLevels.$inferInsert)[]): Promise<void> =>
  upsertRows(tx, vipLevels, rows);

/** Defines the VIP levels of a brand as content that the operator can export and import. */
export const vipContent: ContentKind<LevelItem> = {
  name: 'vip',
  effect: 'the page of VIP levels is empty',
  isExpected: () => true,
  createSchema: createLevelSchema,
  getKey: ({ level }) => String(level),
  findProblems,
  load: async (db, { code }) =>
    (await db.select().from(vipLevels).where(eq(vipLevels.merchant, code)).orderBy(asc(vipLevels.level))).map(
      ({ level, names, requiredBets, levelUpBonus, rolloverTimes, cashbackShare, checkInExtra }) => ({
        item: {
          level,
          names,
          requiredBets: formatAmount(requiredBets),
          levelUpBonus: formatAmount(levelUpBonus),
          rolloverTimes,
          cashbackPercent: toPercent(cashbackShare),
          checkInExtraPercent: toPercent(checkInExtra),
        },
        position: level,
      }),
    ),
  findConflicts: async (tx, { code }, { removed }) => {
    if (removed.length === 0) return [];
    const [highest] = await tx
      .select({ level: sql<number>`coalesce(max(${members.vipLevel}), 0)`.mapWith(Number) })
      .from(members)
      .where(eq(members.merchant, code));
    return removed
      .filter(({ item }) => item.level <= (highest?.level ?? 0))
      .map(({ item }) => ({ key: String(item.level), reason: 'cannot be removed, because members have this level' }));
  },
  apply: async (tx, { code }, changes) => {
    const removed = changes.removed.map(({ item }) => item.level);
    await tx.delete(vipLevels).where(and(eq(vipLevels.merchant, code), inArray(vipLevels.level, removed)));
    await writeVipLevels(
      tx,
      listWritten(changes).map(({ item: { level, names, rolloverTimes, ...item } }) => ({
        merchant: code,
        level,
        names,
        rolloverTimes,
        requiredBets: parseAmount(item.requiredBets),
        levelUpBonus: parseAmount(item.levelUpBonus),
        cashbackShare: toShare(item.cashbackPercent),
        checkInExtra: toShare(item.checkInExtraPercent),
      })),
    );
    return [];
  },
};
