import { type ApiError, isApiError, isNetworkError } from '@livery/api/client/api-error';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import type { DraftOperation } from '@livery/contract/operators/drafts';
import { OperatorNotLoggedIn } from '@livery/contract/operators/operator-error-code';
import {
  type ClientState,
  type ConfirmedOperation,
  createDraftClient,
  type DraftClient,
  type DraftRequest,
  type DraftResponse,
  type LoadedDraft,
  type RejectedEdit,
} from '@livery/drafts/client';
import type { Change } from '../model/brand-document.ts';
import { createRetryDelay } from './retry-delay.ts';
import type { EditQueue } from './edit-queue.ts';

/** Calls to the gateway for one draft. A call that fails throws an ApiError. */
export interface DraftCalls {
  readonly load: () => Promise<LoadedDraft>;
  readonly list: (after: number) => Promise<readonly DraftOperation[]>;
  readonly apply: (request: DraftRequest) => Promise<DraftResponse>;
  readonly undo: (request: { readonly id: string; readonly seen: number }) => Promise<DraftResponse>;
  readonly redo: (request: { readonly id: string; readonly seen: number }) => Promise<DraftResponse>;
}

export interface SessionOptions {
  readonly draft: LoadedDraft;
  readonly operatorId: string;
  readonly queue: EditQueue;
  readonly calls: DraftCalls;
  /** Converts the error of a call to a message. */
  readonly explain: (error: unknown) => string;
  /**
   * Called after the session has loaded operations (stored edits) of other people. The argument contains only these
   * operations.
   */
  readonly onOthers: (operations: readonly DraftOperation[]) => void;
}

/** State of the editor: the draft with the person's edits, and the edits that the gateway does not have yet. */
export interface SessionState {
  readonly client: ClientState;
  readonly isOffline: boolean;
  /**
   * Edits that the gateway has rejected and that the person has not discarded. Also contains the rejected edits of
   * browser tabs that were closed.
   */
  readonly rejected: readonly RejectedEdit[];
}

/** An open draft: the state of the client, its edit queue on the device, and the calls that send the edits. */
export interface DraftSession {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes values of the draft. Throws a DraftError for a value that a draft cannot contain. */
  readonly edit: (changes: readonly Change[]) => void;
  /**
   * Sends all edits, and then performs undo or redo. Does nothing if an edit cannot be sent. Rejects with an ApiError
   * if the undo or redo fails.
   */
  readonly step: (kind: 'undo' | 'redo') => Promise<void>;
  /**
   * Loads the operations (stored edits) that the client does not have yet. `sequence` is the number of the last
   * operation of the draft, or infinity if this number is not available. Does nothing if the client already has the
   * operation with this number.
   */
  readonly follow: (sequence: number) => void;
  /** Tries to send again now, for example because the network is back. */
  readonly retry: () => void;
  readonly discardRejected: (rejected: RejectedEdit) => void;
  readonly close: () => void;
}

/** Returns true for an error after which the same request can succeed later. */
const isTemporary = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  const { code, status } = error as ApiError;
  return (
    isNetworkError(error) ||
    status >= 500 ||
    // The body of the response is not valid, for example because a proxy has truncated it. The gateway may or may not
    // have stored the edit. The edit can be sent again, because the gateway applies each operation id only once.
    (code === ClientError.MalformedResponse && status < 400) ||
    code === ErrorCode.TooManyRequests ||
    code === ErrorCode.SystemBusy ||
    code === ErrorCode.IdempotencyPending ||
    code === OperatorNotLoggedIn
  );
};

/** Runs calls one after the other, so that responses are processed in the order of their requests. */
const createCallChain = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(run: () => Promise<Value>): Promise<Value> => {
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  };
};

interface SenderOptions {
  readonly client: DraftClient;
  readonly calls: DraftCalls;
  readonly explain: SessionOptions['explain'];
  readonly onOfflineChange: () => void;
}

