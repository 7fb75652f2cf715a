import type { ApiError } from '@livery/api/client/api-error';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import type { DraftOperation } from '@livery/contract/operators/drafts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftSession, type DraftCalls } from './draft-session.ts';
import type { EditQueue, StoredEdits } from './edit-queue.ts';

type Failure = 'lost' | 'lostAfter' | ApiError;

const offline: ApiError = { code: ClientError.Offline, status: 0 };
const name = ['document', 'name'];

/** A gateway in memory. It applies an operation id only once. */
const createGateway = () => {
  const operations: DraftOperation[] = [];
  const failures: Failure[] = [];
  const add = (by: string, path: readonly string[], to: unknown, id = `${by}-${operations.length}`) => {
    const sequence = operations.length + 1;
    operations.push({
      id,
      path: [...path],
      from: null,
      to: to as string,
      sequence,
      by,
      at: '2026-01-01T00:00:00Z',
      undoes: null,
      replaced: null,
    });
  };
  const calls: DraftCalls = {
    load: () => Promise.reject(offline),
    list: async (after) => operations.filter(({ sequence }) => sequence > after),
    apply: async ({ seen, operations: sent }) => {
      const failure = failures.shift();
      if (failure === 'lost') throw offline;
      if (failure && failure !== 'lostAfter') throw failure;
      for (const { id, path, to } of sent) if (!operations.some((each) => each.id === id)) add('kim', path, to, id);
      if (failure === 'lostAfter') throw offline;
      return { operations: operations.filter(({ sequence }) => sequence > seen), canUndo: true, canRedo: false };
    },
    undo: async ({ seen }) => {
      add('kim', name, 'Aurora');
      return { operations: operations.filter(({ sequence }) => sequence > seen), canUndo: false, canRedo: true };
    },
    redo: () => Promise.reject(offline),
  };
  return { operations, failures, add, calls };
};

const createQueue = (adopted: StoredEdits = { pending: [], rejected: [] }) => {
  const stored: StoredEdits[] = [];
  const queue: EditQueue = { adopted, store: (edits) => void stored.push(edits), close: () => undefined };
  return { queue, getStored: () => stored.at(-1) };
};

const draft = { sequence: 0, text: '{"name":"Aurora"}', assets: [], canUndo: false, canRedo: false };

const open = (gateway = createGateway(), { queue, getStored } = createQueue()) => {
  const others: DraftOperation[] = [];
  const session = createDraftSession({
    draft,
    operatorId: 'kim',
    queue,
    calls: gateway.calls,
    explain: (error) => (error as ApiError).code,
    onOthers: (list) => void others.push(...list),
  });
  return { session, getStored, others, ...gateway };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const getName = ({ getState }: ReturnType<typeof open>['session']) => getState().client.content.document['name'];

it('shows an edit at once, and stores it on the device until the gateway has it', async () => {
  const { session, getStored, operations } = open();
  session.edit([{ path: name, to: 'Boreal' }]);
  expect(getName(session)).toBe('Boreal');
  expect(getStored()?.pending).toHaveLength(1);
  await settle();
  expect(operations.map(({ to }) => to)).toEqual(['Boreal']);
  expect(getStored()?.pending).toEqual([]);
});

it('keeps edits while there is no connection, and sends them once in their order when it is back', async () => {
  const { session, failures, operations, getStored } = open();
  failures.push('lost', 'lost');
  session.edit([{ path: name, to: 'Boreal' }]);
  await settle();
  expect(session.getState().isOffline).toBe(true);
  session.edit([{ path: ['document', 'currency'], to: 'PHP' }]);
  expect(getStored()?.pending).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.getState()).toMatchObject({ isOffline: false, client: { pending: [] } });
  expect(operations.map(({ to }) => to)).toEqual(['Boreal', 'PHP']);
});

