import { createContent, type DraftAsset, type DraftChange } from '../content.ts';
import {
  addConfirmed,
  addEdit,
  type ClientState,
  type ConfirmedOperation,
  type PendingEdit,
  type PendingOperation,
  rebase,
  rejectFirst,
} from './client-state.ts';

export type { ClientState, ConfirmedOperation, PendingEdit, RejectedEdit, Replacement } from './client-state.ts';
export { getValue, isPathPending } from './client-state.ts';

/** A draft as the operation `getDraft` returns it. */
export interface LoadedDraft {
  readonly sequence: number;
  readonly text: string;
  readonly assets: readonly DraftAsset[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Value of `applyDraftOperations`, `undoDraftOperation` and `redoDraftOperation`. */
export interface DraftResponse {
  readonly operations: readonly ConfirmedOperation[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface DraftClientOptions {
  readonly draft: LoadedDraft;
  /** Id of the operator who edits. */
  readonly operatorId: string;
  /** Creates the id of an operation, for example `crypto.randomUUID`. */
  readonly createId: () => string;
  /** Edits of an earlier page that were not confirmed: the value of `getPending`. */
  readonly pending?: readonly PendingEdit[];
}

/** Part of the request of `applyDraftOperations` that the client decides. */
export interface DraftRequest {
  readonly seen: number;
  readonly operations: readonly PendingOperation[];
}

/**
 * State of an editor of one draft, without network. Edits show at once. The caller sends `takeRequest`, passes the
 * response on, and stores `getPending`, so that no edit is lost when the page closes.
 */
export interface DraftClient {
  readonly getState: () => ClientState;
  /** Calls a listener after each change of the state. Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Changes values. The changes are sent in one call, and undone together. `isContinued` joins them with the last edit if
   * that has the same paths and was not sent, for example while a person types. Throws a DraftError for a value that the
   * draft cannot have.
   */
  readonly edit: (changes: readonly DraftChange[], options?: { readonly isContinued?: boolean }) => void;
  /**
   * Returns the next request, or undefined if there is none or one is on its way. After a lost response, the next request
   * has the same ids, so the gateway applies it once.
   */
  readonly takeRequest: () => DraftRequest | undefined;
  /** Adds the response to a request of `takeRequest`. */
  readonly receiveResponse: (response: DraftResponse) => void;
  /** Adds the response to an undo or a redo. */
  readonly receiveHistoryStep: (response: DraftResponse) => void;
  /** Adds operations of other people, in any order and any number of times. */
  readonly receiveOperations: (operations: readonly ConfirmedOperation[]) => void;
  /** Notes the sequence of an event of the draft. The operations must be loaded if it is above that of the state. */
  readonly receiveSequence: (sequence: number) => void;
  /** The request had no response. It can be repeated. */
  readonly receiveFailure: () => void;
  /** The gateway rejected the request. Its edit moves to `rejected`. */
  readonly receiveRejection: (message: string) => void;
  /**
   * Replaces the confirmed content, for example after a long time offline. Pending edits stay. A draft that is older than
   * the confirmed content changes nothing.
   */
  readonly reload: (draft: LoadedDraft) => void;
  /** Removes the rejected edits and the replacements that the person has seen. */
  readonly dismiss: () => void;
  /** Edits to store on the device. */
  readonly getPending: () => readonly PendingEdit[];
}

const createState = (
  { sequence, text, assets, canUndo, canRedo }: LoadedDraft,
  previous: Pick<ClientState, 'pending' | 'rejected' | 'replacements'>,
): ClientState => {
  const confirmed = createContent(text, assets);
  const { pending, rejected, replacements } = previous;
  return rebase({ confirmed, sequence, latest: sequence, canUndo, canRedo, pending, rejected, replacements });
};

/** Creates the state of an editor of one draft. */
export const createDraftClient = ({ draft, operatorId, createId, pending = [] }: DraftClientOptions): DraftClient => {
  let state = createState(draft, { pending, rejected: [], replacements: [] });
  let isSending = false;
  const listeners = new Set<() => void>();
  const setState = (next: ClientState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const addResponse = ({ operations, canUndo, canRedo }: DraftResponse): void =>
    setState({ ...addConfirmed(state, operations, operatorId), canUndo, canRedo });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit: (changes, { isContinued = false } = {}) => setState(addEdit(state, changes, { createId, isContinued })),
    takeRequest: () => {
      const [first, ...rest] = state.pending;
      if (isSending || !first) return undefined;
      isSending = true;
      setState({ ...state, pending: [{ ...first, isSent: true }, ...rest] });
      return { seen: first.seen, operations: first.operations };
    },
    receiveResponse: (response) => {
      isSending = false;
      addResponse(response);
    },
    receiveHistoryStep: addResponse,
    receiveSequence: (sequence) => setState(sequence > state.latest ? { ...state, latest: sequence } : state),
    receiveOperations: (operations) => setState(addConfirmed(state, operations, operatorId)),
    receiveFailure: () => void (isSending = false),
    receiveRejection: (message) => {
      isSending = false;
      setState(rejectFirst(state, message));
    },
    reload: (loaded) => setState(loaded.sequence < state.sequence ? state : createState(loaded, state)),
    dismiss: () => setState({ ...state, rejected: [], replacements: [] }),
    getPending: () => state.pending,
  };
};
