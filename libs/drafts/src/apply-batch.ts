import { applyOperation, assertSize, type DraftChange, type DraftContent } from './content.ts';
import { DraftError } from './draft-error.ts';
import { findReplaced, type HistoryEntry } from './history.ts';
import type { Leaf } from './json.ts';

/** An operation that was applied: the values before and after it, and the operation of another person that it replaces. */
export interface AppliedChange extends DraftChange {
  readonly from: Leaf | null;
  readonly replaced: HistoryEntry | undefined;
}

interface BatchOptions<Change extends DraftChange> {
  readonly content: DraftContent;
  readonly changes: readonly Change[];
  /** Operations after `seen`, oldest first. Earlier ones do not matter. */
  readonly recent: readonly HistoryEntry[];
  readonly by: string;
  /** Last operation that the person had seen. */
  readonly seen: number;
}

const apply = (content: DraftContent, changes: readonly DraftChange[]): DraftContent =>
  changes.reduce((current, change) => applyOperation(current, change).content, content);

/** Throws a DraftError with the index of the first change after which the document is too large. */
const assertTotalSize = (content: DraftContent, changes: readonly DraftChange[], result: DraftContent): void => {
  try {
    assertSize(result);
  } catch (error) {
    // Some change between a small document and a large one is the first of the large ones.
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

/** Error for a batch with an operation that the draft cannot have. `index` is the number of the operation from 0. */
export class BatchError extends DraftError {
  readonly index: number;

  constructor({ reason, message }: DraftError, index: number) {
    super(reason, message);
    this.index = index;
  }
}

/** Applies the operations of one call in their order. Throws a BatchError, and applies none, if one is not possible. */
export const applyBatch = <Change extends DraftChange>({
  content,
  changes,
  recent,
  by,
  seen,
}: BatchOptions<Change>): { readonly content: DraftContent; readonly applied: readonly (Change & AppliedChange)[] } => {
  let current = content;
  const applied = changes.map((change, index) => {
    try {
      const { content: next, from } = applyOperation(current, change);
      current = next;
      return { ...change, from, replaced: findReplaced(recent, { path: change.path, to: change.to, by, seen }) };
    } catch (error) {
      throw error instanceof DraftError ? new BatchError(error, index) : error;
    }
  });
  if (current !== content) assertTotalSize(content, changes, current);
  return { content: current, applied };
};
