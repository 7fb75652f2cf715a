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

/** A draft as returned by the API operation `getDraft`. */
export interface LoadedDraft {
  readonly sequence: number;
  readonly text: string;
  readonly assets: readonly DraftAsset[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Response of the API operations `applyDraftOperations`, `undoDraftOperation` and `redoDraftOperation`. */
export interface DraftResponse {
  readonly operations: readonly ConfirmedOperation[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface DraftClientOptions {
  readonly draft: LoadedDraft;
  /** Id of the operator who edits. */
  readonly operatorId: string;
  /** Creates a unique id for an operation, for example with `crypto.randomUUID`. */
  readonly createId: () => string;
  /**
   * Edits of an earlier page load that the gateway has not confirmed. The caller has stored the result of `getPending`
   * on the device and passes it here.
   */
  readonly pending?: readonly PendingEdit[];
}

/**
 * Fields of an `applyDraftOperations` request that the client provides. The caller adds the brand and the id of the
 * draft.
 */
export interface DraftRequest {
  readonly seen: number;
  readonly operations: readonly PendingOperation[];
}

/**
 * State of one draft in an editor. An edit is visible immediately, before the gateway has confirmed it. The client does
 * not use the network or storage. The caller has two duties:
 * - It sends each request from `takeRequest` to the gateway, and passes the result to the client.
 * - It stores the result of `getPending`. Otherwise, unconfirmed edits are lost when the page closes.
 */
export interface DraftClient {
  readonly getState: () => ClientState;
  /** Calls a listener after each change of the state. Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Changes values. The changes of one call are one edit: they are sent in one request and undone together. If
   * `isContinued` is true, the changes are merged into the last edit, for example while a person is typing. If the
   * last edit was already sent or has other paths, the changes are a new edit instead. Throws a DraftError for a
   * value that the draft cannot contain.
   */
  readonly edit: (changes: readonly DraftChange[], options?: { readonly isContinued?: boolean }) => void;
  /**
   * Returns the request with the oldest pending edit. Returns undefined if no edit is pending, or while the previous
   * request has no result. After a failure, the next request contains the same operation ids. The gateway therefore
   * applies the operations only once, even if it has received both requests.
   */
  readonly takeRequest: () => DraftRequest | undefined;
  /** Processes the response to a request from `takeRequest`. */
  readonly receiveResponse: (response: DraftResponse) => void;
  /** Processes the response to an undo or redo request. */
  readonly receiveHistoryStep: (response: DraftResponse) => void;
  /**
   * Adds operations from the gateway, for example operations of other people. They can be in any order and can be
   * repeated.
   */
  readonly receiveOperations: (operations: readonly ConfirmedOperation[]) => void;
  /**
   * Processes an event with the sequence number of the newest operation of the draft. If this number is above `latest`
   * of the state, it becomes the new `latest`. While `latest` is above `sequence`, the caller must load operations.
   */
  readonly receiveSequence: (sequence: number) => void;
  /** Reports that the request from `takeRequest` got no response. After that, `takeRequest` returns the edit again. */
  readonly receiveFailure: () => void;
  /**
   * Reports that the gateway rejected the request from `takeRequest`. The edit in this request moves from the list
   * `pending` to the list `rejected`, together with the error message.
   */
  readonly receiveRejection: (message: string) => void;
  /**
   * Replaces the confirmed content with a newly loaded draft, for example after a long time offline. Pending edits stay
   * pending. Ignores a draft that is older than the confirmed content.
   */
  readonly reload: (draft: LoadedDraft) => void;
  /** Clears the lists of rejected edits and replacements after the person has seen them. */
  readonly dismiss: () => void;
  /** Returns the unconfirmed edits. Store them on the device. */
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

/** Creates the editor state of one draft. */
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
