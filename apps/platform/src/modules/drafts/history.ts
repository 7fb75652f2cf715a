import type { DraftOperation } from '@livery/contract/operators/drafts';
import type { HistoryEntry } from '@livery/drafts/history';
import { maxBatchOperations } from '@livery/drafts/limits';
import type { Leaf } from '@livery/drafts/json';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/db/database.ts';
import { draftOperations, type DraftOperationRow } from './drafts.tables.ts';

/**
 * Maximum number of operations in one response. The same maximum applies to the operations in one call, because the
 * response to a call contains all its operations.
 */
export const maxListed = maxBatchOperations;

const replacedOperations = alias(draftOperations, 'replaced_operations');

/** Loads operations in the API format, the oldest first. */
export const listOperations = async (
  db: Database,
  draftId: string,
  { after = 0, upTo }: { readonly after?: number; readonly upTo?: number } = {},
): Promise<DraftOperation[]> => {
  const rows = await db
    .select({ operation: draftOperations, replaced: replacedOperations })
    .from(draftOperations)
    .leftJoin(
      replacedOperations,
      and(
        eq(replacedOperations.draftId, draftOperations.draftId),
        eq(replacedOperations.sequence, draftOperations.replaced),
      ),
    )
    .where(
      and(
        eq(draftOperations.draftId, draftId),
        gt(draftOperations.sequence, after),
        upTo === undefined ? undefined : lte(draftOperations.sequence, upTo),
      ),
    )
    .orderBy(asc(draftOperations.sequence))
    .limit(maxListed);
  return rows.map(({ operation, replaced }) => ({
    id: operation.id,
    path: [...operation.path],
    from: toContractLeaf(operation.from),
    to: toContractLeaf(operation.to),
    sequence: operation.sequence,
    by: operation.by,
    at: operation.at.toISOString(),
    undoes: operation.undoes,
    replaced: replaced && { sequence: replaced.sequence, by: replaced.by, value: toContractLeaf(replaced.to) },
  }));
};

const toContractLeaf = (value: Leaf | null): DraftOperation['to'] => value as DraftOperation['to'];

const toEntry = ({ sequence, batch, by, path, from, to, undoes }: DraftOperationRow): HistoryEntry => ({
  sequence,
  batch,
  by,
  path,
  from,
  to,
  undoes,
});

/**
 * Loads the operations with a number above `after`, the oldest first. Undo and redo need them, and so does the check if
 * an edit replaced a value that its author had not seen.
 */
export const loadHistory = async (db: Database, draftId: string, after = 0): Promise<HistoryEntry[]> => {
  const rows = await db
    .select()
    .from(draftOperations)
    .where(and(eq(draftOperations.draftId, draftId), gt(draftOperations.sequence, after)))
    .orderBy(asc(draftOperations.sequence));
  return rows.map(toEntry);
};

/** Finds the operations of a draft that have one of these ids. */
export const findOperations = (
  db: Database,
  draftId: string,
  ids: readonly string[],
): Promise<Pick<DraftOperationRow, 'id' | 'sequence' | 'by'>[]> =>
  db
    .select({ id: draftOperations.id, sequence: draftOperations.sequence, by: draftOperations.by })
    .from(draftOperations)
    .where(and(eq(draftOperations.draftId, draftId), inArray(draftOperations.id, [...ids])));

/**
 * Returns true if an undo or redo call with this id has already changed the draft. A client repeats a call with the
 * same id if it got no response.
 */
export const hasBatch = async (db: Database, draftId: string, batch: string): Promise<boolean> =>
  (await db.$count(draftOperations, and(eq(draftOperations.draftId, draftId), eq(draftOperations.batch, batch)))) > 0;

export const insertOperations = async (tx: Database, rows: readonly DraftOperationRow[]): Promise<void> => {
  await tx.insert(draftOperations).values([...rows]);
};
