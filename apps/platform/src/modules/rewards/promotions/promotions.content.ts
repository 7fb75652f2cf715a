import { isDeepStrictEqual } from 'node:util';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import {
  type ContentChanges,
  type ContentKind,
  type ItemProblem,
  listWritten,
  toItemId,
  toRowId,
} from '../../../core/content/content-kind.ts';
import {
  createHtmlSchema,
  createTitleSchema,
  getArtworkTheme,
  idSchema,
  imageSchema,
  timeSchema,
  toImageReference,
} from '../../../core/content/content-schemas.ts';
import type { Database } from '../../../core/db/database.ts';
import { upsertRows } from '../../../core/db/upsert-rows.ts';
import { promotionApplications, promotions, promotionKinds } from '../promotions.tables.ts';
import { rewardClaims } from '../rewards.tables.ts';
import { type PromotionRulesItem, ruleSchemas, toRulesItem, toStoredRules } from './promotion-rules.ts';

type PromotionRow = typeof promotions.$inferSelect;

const createFields = (brand: Merchant) => ({
  id: idSchema,
  titles: createTitleSchema(brand),
  summaries: createHtmlSchema(brand),
  contents: createHtmlSchema(brand),
  terms: createHtmlSchema(brand),
  image: imageSchema,
  rolloverTimes: z.int().min(0).max(1000),
  isActive: z.boolean().default(true),
  startsAt: timeSchema,
  endsAt: timeSchema.nullable().default(null),
});

interface PromotionItem extends z.infer<z.ZodObject<ReturnType<typeof createFields>>> {
  readonly kind: (typeof promotionKinds)[number];
  readonly rules: PromotionRulesItem;
}

const createPromotionSchema = (brand: Merchant): z.ZodType<PromotionItem> => {
  const fields = createFields(brand);
  const variants = promotionKinds.map((kind) =>
    z.strictObject({ ...fields, kind: z.literal(kind), rules: ruleSchemas[kind] }),
  );
  return z.discriminatedUnion('kind', variants as never) as unknown as z.ZodType<PromotionItem>;
};

const toRow = (brand: Merchant, item: PromotionItem, position: number): PromotionRow => {
  const { id, image, rules, startsAt, endsAt, ...rest } = item;
  return {
    ...rest,
    id: toRowId(brand, id),
    merchant: brand.code,
    picture: getArtworkTheme(image) ?? image,
    rules: toStoredRules(rules),
    position,
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
};

const toItem = (brand: Merchant, row: PromotionRow): PromotionItem => ({
  id: toItemId(brand, row.id),
  kind: row.kind,
  titles: row.titles,
  summaries: row.summaries,
  contents: row.contents,
  terms: row.terms,
  image: toImageReference(row.picture),
  rules: toRulesItem(row.rules),
  rolloverTimes: row.rolloverTimes,
  isActive: row.isActive,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
});

/** Returns the ids of the promotions that at least one member has claimed or applied for. */
const listUsed = async (tx: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const claimed = await tx
    .selectDistinct({ id: rewardClaims.promotionId })
    .from(rewardClaims)
    .where(inArray(rewardClaims.promotionId, [...ids]));
  const applied = await tx
    .selectDistinct({ id: promotionApplications.promotionId })
    .from(promotionApplications)
    .where(inArray(promotionApplications.promotionId, [...ids]));
  return new Set([...claimed, ...applied].flatMap(({ id }) => id ?? []));
};

/** Fields that define the reward and its conditions. They cannot change after a member has used the promotion. */
const fixedFields = ['kind', 'rules', 'rolloverTimes', 'startsAt'] as const;

const instead = 'Members have claimed this promotion or applied for it.';

const findConflicts = async (
  tx: Database,
  brand: Merchant,
  { changed, removed }: ContentChanges<PromotionItem>,
): Promise<ItemProblem[]> => {
  const ids = [...changed.map(({ after }) => after), ...removed].map(({ item }) => toRowId(brand, item.id));
  // An insert of an application also locks the row of its promotion, because of the foreign key. Therefore this lock
  // makes new applications for these promotions wait until the import ends. The rows are locked in a fixed order, so
  // that two imports cannot wait for each other (deadlock).
  await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(inArray(promotions.id, ids))
    .orderBy(promotions.id)
    .for('update');
  const used = await listUsed(tx, ids);
  const isUsed = ({ id }: PromotionItem): boolean => used.has(toRowId(brand, id));
  return [
    ...removed
      .filter(({ item }) => isUsed(item))
      .map(({ item }) => ({
        key: item.id,
        reason: `cannot be removed. ${instead} Leave it in the file, and end it with "isActive": false or "endsAt"`,
      })),
    ...changed
      .filter(({ after }) => isUsed(after.item))
      .flatMap(({ before, after }) =>
        fixedFields
          .filter((field) => !isDeepStrictEqual(before.item[field], after.item[field]))
          .map((path) => ({
            key: after.item.id,
            path,
            reason: `cannot change. ${instead} End it, and add a promotion with another id`,
          })),
      ),
  ];
};

/** Inserts promotions. Existing promotions with the same ids are replaced. */
export const writePromotions = (tx: Database, rows: readonly (typeof promotions.$inferInsert)[]): Promise<void> =>
  upsertRows(tx, promotions, rows);

/** Defines the promotions of a brand as content that the operator can export and import. */
export const promotionContent: ContentKind<PromotionItem> = {
  name: 'promotions',
  effect: 'the app has no promotions',
  isExpected: () => true,
  createSchema: createPromotionSchema,
  getKey: ({ id }) => id,
  findProblems: (items) =>
    items.flatMap(({ id, startsAt, endsAt }) =>
      endsAt !== null && endsAt <= startsAt ? [{ key: id, path: 'endsAt', reason: 'must be later than startsAt' }] : [],
    ),
  load: async (db, brand) =>
    (
      await db
        .select()
        .from(promotions)
        .where(eq(promotions.merchant, brand.code))
        .orderBy(asc(promotions.position), asc(promotions.id))
    ).map((row) => ({ item: toItem(brand, row), position: row.position })),
  findConflicts,
  apply: async (tx, brand, changes) => {
    const removed = changes.removed.map(({ item }) => toRowId(brand, item.id));
    await tx.delete(promotions).where(and(eq(promotions.merchant, brand.code), inArray(promotions.id, removed)));
    await writePromotions(
      tx,
      listWritten(changes).map(({ item, position }) => toRow(brand, item, position)),
    );
    return [];
  },
};
