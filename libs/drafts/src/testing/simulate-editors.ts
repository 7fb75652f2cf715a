import {
  createDraftClient,
  type DraftClient,
  type DraftRequest,
  type DraftResponse,
} from '../client/create-draft-client.ts';
import type { DraftChange } from '../content.ts';
import { DraftError } from '../draft-error.ts';
import type { DraftPath } from '../path.ts';
import { createModelGateway } from './model-gateway.ts';

type Random = (limit: number) => number;
type ModelGateway = ReturnType<typeof createModelGateway>;

/** Creates a random generator for integers from 0 to `limit` − 1. The same seed gives the same numbers (mulberry32). */
const createRandom = (seed: number): Random => {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
};

/**
 * Paths that the editors change. The list is short, so that several editors often change the same value. Some paths
 * lead into other paths, so that some edits are invalid.
 */
const paths: readonly DraftPath[] = ['code', 'name', 'a', 'a.b', 'a.c', 'd.e', 'd.f', 'd.f.g', 'h', 'i', 'j'].map(
  (keys) => ['document', ...keys.split('.')],
);

/** Delivers a request, response or event. The simulated network can lose, repeat or reorder messages. */
type Message = () => void;

interface Editor {
  readonly operatorId: string;
  readonly client: DraftClient;
  readonly isOnline: boolean;
  /**
   * Number of the page in which the editor works now, from 0. The simulation sometimes closes a page without a warning
   * and opens a new page with the next number. Messages to the closed page are lost.
   */
  readonly page: number;
}

/**
 * Ids of all operations that the editors made (`ids`), and ids of the operations that the gateway rejected
 * (`rejectedIds`).
 */
interface Count {
  readonly ids: Set<string>;
  readonly rejectedIds: Set<string>;
}

export interface SimulationOptions {
  readonly editors: number;
  /**
   * Minimum number of operations (changes of one value in the draft), summed over all editors. The editors stop
   * editing when they reach it.
   */
  readonly edits: number;
  readonly seed: number;
}

/**
 * Simulates editors who work on one draft with an unreliable network. The simulation ends when all edits are made and
 * all editors have received all operations.
 */
