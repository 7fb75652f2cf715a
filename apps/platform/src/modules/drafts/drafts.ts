import { ErrorCode } from '@livery/contract/errors';
import type { Draft } from '@livery/contract/operators/drafts';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { createContent, type DraftContent } from '@livery/drafts/content';
import { DraftError } from '@livery/drafts/draft-error';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { type DraftRow, drafts } from './drafts.tables.ts';

const listLimit = 200;

interface DraftKey {
  readonly brand: string;
  readonly draftId: string;
}

/** Converts a draft to the API format. */
export const toDraft = ({ id, createdAt, changedAt, ...row }: Omit<DraftRow, ContentColumn>): Draft => ({
  draftId: id,
  brand: row.brand,
  name: row.name,
  state: row.state,
  baseVersion: row.baseVersion,
  sequence: row.sequence,
  createdBy: row.createdBy,
  createdAt: createdAt.toISOString(),
  changedBy: row.changedBy,
  changedAt: changedAt.toISOString(),
});

type ContentColumn = 'baseText' | 'baseAssets' | 'text' | 'assets';

/** Returns the content of a draft after all operations. */
export const toContent = ({ text, assets, baseText }: DraftRow): DraftContent => createContent(text, assets, baseText);

/**
 * Converts a DraftError to a GatewayError whose `value` contains the reason and `details`. Returns other errors
 * unchanged.
 */
export const toGatewayError = (error: unknown, details: Readonly<Record<string, unknown>> = {}): unknown =>
  error instanceof DraftError
    ? new GatewayError(OperatorErrorCode.DraftOperationInvalid, {
        message: error.message,
        value: { reason: error.reason, ...details },
      })
    : error;

const createNotFound = ({ brand, draftId }: DraftKey): GatewayError =>
  new GatewayError(ErrorCode.NotFound, { message: `${brand} has no draft ${draftId}` });

const whereDraft = ({ brand, draftId }: DraftKey) => and(eq(drafts.id, draftId), eq(drafts.brand, brand));

/** Returns a draft of a brand. Throws a GatewayError if the brand has no such draft. */
export const getDraftOrThrow = async (db: Database, key: DraftKey): Promise<DraftRow> => {
  const [row] = await db.select().from(drafts).where(whereDraft(key));
  if (!row) throw createNotFound(key);
  return row;
};

/** Returns a draft and locks its row until the end of the transaction. Throws a GatewayError if there is none. */
export const lockDraft = async (tx: Database, key: DraftKey): Promise<DraftRow> => {
  const [row] = await tx.select().from(drafts).where(whereDraft(key)).for('update');
  if (!row) throw createNotFound(key);
  return row;
};

/** Throws a GatewayError for a closed draft, which accepts no changes. */
export const assertOpen = ({ state, name }: DraftRow): void => {
  if (state === 'closed')
    throw new GatewayError(OperatorErrorCode.DraftClosed, {
      message: `The draft "${name}" is closed. Open it again first`,
    });
};

/** Lists the drafts of a brand without their documents, the last changed first. */
export const listDraftRows = (db: Database, brand: string): Promise<Omit<DraftRow, ContentColumn>[]> =>
  db
    .select({
      id: drafts.id,
      brand: drafts.brand,
      name: drafts.name,
      state: drafts.state,
      baseVersion: drafts.baseVersion,
      sequence: drafts.sequence,
      createdBy: drafts.createdBy,
      createdAt: drafts.createdAt,
      changedBy: drafts.changedBy,
      changedAt: drafts.changedAt,
    })
    .from(drafts)
    .where(eq(drafts.brand, brand))
    .orderBy(desc(drafts.changedAt), drafts.id)
    .limit(listLimit);

/**
 * Returns one open draft for each brand that has open drafts: the draft that was changed last. `isAhead` is true if any
 * open draft of this brand has operations (edits).
 */
export const listOpenDraftRows = (db: Database) =>
  db
    .selectDistinctOn([drafts.brand], {
      brand: drafts.brand,
      draftId: drafts.id,
      isAhead: sql<boolean>`bool_or(${drafts.sequence} > 0) over (partition by ${drafts.brand})`,
    })
    .from(drafts)
    .where(eq(drafts.state, 'open'))
    .orderBy(drafts.brand, desc(drafts.changedAt), drafts.id);

export const insertDraft = async (tx: Database, row: DraftRow): Promise<void> => {
  await tx.insert(drafts).values(row);
};

/** Changes a draft and returns its new row. The caller must already have locked the row in the same transaction. */
export const updateDraft = async (
  tx: Database,
  row: DraftRow,
  change: Partial<Pick<DraftRow, 'name' | 'state' | 'text' | 'assets' | 'sequence'>> &
    Pick<DraftRow, 'changedBy' | 'changedAt'>,
): Promise<DraftRow> => {
  await tx.update(drafts).set(change).where(eq(drafts.id, row.id));
  return { ...row, ...change };
};
