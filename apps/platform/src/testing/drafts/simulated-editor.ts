import { randomUUID } from 'node:crypto';
import type { Operation, RequestBody, ResponseValue } from '@livery/contract/operation';
import {
  applyDraftOperations,
  getDraft,
  listDraftOperations,
  redoDraftOperation,
  undoDraftOperation,
} from '@livery/contract/operators/drafts';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { Random } from '@livery/demo/random';
import {
  type ConfirmedOperation,
  createDraftClient,
  type DraftClient,
  type DraftResponse,
  type LoadedDraft,
  type PendingEdit,
  type RejectedEdit,
} from '@livery/drafts/client';
import type { DraftChange } from '@livery/drafts/content';
import { DraftError } from '@livery/drafts/draft-error';
import type { Reply } from '../client.ts';
import type { OperatorGateway } from '../releases/operator-gateway.ts';
import { createRandomEdit } from './random-edits.ts';
import type { SimulatedNetwork } from './simulated-network.ts';

/** Percentage of the edits that the gateway can reject. */
const riskyEdits = 30;

/** Operation that an editor has made, as it is sent to the gateway. */
export interface MadeOperation extends DraftChange {
  readonly by: string;
  /** Id of the first operation of the same edit. All operations of an edit are stored together or not at all. */
  readonly edit: string;
  /** Number of the last operation that the editor had received before the edit. */
  readonly seen: number;
}

/** Everything that the editors have done, by the ids in their requests. */
export interface EditorsRecord {
  readonly operations: Map<string, MadeOperation>;
  /** Ids of the requests for an undo or a redo. */
  readonly steps: Set<string>;
  /** Responses that no editor should get, such as internal errors. */
  readonly unexpected: string[];
}

interface EditorOptions {
  readonly operatorId: string;
  readonly gateways: readonly OperatorGateway[];
  readonly draft: { readonly brand: string; readonly draftId: string };
  readonly network: SimulatedNetwork;
  readonly random: Random;
  readonly record: EditorsRecord;
}

/** Edits in the storage of the editor's device, as the console stores them. */
interface StoredEdits {
  readonly pending: readonly PendingEdit[];
  readonly rejected: readonly RejectedEdit[];
}

