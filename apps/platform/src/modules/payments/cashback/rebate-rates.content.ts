import { gameCategories } from '@livery/merchant/categories';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { type ContentKind, listWritten } from '../../../core/content/content-kind.ts';
import { percentSchema, toPercent, toShare } from '../../../core/content/content-schemas.ts';
import type { Database } from '../../../core/db/database.ts';
import { upsertRows } from '../../../core/db/upsert-rows.ts';
import { rebateRates } from './cashback-rebates.tables.ts';

const createRateSchema = () =>
  z.strictObject({
    category: z.enum(gameCategories),
    vipLevel: z.int().min(0).max(100),
    ratePercent: percentSchema,
  });
type RateItem = z.infer<ReturnType<typeof createRateSchema>>;

const getKey = ({ category, vipLevel }: RateItem): string => `${category}/${vipLevel}`;

/** Inserts cashback rates. A rate replaces the existing rate of the same brand, game category and VIP level. */
export const writeRebateRates = (tx: Database, rows: readonly (typeof rebateRates.$inferInsert)[]): Promise<void> =>
  upsertRows(tx, rebateRates, rows);

/**
 * Defines the cashback rates of a brand as content that the operator can export and import. The rates can change at any
 * time, because a claimed cashback stores the rates that it used.
 */
export const rebateContent: ContentKind<RateItem> = {
  name: 'rebates',
  effect: 'members get no rebate',
  isExpected: ({ flags }) => Boolean(flags.MANPLAYREB3 || flags.PLYRBT),
  createSchema: createRateSchema,
  getKey,
  // Positions of content items are counted within a group, but cashback rates have no order. Each rate is therefore the
  // only item of its own group, so that its position never changes.
  getGroup: getKey,
  load: async (db, { code }) =>
    (
      await db
        .select()
        .from(rebateRates)
        .where(eq(rebateRates.merchant, code))
        .orderBy(asc(rebateRates.vipLevel), asc(rebateRates.category))
    ).map(({ category, vipLevel, rate }) => ({
      item: { category, vipLevel, ratePercent: toPercent(rate) },
      position: 0,
    })),
  apply: async (tx, { code }, changes) => {
    for (const { item } of changes.removed)
      await tx
        .delete(rebateRates)
        .where(
          and(
            eq(rebateRates.merchant, code),
            eq(rebateRates.category, item.category),
            eq(rebateRates.vipLevel, item.vipLevel),
          ),
        );
    await writeRebateRates(
      tx,
      listWritten(changes).map(({ item: { category, vipLevel, ratePercent } }) => ({
        merchant: code,
        category,
        vipLevel,
        rate: toShare(ratePercent),
      })),
    );
    return [];
  },
};
