import { applyOperation, type BatchObjects, type DraftChange, type DraftContent, getLeaf } from '../content.ts';
import { DraftError } from '../draft-error.ts';
import { areEqual, type Leaf } from '../json.ts';
import { maxBatchOperations } from '../limits.ts';
import { arePathsEqual, doPathsOverlap, type DraftPath } from '../path.ts';

/**
 * Change of one value by this client that the gateway has not confirmed yet. `from` is the value that the person saw
 * before the change.
 */
export interface PendingOperation {
  readonly id: string;
  readonly path: DraftPath;
  readonly from: Leaf | null;
  readonly to: Leaf | null;
}

/**
 * Operations of one edit that the gateway has not confirmed yet. One call sends all of them, and one undo step reverses
 * all of them. An operation is a change of one value.
 */
export interface PendingEdit {
  /** Sequence number of the last operation of the draft that the person had seen at the time of this edit. */
  readonly seen: number;
  readonly operations: readonly PendingOperation[];
  /**
   * True after the first attempt to send the edit. Its operations must not change after this attempt, because the
   * gateway may already have stored them.
   */
  readonly isSent: boolean;
}

/** Operation that the gateway has stored. `sequence` is its position in the history of the draft. */
export interface ConfirmedOperation extends PendingOperation {
  readonly sequence: number;
  readonly by: string;
  readonly replaced: { readonly sequence: number; readonly by: string; readonly value: Leaf | null } | null;
}

/**
 * Report that a person has replaced a value without seeing that another person had just set it. The report contains
 * this lost value, so that the other person can restore it.
 */
export interface Replacement {
  readonly path: DraftPath;
  /**
   * Value that was replaced. Null means that there was no value. `setBy` is the id of the operator who had set it.
   */
  readonly value: Leaf | null;
  readonly setBy: string;
  readonly replacedBy: string;
  /** Sequence number of the operation that replaced the value. */
  readonly sequence: number;
}

/** Edit that the gateway has rejected. The person can change the values and try again. */
export interface RejectedEdit {
  readonly edit: PendingEdit;
  readonly message: string;
}

export interface ClientState {
  /**
   * Content of the draft without the pending edits of this client. `sequence` is the number of the last operation in
   * this content.
   */
  readonly confirmed: DraftContent;
  readonly sequence: number;
  /** Edits that the gateway has not confirmed, oldest first. */
  readonly pending: readonly PendingEdit[];
  /** Content that the person sees. It is the confirmed content after all pending edits are applied to it. */
  readonly content: DraftContent;
  /**
   * Highest sequence number of the draft that the client has received. If it is above `sequence`, the client lacks
   * operations, and the caller must load them.
   */
  readonly latest: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly rejected: readonly RejectedEdit[];
  readonly replacements: readonly Replacement[];
}

/**
 * Applies an operation. Returns the content unchanged if the operation is not possible any more. For example, another
 * person has changed a parent object of the value to a text.
 */
const applyIfPossible = (content: DraftContent, change: DraftChange, batch: BatchObjects): DraftContent => {
  try {
    return applyOperation(content, change, batch).content;
  } catch (error) {
    if (error instanceof DraftError) return content;
    throw error;
  }
};

/** Recomputes `content`: applies the pending edits to the confirmed content. */
export const rebase = (state: Omit<ClientState, 'content'>): ClientState => {
  const batch: BatchObjects = new WeakSet();
  const content = state.pending
    .flatMap(({ operations }) => operations)
    .reduce((current, change) => applyIfPossible(current, change, batch), state.confirmed);
  return { ...state, content };
};

const hasSamePaths = (one: readonly DraftChange[], other: readonly DraftChange[]): boolean =>
  one.length === other.length && one.every(({ path }, index) => arePathsEqual(path, other[index]?.path ?? []));

/**
 * Adds an edit to the pending edits. If the document cannot contain the values, throws a DraftError and changes
 * nothing.
 */
