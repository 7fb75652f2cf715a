import { applyOperation, type DraftChange, type DraftContent, getLeaf } from '../content.ts';
import { DraftError } from '../draft-error.ts';
import { areEqual, type Leaf } from '../json.ts';
import { arePathsEqual, doPathsOverlap, type DraftPath } from '../path.ts';

/**
 * Operation of this client that the gateway has not confirmed yet. `from` is the value that the person saw before the
 * change.
 */
export interface PendingOperation {
  readonly id: string;
  readonly path: DraftPath;
  readonly from: Leaf | null;
  readonly to: Leaf | null;
}

/** Operations of one edit that the gateway has not confirmed yet. They are sent in one call and undone together. */
export interface PendingEdit {
  /** Sequence number of the last operation of the draft that the person had seen at the time of this edit. */
  readonly seen: number;
  readonly operations: readonly PendingOperation[];
  /** True after the first attempt to send the edit. From this time, its operations do not change any more. */
  readonly isSent: boolean;
}

/** Confirmed operation, as the gateway returns it. */
export interface ConfirmedOperation extends PendingOperation {
  readonly sequence: number;
  readonly by: string;
  readonly replaced: { readonly sequence: number; readonly by: string; readonly value: Leaf | null } | null;
}

/** Value of one person that another person replaced without having seen it. The first person can restore it. */
export interface Replacement {
  readonly path: DraftPath;
  /** Value that was replaced. `setBy` is the id of the operator who had set it. */
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
  /** Content that the gateway has confirmed. `sequence` is the number of the last confirmed operation. */
  readonly confirmed: DraftContent;
  readonly sequence: number;
  /** Edits that the gateway has not confirmed, oldest first. */
  readonly pending: readonly PendingEdit[];
  /** Content that the person sees. It is the confirmed content after all pending edits are applied to it. */
  readonly content: DraftContent;
  /**
   * Highest known sequence number of an operation of the draft. If it is above `sequence`, operations are missing and
   * must be loaded.
   */
  readonly latest: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly rejected: readonly RejectedEdit[];
  readonly replacements: readonly Replacement[];
}

/**
 * Applies an operation. Returns the content unchanged if the operation is no longer valid, e.g. after another person's
 * change.
 */
const applyIfPossible = (content: DraftContent, change: DraftChange): DraftContent => {
  try {
    return applyOperation(content, change).content;
  } catch (error) {
    if (error instanceof DraftError) return content;
    throw error;
  }
};

/** Recomputes `content`: applies the pending edits to the confirmed content. */
export const rebase = (state: Omit<ClientState, 'content'>): ClientState => ({
  ...state,
  content: state.pending.flatMap(({ operations }) => operations).reduce(applyIfPossible, state.confirmed),
});

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
  const operations: PendingOperation[] = [];
  for (const { path, to } of changes) {
    const applied = applyOperation(content, { path, to });
    if (!areEqual(applied.from, to)) operations.push({ id: createId(), path, from: applied.from, to });
    content = applied.content;
  }
  if (operations.length === 0) return state;
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
 * Adds confirmed operations from the gateway. Skips operations that are already known. If sequence numbers are missing
 * between the operations, adds only the operations before the gap. In this case, `latest` remains above `sequence`.
 */
export const addConfirmed = (
  state: ClientState,
  operations: readonly ConfirmedOperation[],
  operatorId: string,
): ClientState => {
  let { confirmed, sequence, latest } = state;
  const added: ConfirmedOperation[] = [];
  for (const operation of [...operations].sort((one, other) => one.sequence - other.sequence)) {
    latest = Math.max(latest, operation.sequence);
    if (operation.sequence !== sequence + 1) continue;
    confirmed = applyOperation(confirmed, operation).content;
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
    // An edit can be applied after it was rejected: the gateway receives an earlier request late, after it rejected a
    // repeated one.
    rejected: state.rejected.filter(({ edit }) => !edit.operations.some(({ id }) => ids.has(id))),
    replacements: [...state.replacements, ...replacements],
  });
};

/** Moves the first pending edit to the list of rejected edits, with the message of the gateway. */
export const rejectFirst = (state: ClientState, message: string): ClientState => {
  const [edit, ...pending] = state.pending;
  return edit ? rebase({ ...state, pending, rejected: [...state.rejected, { edit, message }] }) : state;
};

/** Returns true if the value at a path, above it or below it has a change that the gateway has not confirmed. */
export const isPathPending = ({ pending }: ClientState, path: DraftPath): boolean =>
  pending.some(({ operations }) => operations.some((each) => doPathsOverlap(each.path, path)));

/** Returns the value that the person sees at a path. Null means that there is no value. */
export const getValue = ({ content }: ClientState, path: DraftPath): Leaf | null => getLeaf(content, path);