it('applies an edit once when only the response was lost', async () => {
  const { session, failures, operations } = open();
  failures.push('lostAfter');
  session.edit([{ path: name, to: 'Boreal' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(operations).toHaveLength(1);
  expect(session.getState().client.pending).toEqual([]);
});

it('sends an edit again when a proxy has replaced the response', async () => {
  const { session, operations, failures } = open();
  failures.push({ code: ClientError.MalformedResponse, status: 200 });
  session.edit([{ path: name, to: 'Boreal' }]);
  await settle();
  expect([getName(session), session.getState().isOffline, session.getState().rejected]).toEqual(['Boreal', true, []]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(operations.map(({ to }) => to)).toEqual(['Boreal']);
  expect(session.getState().isOffline).toBe(false);
});

it('does not send an edit again that a proxy has rejected', async () => {
  const { session, operations, failures } = open();
  failures.push({ code: ClientError.MalformedResponse, status: 413 });
  session.edit([{ path: name, to: 'Boreal' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([operations, session.getState().isOffline]).toEqual([[], false]);
  expect(session.getState().rejected).toMatchObject([{ edit: { operations: [{ to: 'Boreal' }] } }]);
});

it('keeps a rejected edit with its reason and its value, also for the next page', async () => {
  const { session, failures, getStored } = open();
  failures.push({ code: ErrorCode.BadRequest, status: 400 });
  session.edit([{ path: name, to: 'Boreal' }]);
  await settle();
  const [rejected] = session.getState().rejected;
  expect(rejected).toMatchObject({ message: ErrorCode.BadRequest, edit: { operations: [{ to: 'Boreal' }] } });
  expect(getName(session)).toBe('Aurora');
  const next = open(createGateway(), createQueue(getStored()));
  expect(next.session.getState().rejected).toHaveLength(1);
  next.session.discardRejected(next.session.getState().rejected[0]!);
  expect(next.getStored()?.rejected).toEqual([]);
});

it('sends the edits of a page that was closed, with their ids', async () => {
  const first = open();
  first.failures.push('lostAfter');
  first.session.edit([{ path: name, to: 'Boreal' }]);
  await settle();
  first.session.close();
  const { operations, calls, failures, add } = first;
  const next = open({ operations, calls, failures, add }, createQueue(first.getStored()));
  expect(getName(next.session)).toBe('Boreal');
  await settle();
  expect(operations).toHaveLength(1);
  expect(next.session.getState().client.pending).toEqual([]);
});

it('loads what other people have changed, also what was missed without a connection', async () => {
  const { session, add, others } = open();
  add('noor', name, 'Cygnus');
  session.follow(1);
  await settle();
  expect(getName(session)).toBe('Cygnus');
  add('noor', name, 'Draco');
  session.follow(Number.POSITIVE_INFINITY);
  await settle();
  expect(getName(session)).toBe('Draco');
  expect(others).toHaveLength(2);
});

it('does not load its own edit, although the event of the edit comes before the response', async () => {
  const { session, operations, calls } = open();
  const list = vi.spyOn(calls, 'list');
  session.edit([{ path: name, to: 'Boreal' }]);
  session.follow(1);
  await settle();
  expect([operations.length, session.getState().client.sequence]).toEqual([1, 1]);
  expect(list).not.toHaveBeenCalled();
});

it('sends waiting edits before it undoes', async () => {
  const { session, operations } = open();
  session.edit([{ path: name, to: 'Boreal' }]);
  await session.step('undo');
  expect(operations.map(({ to }) => to)).toEqual(['Boreal', 'Aurora']);
  expect(session.getState().client).toMatchObject({ canUndo: false, canRedo: true });
  await expect(session.step('redo')).rejects.toEqual(offline);
});

it('sends nothing after it was closed', async () => {
  const { session, failures, operations } = open();
  failures.push('lost');
  session.edit([{ path: name, to: 'Boreal' }]);
  await settle();
  session.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(operations).toEqual([]);
});