export const simulateEditors = ({ editors: editorCount, edits, seed }: SimulationOptions) => {
  const random = createRandom(seed);
  const gateway: ModelGateway = createModelGateway('{"code":"plenty","name":"Plenty","a":{"b":1,"c":2},"d":{"e":3}}');
  const network: Message[] = [];
  const count: Count = { ids: new Set(), rejectedIds: new Set() };
  const kills = { count: 0 };
  let nextId = 0;
  const createId = (): string => `${(nextId += 1)}`;
  const open = (operatorId: string, pending: ReturnType<DraftClient['getPending']>): DraftClient =>
    createDraftClient({ draft: gateway.load(operatorId), operatorId, createId, pending });
  const editors: Editor[] = Array.from({ length: editorCount }, (_, index) => ({
    operatorId: `editor${index}`,
    client: open(`editor${index}`, []),
    isOnline: true,
    page: 0,
  }));
  const getEditor = (index: number): Editor => editors[index] as Editor;
  const change = (index: number, next: Partial<Editor>): void =>
    void (editors[index] = { ...getEditor(index), ...next });

  /**
   * Sends a message to an editor, sometimes twice. The message is lost if the editor is offline or its page was
   * replaced at the time of delivery.
   */
  const post = (index: number, deliver: (client: DraftClient) => void): void => {
    const { page } = getEditor(index);
    const message = (): void => {
      const editor = getEditor(index);
      if (editor.page === page && editor.isOnline) deliver(editor.client);
    };
    network.push(message);
    if (random(4) === 0) network.push(message);
  };

  const receive = (client: DraftClient, response: DraftResponse | string, request: DraftRequest): void => {
    // If the client now waits for the result of another request, this response is late or repeated.
    if (client.getPending()[0]?.operations[0]?.id !== request.operations[0]?.id) {
      if (typeof response !== 'string') client.receiveResponse(response);
      return;
    }
    if (typeof response !== 'string') return client.receiveResponse(response);
    for (const { id } of request.operations) count.rejectedIds.add(id);
    client.receiveRejection(response);
  };

  const send = (index: number): void => {
    const { client, operatorId, isOnline } = getEditor(index);
    const request = isOnline ? client.takeRequest() : undefined;
    if (!request) return;
    const isRequestLost = random(10) === 0;
    network.push(() => {
      const response = isRequestLost ? undefined : gateway.apply(operatorId, request);
      const isResponseLost = response === undefined || random(10) === 0;
      post(index, (current) => (isResponseLost ? current.receiveFailure() : receive(current, response, request)));
    });
  };

  const edit = (index: number): void => {
    const { client } = getEditor(index);
    const changes: readonly DraftChange[] = Array.from({ length: 1 + random(3) }, () => ({
      path: paths[random(paths.length)] as DraftPath,
      to: random(5) === 0 ? null : random(1000),
    }));
    try {
      client.edit(changes);
    } catch (error) {
      if (!(error instanceof DraftError)) throw error;
    }
    for (const { operations } of client.getPending()) for (const { id } of operations) count.ids.add(id);
  };

  const step = (index: number): void => {
    const { client, operatorId, isOnline } = getEditor(index);
    if (!isOnline) return;
    const seen = client.getState().sequence;
    const [id, kind] = [`step${createId()}`, random(3) === 0 ? ('redo' as const) : ('undo' as const)];
    network.push(() => {
      const response = gateway[kind](operatorId, seen, id);
      // Sometimes calls the gateway a second time with the same id. This simulates a caller that has got no response
      // and repeats the call.
      if (random(4) === 0) gateway[kind](operatorId, seen, id);
      post(index, (current) => current.receiveHistoryStep(response));
    });
  };

  const kill = (index: number): void => {
    kills.count += 1;
    const { client, operatorId, page } = getEditor(index);
    const stored = JSON.parse(JSON.stringify(client.getPending())) as ReturnType<DraftClient['getPending']>;
    change(index, { client: open(operatorId, stored), isOnline: true, page: page + 1 });
  };

  /**
   * Sends all operations that the editor has not received yet, like the event stream of the gateway. Sometimes also
   * sends earlier operations again, or sends the operations in reverse order.
   */
  const listen = (index: number): void => {
    const { client } = getEditor(index);
    const operations = gateway.log.slice(Math.max(0, client.getState().sequence - random(3)));
    post(index, (current) => current.receiveOperations(random(5) === 0 ? operations.toReversed() : operations));
  };

  const setOnline = (index: number, isOnline: boolean): void => {
    change(index, { isOnline });
    // When the connection ends or begins, the client treats a request without a response as failed.
    getEditor(index).client.receiveFailure();
  };

  const act = (index: number): void => {
    const action = random(100);
    if (action < 45) edit(index);
    else if (action < 75) send(index);
    else if (action < 83) step(index);
    else if (action < 94) listen(index);
    else if (action < 98) setOnline(index, !getEditor(index).isOnline);
    else kill(index);
  };

  const deliverSome = (): void => {
    while (network.length > 0 && random(3) > 0) network.splice(random(network.length), 1)[0]?.();
  };

  while (count.ids.size < edits) {
    act(random(editorCount));
    deliverSome();
  }
  for (const [index] of editors.entries()) setOnline(index, true);
  while (editors.some(({ client }) => client.getPending().length > 0) || network.length > 0) {
    for (const [index] of editors.entries()) send(index);
    network.splice(random(Math.max(1, network.length)), 1)[0]?.();
    if (network.length === 0) for (const { client } of editors) client.receiveFailure();
  }
  for (const { client } of editors) client.receiveOperations(gateway.log);
  return { gateway, clients: editors.map(({ client }) => client), ...count, kills: kills.count };
};