/** Creates a simulated person who edits a draft in a page of the console. The page uses the client of the console. */
export const createSimulatedEditor = ({ operatorId, gateways, draft, network, random, record }: EditorOptions) => {
  let client: DraftClient | undefined;
  /** Number of the current page. A response to a request of an earlier page is ignored. */
  let pageNumber = 0;
  let isOnline = true;
  let storage = '{"pending":[],"rejected":[]}';
  /** Requests of the current page that have no response yet. */
  const calls = new Set<ReturnType<typeof network.call>>();
  /** Id of an undo or redo that got no response. The editor repeats it with the same id. */
  let failedStep: { readonly id: string; readonly kind: typeof undoDraftOperation } | undefined;
  let typed: readonly DraftChange[] = [];

  const readStorage = (): StoredEdits => JSON.parse(storage) as StoredEdits;

  /**
   * Sends a request to one of the gateways. `onEnd` gets undefined if there is no response, or if the gateway is busy.
   * A repeated request has either the same idempotency key or another one.
   */
  const call = <O extends Operation>(
    operation: O,
    request: RequestBody<O>,
    onEnd: (reply: Reply<ResponseValue<O>> | undefined) => void,
    onLate: (value: ResponseValue<O>) => void = () => undefined,
  ): void => {
    const key = randomUUID();
    const targets = [random.pick(gateways), random.pick(gateways)] as const;
    const keys = [key, random.below(2) === 0 ? key : randomUUID()];
    const sender = pageNumber;
    const sent = network.call<Reply<ResponseValue<O>>>({
      perform: (copy) =>
        (targets[copy] ?? targets[0]).call(operation, request, { operator: operatorId, key: keys[copy] }),
      onEnd: (reply) => {
        calls.delete(sent);
        onEnd(reply);
      },
      onLateResponse: ({ body }) => {
        if (body.success && isOnline && sender === pageNumber) onLate(body.value);
      },
    });
    calls.add(sent);
  };

  /** Returns true for a response after which the client sends the same request again. Records an unexpected response. */
  const isTemporary = ({ status, body, fault }: Reply<unknown>): boolean => {
    if (body.success || body.errorCode === OperatorErrorCode.DraftOperationInvalid) return false;
    if (body.errorCode !== ErrorCode.IdempotencyPending)
      record.unexpected.push(`${operatorId} got ${status} ${JSON.stringify(body)} ${fault?.stack ?? ''}`);
    return true;
  };

  const toOperations = (operations: readonly unknown[]) => operations as readonly ConfirmedOperation[];

  const start = (loaded: LoadedDraft): void => {
    const adopted = readStorage();
    const opened = createDraftClient({ draft: loaded, operatorId, createId: randomUUID, pending: adopted.pending });
    opened.subscribe(() => {
      const rejected = [...adopted.rejected, ...opened.getState().rejected];
      storage = JSON.stringify({ pending: opened.getPending(), rejected });
    });
    client = opened;
    typed = [];
  };

  const open = (): void =>
    call(getDraft, draft, (reply) => {
      if (reply?.body.success) start(reply.body.value as LoadedDraft);
      else if (reply) isTemporary(reply);
    });

  const edit = (page: DraftClient): number => {
    const isContinued = typed.length > 0 && random.below(2) === 0;
    const changes = isContinued
      ? typed.map(({ path, to }) => ({ path, to: `${String(to)}${random.pick(['a', 'ñ', '字'])}` }))
      : createRandomEdit(random, riskyEdits);
    typed = changes.every(({ path, to }) => path[1] === 'texts' && typeof to === 'string') ? changes : [];
    try {
      page.edit(changes, { isContinued });
    } catch (error) {
      if (!(error instanceof DraftError)) throw error;
      return 0;
    }
    const unsent = page.getPending().filter(({ isSent }) => !isSent);
    const count = record.operations.size;
    for (const { operations, seen } of unsent)
      for (const { id, path, to } of operations)
        record.operations.set(id, { path, to, by: operatorId, edit: operations[0]?.id ?? '', seen });
    return record.operations.size > count ? 1 : 0;
  };

  const send = (page: DraftClient): void => {
    const request = page.takeRequest();
    if (!request) return;
    const body = { ...draft, ...request } as RequestBody<typeof applyDraftOperations>;
    call(
      applyDraftOperations,
      body,
      (reply) => {
        if (!reply || isTemporary(reply)) page.receiveFailure();
        else if (reply.body.success) page.receiveResponse(reply.body.value as DraftResponse);
        else page.receiveRejection(reply.body.message ?? '');
      },
      ({ operations }) => page.receiveOperations(toOperations(operations)),
    );
  };

  const step = (page: DraftClient): void => {
    const kind = random.below(3) === 0 ? redoDraftOperation : undoDraftOperation;
    const current = failedStep ?? { id: randomUUID(), kind: kind as typeof undoDraftOperation };
    record.steps.add(current.id);
    const request = { ...draft, id: current.id, seen: page.getState().sequence };
    call(
      current.kind,
      request,
      (reply) => {
        failedStep = !reply || isTemporary(reply) ? current : undefined;
        if (reply?.body.success) page.receiveHistoryStep(reply.body.value as DraftResponse);
      },
      ({ operations }) => page.receiveOperations(toOperations(operations)),
    );
  };

  const reload = (page: DraftClient): void =>
    call(getDraft, draft, (reply) => {
      if (reply?.body.success) page.reload(reply.body.value as LoadedDraft);
    });

  /** Loads the operations that the page does not have yet. Sometimes also loads earlier ones, or receives them reversed. */
  const follow = (page: DraftClient): void => {
    const after = Math.max(0, page.getState().sequence - random.below(3));
    const isReversed = random.below(5) === 0;
    call(listDraftOperations, { ...draft, after }, (reply) => {
      if (!reply || isTemporary(reply) || !reply.body.success) return;
      const operations = toOperations(reply.body.value.operations);
      page.receiveOperations(isReversed ? operations.toReversed() : operations);
      const { sequence, latest } = page.getState();
      if (sequence < latest) reload(page);
    });
  };

  const setOnline = (value: boolean): void => {
    isOnline = value;
    if (!isOnline) for (const sent of calls) sent.disconnect();
  };

  return {
    operatorId,
    isOnline: () => isOnline,
    setOnline,
    /** Ends the page without a warning. Only the stored edits remain. */
    kill: (): void => {
      for (const sent of calls) sent.cancel();
      calls.clear();
      client = undefined;
      pageNumber += 1;
    },
    isOpen: () => client !== undefined,
    /** Opens the page and continues with the stored edits. */
    open: (): void => {
      if (isOnline && !client && calls.size === 0) open();
    },
    /** Makes a random edit. Returns the number of edits, which is 0 if the values do not change or are not possible. */
    edit: (): number => (client ? edit(client) : 0),
    send: (): void => {
      if (client && isOnline) send(client);
    },
    /** Undoes or redoes an edit. A person can do this only when no edit is pending. */
    step: (): void => {
      if (client && isOnline && client.getPending().length === 0) step(client);
    },
    follow: (): void => {
      if (client && isOnline) follow(client);
    },
    receiveEvent: (sequence: number): void => {
      if (isOnline) client?.receiveSequence(sequence);
    },
    isBehind: (): boolean => {
      const { sequence = 0, latest = 0 } = client?.getState() ?? {};
      return sequence < latest;
    },
    getState: () => client?.getState(),
    isIdle: (): boolean => client !== undefined && calls.size === 0 && client.getPending().length === 0,
    getRejected: (): readonly RejectedEdit[] => readStorage().rejected,
  };
};

export type SimulatedEditor = ReturnType<typeof createSimulatedEditor>;
