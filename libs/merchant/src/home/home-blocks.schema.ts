import { z } from 'zod';
import { gameCategories } from '../categories.ts';
import { languageTable } from '../language-table.ts';
import type { LanguageCode } from '../languages.ts';
import { calendarDay, safeText, unique } from '../merchant.fields.ts';
import { describeProblem } from '../schema-message.ts';
import {
  canHaveCategory,
  defaultHomeBlocks,
  type HomeBlock,
  homeAudiences,
  homeBlockKinds,
  homeBlockRows,
  homeBlockSettings,
  maxHomeBlocks,
  collectionSources,
  tileSizes,
  upgradeHomeBlocks,
} from './home-blocks.ts';

const languageCode = z.enum(Object.keys(languageTable) as [LanguageCode, ...LanguageCode[]]);

interface Misuse {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * Returns an error for each setting of a block that its kind does not have, and for each combination of settings that
 * is not allowed, such as a first day after the last day.
 */
function findMisuse(block: HomeBlock): Misuse[] {
  const { kind, rows, source, category, from, to } = block;
  const allowed: readonly string[] = homeBlockSettings[kind];
  const range = homeBlockRows[kind];
  const foreign = Object.keys(block).filter((key) => key !== 'kind' && !allowed.includes(key));
  const misuse = foreign.map((key): Misuse => {
    const message =
      allowed.length === 0
        ? describeProblem('block.noSettings', { kind, key })
        : describeProblem('block.setting', { kind, key, allowed: allowed.join(', ') });
    return { path: [key], message };
  });
  const add = (path: string, message: string) => misuse.push({ path: [path], message });
  if (range && rows !== undefined && (rows < range.min || rows > range.max))
    add('rows', describeProblem('block.rows', { rows, kind, min: range.min, max: range.max }));
  if (kind === 'collection' && source === undefined)
    add('source', describeProblem('block.source', { sources: collectionSources.join(', ') }));
  if (source === 'category' && category === undefined)
    add('category', describeProblem('block.category', { categories: gameCategories.join(', ') }));
  if (source !== undefined && !canHaveCategory(source) && category !== undefined)
    add('category', describeProblem('block.sourceCategory', { source }));
  if (category === 'HOT' && source !== undefined) add('category', describeProblem('block.hot'));
  if (from !== undefined && to !== undefined && from > to) add('to', describeProblem('day.order', { from, to }));
  return misuse;
}

const homeBlock = z
  .strictObject({
    kind: z.enum(homeBlockKinds).meta({ description: 'Only a collection can be in the list several times.' }),
    source: z
      .enum(collectionSources)
      .optional()
      .meta({
        description:
          'Games of a collection. continue: those that the member played last. forYou: games like these. ' +
          'top: the ten games with the most players. categories: one collection for each category.',
      }),
    category: z
      .enum(gameCategories)
      .optional()
      .meta({ description: 'Category of a collection with the source category, hot or new.' }),
    rows: z.int().min(1).max(12).optional().meta({
      description: 'games: 1 to 12, default 4. collection: 1 to 3. draws: 1 to 8, default 4. matches: 1 to 6.',
    }),
    size: z.enum(tileSizes).optional().meta({ description: 'Size of the tiles of a collection. Default: small.' }),
    title: z
      .partialRecord(languageCode, safeText(40))
      .optional()
      .meta({ description: 'Title by language. Default: the title of the app.' }),
    audience: unique(z.enum(homeAudiences), 1, homeAudiences.length)
      .optional()
      .meta({ description: 'Visitors who see the block. Default: everybody.' }),
    from: calendarDay.optional().meta({ description: 'First day of the block, in the time zone of the brand.' }),
    to: calendarDay.optional().meta({ description: 'Last day of the block, in the time zone of the brand.' }),
  })
  .superRefine((block, context) => {
    for (const { path, message } of findMisuse(block)) context.addIssue({ code: 'custom', path: [...path], message });
  });

/** Returns the indexes of repeated blocks. Only blocks of the kind `collection` may be repeated. */
const findRepeated = (blocks: readonly HomeBlock[]): number[] =>
  blocks.flatMap(({ kind }, index) =>
    kind !== 'collection' && blocks.findIndex((other) => other.kind === kind) < index ? [index] : [],
  );

const blockList = z
  .array(homeBlock)
  .min(1)
  .max(maxHomeBlocks)
  .superRefine((blocks, context) => {
    for (const index of findRepeated(blocks)) {
      context.addIssue({
        code: 'custom',
        path: [index, 'kind'],
        message: describeProblem('block.repeated'),
      });
    }
  });

/**
 * Schema of the blocks of the home screen, from top to bottom. In an old brand file, a block can be a text with its
 * kind, such as `hero`. Such a text is converted to an object.
 */
export const homeBlocks = z
  .preprocess(upgradeHomeBlocks, blockList)
  .default(structuredClone(defaultHomeBlocks) as z.infer<typeof blockList>);
