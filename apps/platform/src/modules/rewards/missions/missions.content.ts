import { formatAmount, parseAmount } from '@livery/contract/money';
import { gameCategories } from '@livery/merchant/categories';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { type ContentKind, listWritten, toItemId, toRowId } from '../../../core/content/content-kind.ts';
import {
  createTitleSchema,
  getArtworkTheme,
  idSchema,
  imageSchema,
  positiveAmountSchema,
  toImageReference,
} from '../../../core/content/content-schemas.ts';
import type { Database } from '../../../core/db/database.ts';
import { upsertRows } from '../../../core/db/upsert-rows.ts';
import { missionGoals, missions } from '../missions.tables.ts';
import { areMissionsOn, formatGoal, type MissionRow } from './mission-rewards.ts';

const createMissionSchema = (brand: Merchant) =>
  z
    .strictObject({
      id: idSchema,
      titles: createTitleSchema(brand),
      image: imageSchema,
      goal: z.enum(missionGoals),
      category: z.enum(gameCategories).nullable().default(null),
      target: z.string(),
      period: z.enum(['day', 'week']),
      amount: positiveAmountSchema,
      points: z.int().min(0).max(100_000),
      rolloverTimes: z.int().min(0).max(1000),
      isActive: z.boolean().default(true),
    })
    .transform((item, context) => {
      const isAmount = item.goal === 'stake';
      const target = (isAmount ? positiveAmountSchema : z.string().regex(/^[1-9]\d{0,6}$/)).safeParse(item.target);
      if (target.success) return { ...item, target: target.data };
      context.addIssue({
        code: 'custom',
        path: ['target'],
        message: isAmount ? 'must be an amount such as "50.00"' : 'must be a whole number in quotes, such as "10"',
      });
      return z.NEVER;
    });
type MissionItem = z.infer<ReturnType<typeof createMissionSchema>>;

const toRow = (brand: Merchant, item: MissionItem, position: number): MissionRow => {
  const { id, image, goal, target, amount, ...rest } = item;
  return {
    ...rest,
    id: toRowId(brand, id),
    merchant: brand.code,
    picture: getArtworkTheme(image) ?? image,
    goal,
    target: goal === 'stake' ? parseAmount(target) : Number(target),
    amount: parseAmount(amount),
    position,
  };
};

const toItem = (brand: Merchant, row: MissionRow): MissionItem => ({
  id: toItemId(brand, row.id),
  titles: row.titles,
  image: toImageReference(row.picture),
  goal: row.goal,
  category: row.category as MissionItem['category'],
  target: formatGoal(row.goal, row.target),
  period: row.period,
  amount: formatAmount(row.amount),
  points: row.points,
  rolloverTimes: row.rolloverTimes,
  isActive: row.isActive,
});

/** Inserts missions. Existing missions with the same ids are replaced. */
export const writeMissions = (tx: Database, rows: readonly (typeof missions.$inferInsert)[]): Promise<void> =>
  upsertRows(tx, missions, rows);

/**
 * Defines the missions of a brand as content that the operator can export and import. Missions can change at any time,
 * because a claimed reward stores its own titles and amount.
 */
export const missionContent: ContentKind<MissionItem> = {
  name: 'missions',
  effect: 'the page of missions is empty',
  isExpected: ({ flags }) => areMissionsOn(flags),
  createSchema: createMissionSchema,
  getKey: ({ id }) => id,
  findProblems: (items, { code, categories }) =>
    items.flatMap(({ id, category }) =>
      category !== null && !categories.includes(category)
        ? [{ key: id, path: 'category', reason: `the brand ${code} does not have the category ${category}` }]
        : [],
    ),
  load: async (db, brand) =>
    (
      await db
        .select()
        .from(missions)
        .where(eq(missions.merchant, brand.code))
        .orderBy(asc(missions.position), asc(missions.id))
    ).map((row) => ({ item: toItem(brand, row), position: row.position })),
  apply: async (tx, brand, changes) => {
    const removed = changes.removed.map(({ item }) => toRowId(brand, item.id));
    await tx.delete(missions).where(and(eq(missions.merchant, brand.code), inArray(missions.id, removed)));
    await writeMissions(
      tx,
      listWritten(changes).map(({ item, position }) => toRow(brand, item, position)),
    );
    return [];
  },
};
