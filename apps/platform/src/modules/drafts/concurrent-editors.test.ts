import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import {
  applyDraftOperations,
  createDraft,
  getDraft,
  listDraftOperations,
  redoDraftOperation,
  undoDraftOperation,
} from '@livery/contract/operators/drafts';
import type { ConfirmedOperation, DraftClient, LoadedDraft } from '@livery/drafts/client';
import { createDraftClient } from '@livery/drafts/client';
import { applyOperation, createContent, toText } from '@livery/drafts/content';
import { DraftError } from '@livery/drafts/draft-error';
import { areEqual } from '@livery/drafts/json';
import type { RequestBody } from '@livery/contract/operation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';

const brand = 'plenty';
const base = '{"code":"plenty","theme":{"accent":"#c00","page":"#fff"}}';
const keys = [
  'code',
  'name',
  'theme.accent',
  'theme.page',
  'theme.radius',
  'texts.EN.a',
  'texts.EN.b',
  'alt',
  'alt.EN',
];
const operators = ['kim', 'ana', 'lee', 'sam'];
const rounds = 12;

let gateway: OperatorGateway;
beforeAll(async () => {
  gateway = await buildOperatorGateway();
});
afterAll(async () => {
  await gateway.close();
  await rm(gateway.config.dataFolder, { recursive: true, force: true });
});

/** Creates a function that returns deterministic random integers from 0 to `limit - 1`. */
const createRandom = () => {
  let state = 7;
  return (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
};

it('loses and repeats no edit of four editors whose responses are lost, and stores what their pages show', async () => {
  const random = createRandom();
  const source = { kind: 'document' as const, text: base, assets: [] };
  const { draftId } = getValue(await gateway.call(createDraft, { brand, name: 'Spring', source }));
  const key = { brand, draftId };
  const made = new Set<string>();
  const rejected = new Set<string>();

  const load = async (operator: string): Promise<LoadedDraft> =>
    getValue(await gateway.call(getDraft, key, { operator })) as LoadedDraft;
  const open = async (operatorId: string, pending: ReturnType<DraftClient['getPending']> = []) =>
    createDraftClient({ draft: await load(operatorId), operatorId, createId: randomUUID, pending });
  const clients = new Map<string, DraftClient>();
  for (const operator of operators) clients.set(operator, await open(operator));

  const edit = (client: DraftClient): void => {
    const changes = Array.from({ length: 1 + random(6) }, () => ({
      path: ['document', ...(keys[random(keys.length)] as string).split('.')],
      to: random(5) === 0 ? null : `value ${random(100)}`,
    }));
    try {
      client.edit(changes);
    } catch (error) {
      if (!(error instanceof DraftError)) throw error;
    }
    for (const { operations } of client.getPending()) for (const { id } of operations) made.add(id);
  };

  /**
   * Sends the next edit of a client. Unless `isReliable` is true, the test loses the response or closes the page before
   * the response, both at random.
   */
  const send = async (operator: string, client: DraftClient, isReliable = false): Promise<void> => {
    const request = client.takeRequest();
    if (!request) return;
    const call = { ...key, ...request } as RequestBody<typeof applyDraftOperations>;
    const reply = await gateway.call(applyDraftOperations, call, { operator });
    const loss = isReliable ? 9 : random(10);
    if (loss === 0) clients.set(operator, await open(operator, client.getPending()));
    else if (loss === 1) client.receiveFailure();
    else if (reply.status === 422) {
      for (const { id } of request.operations) rejected.add(id);
      client.receiveRejection('rejected');
    } else client.receiveResponse(getValue(reply) as Parameters<DraftClient['receiveResponse']>[0]);
  };

  const step = async (operator: string, client: DraftClient): Promise<void> => {
    const operation = random(3) === 0 ? redoDraftOperation : undoDraftOperation;
    const { sequence: seen } = client.getState();
    const value = getValue(await gateway.call(operation, { ...key, id: randomUUID(), seen }, { operator }));
    client.receiveHistoryStep(value as Parameters<DraftClient['receiveHistoryStep']>[0]);
  };

  const work = async (operator: string): Promise<void> => {
    const client = clients.get(operator) as DraftClient;
    for (let count = random(4); count > 0; count -= 1) edit(client);
    await send(operator, client);
    if (random(4) === 0) await step(operator, clients.get(operator) as DraftClient);
  };

  for (let round = 0; round < rounds; round += 1) await Promise.all(operators.map(work));
  for (const operator of operators) {
    const client = clients.get(operator) as DraftClient;
    client.receiveFailure();
    while (client.getPending().length > 0) await send(operator, client, true);
  }

  const { operations } = getValue(await gateway.call(listDraftOperations, key));
  const ids = operations.filter(({ undoes }) => undoes === null).map(({ id }) => id);
  expect(operations.map(({ sequence }) => sequence)).toEqual(operations.map((_, index) => index + 1));
  expect(made.size).toBeGreaterThan(100);
  expect(new Set([...ids, ...rejected])).toEqual(made);
  expect(new Set(ids).size).toBe(ids.length);
  expect(operations.filter(({ undoes }) => undoes !== null).length).toBeGreaterThan(3);
  // Applying all operations to the base must produce the document of the draft. In each operation, `from` must be the
  // value before this operation.
  let content = createContent(base, []);
  for (const operation of operations as ConfirmedOperation[]) {
    const applied = applyOperation(content, operation);
    expect(areEqual(applied.from, operation.from)).toBe(true);
    content = applied.content;
  }
  const draft = await load('kim');
  expect(draft.text).toBe(toText(content));
  for (const client of clients.values()) {
    client.receiveOperations(operations as ConfirmedOperation[]);
    expect(client.getState().sequence).toBe(operations.length);
    expect(areEqual(client.getState().content.document, content.document)).toBe(true);
  }
}, 120_000);
