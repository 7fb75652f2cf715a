import { applyOperation, assertSize, type BatchObjects, type DraftChange, type DraftContent } from './content.ts';
import { DraftError } from './draft-error.ts';
import { findReplaced, type HistoryEntry } from './history.ts';
import type { Leaf } from './json.ts';

/**
 * Change that was applied. `from` is the value before the change. `replaced` is set if the change overwrites a value
 * that another person has set and that the author had not seen. It is the operation of this other person.
 */
export interface AppliedChange extends DraftChange {
  readonly from: Leaf | null;
  readonly replaced: HistoryEntry | undefined;
}

interface BatchOptions<Change extends DraftChange> {
  readonly content: DraftContent;
  readonly changes: readonly Change[];
  /**
   * All operations of the draft after the operation with the number `seen`, oldest first. It may also contain earlier
   * operations, which are ignored.
   */
  readonly recent: readonly HistoryEntry[];
  readonly by: string;
  /** Sequence number of the last operation that the person had seen before this call. */
  readonly seen: number;
}

const apply = (content: DraftContent, changes: readonly DraftChange[]): DraftContent => {
  const batch: BatchObjects = new WeakSet();
  return changes.reduce((current, change) => applyOperation(current, change, batch).content, content);
};

/**
 * Throws a BatchError if the document in `result` is too large. `result` is `content` after all changes. The field
 * `index` of the error is the position of the first change with which the document is too large.
 */
const assertTotalSize = (content: DraftContent, changes: readonly DraftChange[], result: DraftContent): void => {
  try {
    assertSize(result);
  } catch (error) {
    // Binary search for the first change with which the document is too large. After the first `small` changes, the
    // document is small enough. After the first `large` changes, it is too large.
    let [small, large] = [0, changes.length];
    while (large - small > 1) {
      const middle = Math.floor((small + large) / 2);
      try {
        assertSize(apply(content, changes.slice(0, middle)));
        small = middle;
      } catch {
        large = middle;
      }
    }
    throw error instanceof DraftError ? new BatchError(error, large - 1) : error;
  }
};

/**
 * Error for a batch that contains an invalid operation. `index` is the position of this operation in the batch, from 0.
 */
export class BatchError extends DraftError {
  readonly index: number;

  constructor({ reason, message }: DraftError, index: number) {
    super(reason, message);
    this.index = index;
  }
}

/**
 * Applies the operations of one call in their order. If one operation is invalid, throws a BatchError and applies none
 * of them.
 */
export const applyBatch = <Change extends DraftChange>({
  content,
  changes,
  recent,
  by,
  seen,
}: BatchOptions<Change>): { readonly content: DraftContent; readonly applied: readonly (Change & AppliedChange)[] } => {
  let current = content;
  const batch: BatchObjects = new WeakSet();
  const applied = changes.map((change, index) => {
    try {
      const { content: next, from } = applyOperation(current, change, batch);
      current = next;
      return { ...change, from, replaced: findReplaced(recent, { path: change.path, to: change.to, by, seen }) };
    } catch (error) {
      throw error instanceof DraftError ? new BatchError(error, index) : error;
    }
  });
  if (current !== content) assertTotalSize(content, changes, current);
  return { content: current, applied };
};
