import { ClientError, ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import {
  OperatorNotLoggedIn,
  OperatorNotPermitted,
  VersionStale,
} from '@livery/contract/operators/operator-error-code';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endStepUp, isStepUpRequested } from './step-up-requests.ts';
import { opsBaseQuery } from './ops-base-query.ts';

const change: OperationSpec = {
  name: 'suspendOperator',
  method: 'POST',
  path: '/ops/operators/:id/suspend',
  access: 'operator',
  summary: '',
};
const me: OperationSpec = { ...change, name: 'whoAmI', method: 'GET', path: '/ops/me' };
const read: OperationSpec = { ...change, name: 'listOperators', method: 'GET', path: '/ops/operators' };

interface Sent {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

type FakeResponse = 'lost' | 'cut' | { readonly status: number; readonly body: object };

const done: FakeResponse = { status: 200, body: { success: true, value: { state: 'suspended' } } };
const reject = (status: number, errorCode: string, value?: unknown): FakeResponse => ({
  status,
  body: { success: false, errorCode, value },
});

let sent: Sent[];
let responses: FakeResponse[];
const onSessionEnded = vi.fn();
const onPermissionMissing = vi.fn();

beforeEach(() => {
  sent = [];
  onSessionEnded.mockClear();
  onPermissionMissing.mockClear();
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('fetch', async (path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    sent.push({ path, headers, body: body && JSON.parse(body) });
    const response = responses.shift() ?? done;
    if (response === 'lost') throw new TypeError('Failed to fetch');
    if (response === 'cut') {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"success":tr'));
          stream.error(new TypeError('network error'));
        },
      });
      return new Response(body, { status: 200 });
    }
    return new Response(JSON.stringify(response.body), { status: response.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const run = async (operation: OperationSpec, version?: number) =>
  opsBaseQuery(
    { operation, args: { id: '7', reason: 'left the team' }, version },
    { signal: new AbortController().signal, extra: { onSessionEnded, onPermissionMissing } } as never,
    {},
  );
const listKeys = () => sent.map(({ headers }) => headers['Idempotency-Key']);

it('sends the path parameters in the path and the other fields in the body', async () => {
  responses = [done];
  expect(await run(change)).toEqual({ data: { state: 'suspended' } });
  expect(sent[0]).toMatchObject({ path: '/ops/operators/7/suspend', body: { reason: 'left the team' } });
});

it('repeats a call without a response with the same key, so that it is done once', async () => {
  responses = ['lost', 'lost', done];
  expect(await run(change)).toEqual({ data: { state: 'suspended' } });
  const keys = listKeys();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

it('repeats a call whose response ends too early, with the same key', async () => {
  vi.useFakeTimers();
  responses = ['cut', done];
  const result = run(change);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await result).toEqual({ data: { state: 'suspended' } });
  expect(new Set(listKeys()).size).toBe(1);
  expect(sent).toHaveLength(2);
});

it('does not repeat a log-in without a response, because its code can be used once', async () => {
  responses = ['lost'];
  const logIn: OperationSpec = { ...change, name: 'operatorCodeLogin', path: '/ops/login/code', access: 'console' };
  expect(await run(logIn)).toMatchObject({ error: { code: ClientError.Offline } });
  expect(listKeys()).toEqual([undefined]);
});

it('waits while the gateway is still executing the call', async () => {
  responses = [reject(409, ErrorCode.IdempotencyPending), done];
  expect(await run(change)).toHaveProperty('data');
  expect(new Set(listKeys()).size).toBe(1);
});

it('has another key for the same request after a response', async () => {
  responses = [done, done];
  await run(change);
  await run(change);
  expect(new Set(listKeys()).size).toBe(2);
});

it('sends a GET without a key, and reports a connection that stays away', async () => {
  responses = ['lost', 'lost', 'lost', 'lost'];
  expect(await run(read)).toMatchObject({ error: { status: 0 } });
  expect(listKeys()).toEqual([undefined, undefined, undefined, undefined]);
});

it('sends the version that the operator has seen, and reports a stale one with the current version', async () => {
  responses = [reject(412, VersionStale, { version: 9 })];
  expect(await run(change, 7)).toMatchObject({ error: { code: VersionStale, value: { version: 9 } } });
  expect(sent[0]?.headers['If-Match']).toBe('"7"');
});

it('requires a new proof of identity and then repeats the call', async () => {
  responses = [reject(403, ErrorCode.StepUpRequired), done];
  const running = run(change);
  await vi.waitFor(() => expect(isStepUpRequested()).toBe(true));
  endStepUp(true);
  expect(await running).toHaveProperty('data');
  expect(sent).toHaveLength(2);
});

it('does not repeat the call if the operator does not prove the identity', async () => {
  responses = [reject(403, ErrorCode.StepUpRequired)];
  const running = run(change);
  await vi.waitFor(() => expect(isStepUpRequested()).toBe(true));
  endStepUp(false);
  expect(await running).toMatchObject({ error: { code: ErrorCode.StepUpRequired } });
  expect(sent).toHaveLength(1);
});

it('reports that the session has ended', async () => {
  responses = [reject(401, OperatorNotLoggedIn)];
  await run(read);
  expect(onSessionEnded).toHaveBeenCalledOnce();
});

it('reports that the permission for a change is missing, but not for a query', async () => {
  responses = [reject(403, OperatorNotPermitted), reject(403, OperatorNotPermitted)];
  await run(read);
  expect(onPermissionMissing).not.toHaveBeenCalled();
  await run(change);
  expect(onPermissionMissing).toHaveBeenCalledOnce();
});

it('does not report the end of the session when it looks for a session', async () => {
  responses = [reject(401, OperatorNotLoggedIn)];
  expect(await run(me)).toMatchObject({ error: { code: OperatorNotLoggedIn } });
  expect(onSessionEnded).not.toHaveBeenCalled();
});