/** Sends the pending edits, and retries until the gateway has received them. */
const createSender = ({ client, calls, explain, onOfflineChange }: SenderOptions) => {
  const delay = createRetryDelay();
  const runInOrder = createCallChain();
  const status = { isOffline: false, isClosed: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setOffline = (value: boolean): void => {
    if (!value) delay.reset();
    if (status.isOffline === value) return;
    status.isOffline = value;
    onOfflineChange();
  };
  /** Sends one request. Returns false if it has to be sent again later. */
  const sendOne = async (request: DraftRequest): Promise<boolean> => {
    try {
      client.receiveResponse(await calls.apply(request));
      setOffline(false);
    } catch (error) {
      if (isTemporary(error)) {
        client.receiveFailure();
        setOffline(true);
        return false;
      }
      client.receiveRejection(explain(error));
    }
    return true;
  };
  /** Sends all pending edits. Returns true if no edit is pending afterwards. */
  const sendAll = async (): Promise<boolean> => {
    for (let request = client.takeRequest(); request; request = client.takeRequest()) {
      if (status.isClosed) return false;
      if (await sendOne(request)) continue;
      if (!status.isClosed) timer = setTimeout(send, delay.next());
      return false;
    }
    return client.getPending().length === 0;
  };
  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  function send(): void {
    stopTimer();
    // If a retry timer was set in the meantime by an earlier failed call, nothing is sent now. The timer sends the
    // edits later.
    void runInOrder(async () => timer === undefined && (await sendAll()));
  }
  return {
    send,
    sendAll,
    runInOrder,
    setOffline,
    isOffline: () => status.isOffline,
    close: () => {
      status.isClosed = true;
      stopTimer();
    },
  };
};

/** Creates the session of a loaded draft. The session applies edits to the draft and sends them to the gateway. */
export const createDraftSession = (options: SessionOptions): DraftSession => {
  const { draft, operatorId, queue, calls, explain, onOthers } = options;
  const { pending, rejected: earlier } = queue.adopted;
  const client = createDraftClient({ draft, operatorId, createId: () => crypto.randomUUID(), pending });
  const listeners = new Set<() => void>();
  let discarded: readonly RejectedEdit[] = [];
  const sender = createSender({ client, calls, explain, onOfflineChange: () => publish() });
  const createState = (): SessionState => ({
    client: client.getState(),
    isOffline: sender.isOffline(),
    rejected: [...earlier, ...client.getState().rejected].filter((each) => !discarded.includes(each)),
  });
  let state = createState();
  function publish(): void {
    state = createState();
    queue.store({ pending: client.getPending(), rejected: state.rejected });
    for (const listener of listeners) listener();
  }
  client.subscribe(publish);

  /** Loads the operations up to `sequence`. Does nothing if an earlier response already contained them. */
  const loadMissing = async (sequence: number): Promise<void> => {
    const known = client.getState().sequence;
    if (sequence <= known) return;
    const operations = await calls.list(known);
    sender.setOffline(false);
    client.receiveOperations(operations as readonly ConfirmedOperation[]);
    const { sequence: loaded, latest } = client.getState();
    if (loaded < latest) client.reload(await calls.load());
    const others = operations.filter(({ by, sequence: each }) => by !== operatorId && each > known);
    if (others.length > 0) onOthers(others);
  };

  publish();
  sender.send();
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit: (changes) => {
      client.edit(changes);
      // While the gateway cannot be reached, nothing is sent here. The next retry sends the edit.
      if (!sender.isOffline()) sender.send();
    },
    step: (kind) =>
      sender.runInOrder(async () => {
        if (!(await sender.sendAll())) return;
        client.receiveHistoryStep(await calls[kind]({ id: crypto.randomUUID(), seen: client.getState().sequence }));
      }),
    follow: (sequence) => {
      if (Number.isFinite(sequence)) client.receiveSequence(sequence);
      if (sequence <= client.getState().sequence) return;
      sender
        .runInOrder(() => loadMissing(sequence))
        .then(sender.send)
        // If the missing operations cannot be loaded now, the next event or the next connection loads them.
        .catch(() => undefined);
    },
    retry: sender.send,
    discardRejected: (rejected) => {
      discarded = [...discarded, rejected];
      publish();
    },
    close: () => {
      sender.close();
      queue.close();
    },
  };
};
