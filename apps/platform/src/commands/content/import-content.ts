import type { Merchant } from '@livery/merchant/merchant.schema';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { claimDatabase } from '../../core/db/database-purpose.ts';
import { contentKinds } from '../../content-kinds.ts';
import { deleteUnusedImages, getImageId, saveContentImages } from '../../modules/content/index.ts';
import { ensureBrandAccounts } from '../../modules/ledger/index.ts';
import { computeChanges, describeChanges, hasChanges } from './compute-changes.ts';
import { ContentError } from './content-error.ts';
import { listImageReferences } from './content-images.ts';
import { describeProblem, type FolderContent, readContentFolder } from './read-content-folder.ts';

interface ImportContentOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Merchant;
  readonly folder: string;
  /** True to report the changes and write nothing. */
  readonly isDryRun: boolean;
}

/** Thrown at the end of a dry run to roll back its transaction. */
class DryRunEnd extends Error {}

const removeUnusedImages = async (tx: Database, brand: Merchant): Promise<void> => {
  const used: string[] = [];
  for (const kind of contentKinds)
    for (const { item } of await kind.load(tx, brand))
      used.push(...listImageReferences(item).flatMap((reference) => getImageId(reference) ?? []));
  await deleteUnusedImages(tx, brand.code, [...new Set(used)]);
};

/**
 * Replaces the brand's content in the database by the content of the folder, in the transaction `tx`. Kinds of
 * content without a file in the folder do not change. Returns lines that describe the changes. Throws a ContentError
 * if the new content would invalidate data of members.
 */
const applyContent = async (
  tx: Database,
  { brand, clock }: ImportContentOptions,
  { kinds, images }: FolderContent,
): Promise<string[]> => {
  const now = clock.now();
  await claimDatabase(tx, 'production', now);
  // The lock makes simultaneous imports run one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content-import'))`);
  await ensureBrandAccounts(tx, [brand]);
  const planned = [];
  for (const { kind, items } of kinds)
    planned.push({ kind, changes: computeChanges(kind, await kind.load(tx, brand), items) });
  const conflicts: string[] = [];
  for (const { kind, changes } of planned)
    for (const problem of (await kind.findConflicts?.(tx, brand, changes, now)) ?? [])
      conflicts.push(describeProblem(kind, problem));
  if (conflicts.length > 0)
    throw new ContentError('The content would break what members have. Nothing was written.', conflicts);
  const lines: string[] = [];
  await saveContentImages(tx, brand.code, images);
  for (const { kind, changes } of planned) {
    lines.push(...describeChanges(kind, changes));
    if (hasChanges(changes)) lines.push(...(await kind.apply(tx, brand, changes, now)).map((line) => `  ${line}`));
  }
  await removeUnusedImages(tx, brand);
  return lines;
};

/**
 * Imports the content of a folder in one transaction, and returns a text about the changes. Content of a kind without
 * a file is not changed. Throws a ContentError if content is invalid or would invalidate data of members, such as
 * bets that are not settled. Throws a DatabasePurposeError for the database of a demonstration.
 */
export const importContent = async (options: ImportContentOptions): Promise<string> => {
  const { db, brand, folder, isDryRun } = options;
  const content = await readContentFolder(folder, brand);
  let lines: readonly string[] = [];
  try {
    await db.transaction(async (tx) => {
      lines = await applyContent(tx, options, content);
      if (isDryRun) throw new DryRunEnd();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
  }
  return [
    `${isDryRun ? 'Dry run, nothing was written. ' : ''}Content of ${brand.code}:`,
    ...lines,
    ...content.warnings.map((warning) => `Warning: ${warning}`),
  ].join('\n');
};