export const addEdit = (
  state: ClientState,
  changes: readonly DraftChange[],
  { createId, isContinued }: { readonly createId: () => string; readonly isContinued: boolean },
): ClientState => {
  let { content } = state;
  const batch: BatchObjects = new WeakSet();
  const operations: PendingOperation[] = [];
  for (const { path, to } of changes) {
    const applied = applyOperation(content, { path, to }, batch);
    if (!areEqual(applied.from, to)) operations.push({ id: createId(), path, from: applied.from, to });
    content = applied.content;
  }
  if (operations.length === 0) return state;
  if (operations.length > maxBatchOperations)
    throw new DraftError('batch', `One edit has at most ${maxBatchOperations} operations. Make several edits`);
  const last = state.pending.at(-1);
  if (isContinued && last && !last.isSent && hasSamePaths(last.operations, operations)) {
    const continued = last.operations.map((operation, index) => ({ ...operation, to: operations[index]?.to ?? null }));
    const pending = [...state.pending.slice(0, -1), { ...last, operations: continued }];
    return { ...state, pending, content };
  }
  return { ...state, content, pending: [...state.pending, { seen: state.sequence, operations, isSent: false }] };
};

const toReplacements = ({ replaced, path, by, sequence }: ConfirmedOperation): readonly Replacement[] =>
  replaced ? [{ path, value: replaced.value, setBy: replaced.by, replacedBy: by, sequence }] : [];

/**
 * Adds operations that the gateway has stored to the state. Skips operations that the state already contains. If a
 * sequence number is missing, adds only the operations before the gap. After that, `latest` is above `sequence` in the
 * state, and the caller must load the missing operations.
 */
export const addConfirmed = (
  state: ClientState,
  operations: readonly ConfirmedOperation[],
  operatorId: string,
): ClientState => {
  let { confirmed, sequence, latest } = state;
  const batch: BatchObjects = new WeakSet();
  const added: ConfirmedOperation[] = [];
  for (const operation of [...operations].sort((one, other) => one.sequence - other.sequence)) {
    latest = Math.max(latest, operation.sequence);
    if (operation.sequence !== sequence + 1) continue;
    confirmed = applyOperation(confirmed, operation, batch).content;
    sequence = operation.sequence;
    added.push(operation);
  }
  const ids = new Set(operations.filter((each) => each.sequence <= sequence).map(({ id }) => id));
  const replacements = added
    .flatMap(toReplacements)
    .filter(({ setBy, replacedBy }) => setBy === operatorId || replacedBy === operatorId);
  return rebase({
    ...state,
    confirmed,
    sequence,
    latest,
    pending: state.pending
      .map((edit) => ({ ...edit, operations: edit.operations.filter(({ id }) => !ids.has(id)) }))
      .filter((edit) => edit.operations.length > 0),
    // Removes an edit from the rejected edits if the gateway has applied it after all. This happens if the gateway
    // rejects a repeated request first, and receives the original request later.
    rejected: state.rejected.filter(({ edit }) => !edit.operations.some(({ id }) => ids.has(id))),
    replacements: [...state.replacements, ...replacements],
  });
};

/**
 * Moves the first pending edit to the list of rejected edits. `message` is the error message of the gateway. Returns
 * the same state if no edit is pending.
 */
export const rejectFirst = (state: ClientState, message: string): ClientState => {
  const [edit, ...pending] = state.pending;
  return edit ? rebase({ ...state, pending, rejected: [...state.rejected, { edit, message }] }) : state;
};

/**
 * Returns true if a change at this path waits for the confirmation of the gateway. This includes a change of a parent
 * object, or of a value below the path.
 */
export const isPathPending = ({ pending }: ClientState, path: DraftPath): boolean =>
  pending.some(({ operations }) => operations.some((each) => doPathsOverlap(each.path, path)));

/** Returns the value that the person sees at a path. Null means that there is no value. */
export const getValue = ({ content }: ClientState, path: DraftPath): Leaf | null => getLeaf(content, path);
