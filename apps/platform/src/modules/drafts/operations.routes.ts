import { randomUUID } from 'node:crypto';
import type { ParsedRequest } from '@livery/contract/operation';
import {
  applyDraftOperations,
  listDraftOperations,
  redoDraftOperation,
  undoDraftOperation,
} from '@livery/contract/operators/drafts';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { applyBatch, BatchError } from '@livery/drafts/apply-batch';
import { type DraftChange, type DraftContent, listAssets, toText } from '@livery/drafts/content';
import { findRedo, findUndo } from '@livery/drafts/history';
import { isBaseName, isValidBaseName } from '@livery/merchant/extends';
import { areEqual, type Leaf } from '@livery/drafts/json';
import { formatPath } from '@livery/drafts/path';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { AuditNote, OperatorContext } from '../../core/operators/operator-context.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import { documentBodyLimit, findAssets } from '../releases/index.ts';
import { assertOpen, getDraftOrThrow, lockDraft, toContent, toGatewayError, updateDraft } from './drafts.ts';
import type { DraftOperationRow, DraftRow } from './drafts.tables.ts';
import { findOperations, hasBatch, insertOperations, listOperations, loadHistory, maxListed } from './history.ts';

/** Sends an event about the changed draft to the other editors. */
export type AnnounceChange = (row: DraftRow) => Promise<void>;

interface OperationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly announce: AnnounceChange;
}

type ChangeContext = Pick<OperatorContext<unknown>, 'tx' | 'operator' | 'isPermitted' | 'onCommit'>;
type StepRequest = ParsedRequest<typeof undoDraftOperation>;

interface NewOperation extends DraftChange {
  readonly id: string;
  readonly undoes: number | null;
}

interface Batch {
  readonly row: DraftRow;
  readonly content: DraftContent;
  readonly operations: readonly NewOperation[];
  /** Number of the last operation that the caller had seen. */
  readonly seen: number;
  readonly batch: string;
}

/**
 * Limits for an audit log entry about a call: maximum number of changed paths, and maximum number of characters of each
 * path.
 */
const maxRecordedPaths = 20;
const maxRecordedLength = 200;

/**
 * Creates the audit log details of a call with all its operations. The entry contains only a summary, because the draft
 * stores each operation permanently.
 */
const toNote = (
  { id }: DraftRow,
  operations: readonly { readonly path: readonly string[] }[],
  sequence: number,
): AuditNote => ({
  subject: { kind: 'draft', id },
  changes: {
    operations: operations.length,
    sequence,
    paths: [...new Set(operations.map(({ path }) => formatPath(path).slice(0, maxRecordedLength)))].slice(
      0,
      maxRecordedPaths,
    ),
  },
});

const assertSeen = ({ sequence }: DraftRow, seen: number): void => {
  if (seen > sequence)
    throw new GatewayError(ErrorCode.BadRequest, {
      message: `seen: the draft has ${sequence} operations, so nobody has seen number ${seen}. Load the draft again`,
    });
};

/** Throws a GatewayError if an operation sets an image that is not stored for the brand. */
const assertAssets = async (tx: Database, brand: string, operations: readonly NewOperation[]): Promise<void> => {
  const images = operations.filter(({ path, to }) => path[0] === 'assets' && typeof to === 'string');
  const known = await findAssets(
    tx,
    brand,
    images.map(({ to }) => to as string),
  );
  const unknown = images.find(({ to }) => !known.has(to as string));
  if (unknown)
    throw new GatewayError(OperatorErrorCode.DraftOperationInvalid, {
      message: `${formatPath(unknown.path)}: ${brand} has no image ${unknown.to}, add it first`,
      value: { reason: 'value', id: unknown.id },
    });
};

/**
 * Throws a GatewayError if an operation sets a brand as the base of the draft (the document from which the draft
 * inherits), but the operator may not read this brand. The error is the same if the brand does not exist.
 */
const assertBase = async (
  { isPermitted }: Pick<ChangeContext, 'isPermitted'>,
  brand: string,
  operations: readonly NewOperation[],
): Promise<void> => {
  for (const { id, path, to } of operations) {
    const isBase = path.length === 2 && path[1] === 'extends' && typeof to === 'string';
    if (!isBase || to === brand || !isValidBaseName(to) || isBaseName(to)) continue;
    if (await isPermitted('brands:read', to)) continue;
    throw new GatewayError(OperatorErrorCode.DraftOperationInvalid, {
      message: `${formatPath(path)}: you need the permission brands:read for ${to} to inherit from it`,
      value: { reason: 'value', id },
    });
  }
};

/**
 * Creates a function that applies a batch of operations to a draft and stores them. The created function returns the
 * new state of the draft.
 */
const createBatchWriter =
  ({ clock, announce }: OperationsDeps) =>
  async (
    { tx, operator, isPermitted, onCommit }: ChangeContext,
    { row, content, operations, seen, batch }: Batch,
  ): Promise<BatchResult> => {
    if (operations.length === 0) return { row, content, hasChanged: false };
    assertOpen(row);
    const [by, at] = [operator.operatorId, clock.now()];
    const recent = await loadHistory(tx, row.id, seen);
    try {
      const { content: next, applied } = applyBatch({ content, changes: operations, recent, by, seen });
      await assertAssets(tx, row.brand, operations);
      await assertBase({ isPermitted }, row.brand, operations);
      await insertOperations(
        tx,
        applied.map(({ id, path, from, to, undoes, replaced }, index): DraftOperationRow => ({
          draftId: row.id,
          sequence: row.sequence + index + 1,
          id,
          batch,
          by,
          at,
          path,
          from,
          to,
          undoes,
          replaced: replaced?.sequence ?? null,
        })),
      );
      const changed = await updateDraft(tx, row, {
        text: toText(next),
        assets: listAssets(next),
        sequence: row.sequence + applied.length,
        changedBy: by,
        changedAt: at,
      });
      onCommit(() => announce(changed));
      return { row: changed, content: next, hasChanged: applied.some(({ from, to }) => !areEqual(from, to)) };
    } catch (error) {
      throw toGatewayError(error, error instanceof BatchError ? { id: operations[error.index]?.id } : {});
    }
  };

interface BatchResult {
  readonly row: DraftRow;
  readonly content: DraftContent;
  /** True if a value of the document changed. */
  readonly hasChanged: boolean;
}

/** Finds out if the operator can undo or redo an operation in this draft. Returns `canUndo` and `canRedo`. */
const findSteps = async (tx: Database, { row, content }: BatchResult, by: string) => {
  const history = await loadHistory(tx, row.id);
  return {
    canUndo: findUndo({ history, content, by }).steps.length > 0,
    canRedo: findRedo({ history, content, by }).steps.length > 0,
  };
};

interface ResponseOptions {
  readonly seen: number;
  readonly before: number;
  /** True for an edit. False for an undo or a redo. */
  readonly isEdit: boolean;
  readonly by: string;
}

/** Creates the response to a call. `before` is the number of operations that the draft had before the call. */
const createResponse = async (tx: Database, result: BatchResult, { seen, before, isEdit, by }: ResponseOptions) => {
  const { row, hasChanged } = result;
  const isLong = row.sequence - seen > maxListed;
  return {
    sequence: row.sequence,
    operations: await listOperations(tx, row.id, { after: isLong ? before : seen }),
    // After an edit with changes, undo is always possible and redo never. The history is therefore not loaded in this
    // case, because it can be long.
    ...(isEdit && hasChanged ? { canUndo: true, canRedo: false } : await findSteps(tx, result, by)),
  };
};

const registerChange = (operators: OperatorRoutes, deps: OperationsDeps): void => {
  const write = createBatchWriter(deps);
  operators.route(
    applyDraftOperations,
    async ({ tx, request, operator, isPermitted, record, onCommit }) => {
      const { seen, operations } = request;
      const row = await lockDraft(tx, request);
      assertOpen(row);
      assertSeen(row, seen);
      const ids = operations.map(({ id }) => id);
      if (new Set(ids).size < ids.length)
        throw new GatewayError(ErrorCode.BadRequest, { message: 'operations: two operations have the same id' });
      const stored = await findOperations(tx, row.id, ids);
      const foreign = stored.find(({ by }) => by !== operator.operatorId);
      if (foreign)
        throw new GatewayError(ErrorCode.BadRequest, { message: `operations: the id ${foreign.id} is used already` });
      const known = new Set(stored.map(({ id }) => id));
      const added = operations
        .filter(({ id }) => !known.has(id))
        .map(({ id, path, to }): NewOperation => ({ id, path, to: to as Leaf | null, undoes: null }));
      const result = await write(
        { tx, operator, isPermitted, onCommit },
        { row, content: toContent(row), operations: added, seen, batch: added[0]?.id ?? '' },
      );
      record(toNote(row, added, result.row.sequence));
      return createResponse(tx, result, { seen, before: row.sequence, isEdit: true, by: operator.operatorId });
    },
    { bodyLimit: documentBodyLimit },
  );
};

const registerSteps = (operators: OperatorRoutes, deps: OperationsDeps): void => {
  const write = createBatchWriter(deps);
  /** Performs an undo or a redo. If a client repeats the call with the same id, the repeated call changes nothing. */
  const step = async (
    { tx, request, operator, isPermitted, record, onCommit }: OperatorContext<StepRequest>,
    find: typeof findUndo,
  ) => {
    const row = await lockDraft(tx, request);
    assertOpen(row);
    assertSeen(row, request.seen);
    const by = operator.operatorId;
    const content = toContent(row);
    const isRepeated = await hasBatch(tx, row.id, request.id);
    const found = isRepeated
      ? { steps: [], skipped: [] }
      : find({ history: await loadHistory(tx, row.id), content, by });
    const operations = found.steps.map((change) => ({ ...change, id: randomUUID() }));
    // `write` marks values of other persons that the caller replaces without having seen them. Undo and redo change no
    // operation of another person, so `seen` is the number of the last operation, and nothing is marked.
    const result = await write(
      { tx, operator, isPermitted, onCommit },
      { row, content, operations, seen: row.sequence, batch: request.id },
    );
    record(toNote(row, operations, result.row.sequence));
    const response = await createResponse(tx, result, {
      seen: request.seen,
      before: row.sequence,
      isEdit: false,
      by,
    });
    return { ...response, skipped: found.skipped.map(({ path, ...skipped }) => ({ ...skipped, path: [...path] })) };
  };
  operators.route(undoDraftOperation, (call) => step(call, findUndo));
  operators.route(redoDraftOperation, (call) => step(call, findRedo));
};

/** Registers the operations that change the document of a draft. */
export const operationsRoutes = (operators: OperatorRoutes, deps: OperationsDeps): void => {
  operators.route(listDraftOperations, async ({ request }) => {
    const row = await getDraftOrThrow(deps.db, request);
    return { operations: await listOperations(deps.db, row.id, { after: request.after ?? 0 }) };
  });
  registerChange(operators, deps);
  registerSteps(operators, deps);
};
