import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  applyDraftOperations,
  createDraft,
  draftEventsPath,
  renameDraft,
  reportDraftPresence,
} from '@livery/contract/operators/drafts';
import type { Permission } from '@livery/contract/operators/permissions';
import { createRedisServer, hasRedisServer } from '@livery/test-servers/redis-server';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../../../core/clock/durations.ts';
import { createEmptyAppStore } from '../../../testing/app-store.ts';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { importFiles, readFixtureBrand } from '../../../testing/releases/release-tools.ts';

const brand = 'plenty';
const accent = ['document', 'theme', 'accent'];
const all: readonly Permission[] = ['drafts:read', 'drafts:write', 'brands:create'];
/** Permissions of each operator. Tests remove permissions and add them again. */
const permissions: Record<string, readonly Permission[]> = {};
const open: IncomingMessage[] = [];

let gateway: OperatorGateway;
beforeAll(async () => {
  gateway = await buildOperatorGateway({ permissions });
  await gateway.listen();
});
afterEach(() => {
  for (const response of open.splice(0)) response.destroy();
  for (const name of Object.keys(permissions)) delete permissions[name];
});
afterAll(async () => {
  await gateway.close();
  await rm(gateway.config.dataFolder, { recursive: true, force: true });
});

const create = async (to: OperatorGateway = gateway): Promise<string> => {
  const source = { kind: 'document' as const, text: '{"code":"plenty"}', assets: [] };
  return getValue(await to.call(createDraft, { brand, name: 'Spring', source })).draftId;
};

const edit = (draftId: string, operator = 'ana', to: OperatorGateway = gateway) =>
  to.call(
    applyDraftOperations,
    { brand, draftId, seen: 0, operations: [{ id: randomUUID(), path: accent, from: null, to: '#123456' }] },
    { operator },
  );

const report = async (draftId: string, operator: string, path: string[] | null = null) =>
  getValue(await gateway.call(reportDraftPresence, { brand, draftId, path }, { operator })).people;

interface Event {
  readonly name: string;
  readonly data: unknown;
}

/** Subscribes to the events of a draft. `events` is filled over time. `hasEnded` is true when the stream has ended. */
const listen = async (
  draftId: string,
  {
    operator = 'kim',
    forBrand = brand,
    from = gateway,
  }: { operator?: string; forBrand?: string; from?: OperatorGateway } = {},
) => {
  const { port } = from.core.app.server.address() as AddressInfo;
  const request = get({
    port,
    path: draftEventsPath.replace(':brand', forBrand).replace(':draftId', draftId),
    headers: { host: 'console.play.test', ...(operator && { authorization: operator }) },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  open.push(response);
  const state = { status: response.statusCode, headers: response.headers, events: [] as Event[], hasEnded: false };
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    state.events = [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name = '', data = '']) => ({
      name,
      data: JSON.parse(data) as unknown,
    }));
  });
  response.on('end', () => (state.hasEnded = true)).on('error', () => undefined);
  return state;
};

const wait = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000, interval: 10 });

describe('the events of a draft', () => {
  it('begin with its sequence, and contain each change of this draft', async () => {
    const [draftId, otherId] = [await create(), await create()];
    const stream = await listen(draftId);
    expect(stream.headers['content-type']).toContain('text/event-stream');
    expect(stream.headers).not.toHaveProperty('access-control-allow-origin');
    await wait(() => expect(stream.events).toContainEqual({ name: 'operations', data: { sequence: 0 } }));
    getValue(await edit(otherId));
    getValue(await edit(draftId));
    await wait(() => expect(stream.events).toContainEqual({ name: 'operations', data: { sequence: 1 } }));
    expect(stream.events.filter(({ name }) => name === 'operations')).toHaveLength(2);
    getValue(await gateway.call(renameDraft, { brand, draftId, name: 'Summer' }));
    await wait(() => expect(stream.events.filter(({ name }) => name === 'operations')).toHaveLength(3));
  });

  it('report a new version of the base to the drafts that inherit from it', async () => {
    const source = { kind: 'document' as const, text: '{"code":"heir","extends":"plenty"}', assets: [] };
    const heir = getValue(await gateway.call(createDraft, { brand: 'heir', name: 'Spring', source }));
    const stream = await listen(heir.draftId, { forBrand: 'heir' });
    const other = await listen(await create());
    await importFiles(gateway, await readFixtureBrand());
    await wait(() => expect(stream.events).toContainEqual({ name: 'base', data: { name: 'plenty' } }));
    expect(other.events.map(({ name }) => name)).not.toContain('base');
  });

  it('contain the other people, and where they work', async () => {
    const draftId = await create();
    const stream = await listen(draftId);
    await report(draftId, 'kim');
    await report(draftId, 'ana', accent);
    const person = { operatorId: 'ana', name: 'ana', path: accent };
    await wait(() => expect(stream.events).toContainEqual({ name: 'people', data: { people: [person] } }));
    expect(JSON.stringify(stream.events)).not.toContain('"kim"');
  });

  it('end when the permission of the operator ends, before the next change is sent', async () => {
    permissions.kim = all;
    const draftId = await create();
    const stream = await listen(draftId);
    await wait(() => expect(stream.events).toContainEqual({ name: 'operations', data: { sequence: 0 } }));
    permissions.kim = [];
    getValue(await edit(draftId));
    await wait(() => expect(stream.hasEnded).toBe(true));
    expect(JSON.stringify(stream.events)).not.toContain('"sequence":1');
    expect((await edit(draftId, 'kim')).status).toBe(403);
  });

  const listDenials = () =>
    gateway.audit.filter(({ operation, operatorId }) => operation === 'draftEvents' && operatorId === 'kim');

  it('record the end of the permission once, also when more changes follow at the same time', async () => {
    permissions.kim = all;
    const draftId = await create();
    const stream = await listen(draftId);
    await wait(() => expect(stream.events).toContainEqual({ name: 'operations', data: { sequence: 0 } }));
    gateway.clock.advance(minutes(10));
    const before = listDenials().length;
    permissions.kim = [];
    await Promise.all(Array.from({ length: 5 }, () => edit(draftId)));
    await wait(() => expect(stream.hasEnded).toBe(true));
    gateway.clock.advance(minutes(10));
    expect((await listen(draftId)).status).toBe(403);
    const changes = { path: draftEventsPath.replace(':brand', brand).replace(':draftId', draftId) };
    expect(listDenials().slice(before)).toMatchObject([{ outcome: 'rejected' }, { outcome: 'rejected', changes }]);
  });

  it('are rejected without a session, without the permission, and for a draft that the brand does not have', async () => {
    const draftId = await create();
    permissions.kim = [];
    const replies = [
      await listen(draftId, { operator: '' }),
      await listen(draftId),
      await listen(draftId, { operator: 'ana', forBrand: 'lualoc' }),
      await listen(randomUUID(), { operator: 'ana' }),
      await listen("x'", { operator: 'ana' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 404, 404, 404]);
    expect(gateway.audit).toContainEqual(
      expect.objectContaining({ operation: 'draftEvents', operatorId: 'kim', outcome: 'rejected' }),
    );
  });

  it('end with the oldest stream when an operator opens more than 20', async () => {
    const draftId = await create();
    const streams: Awaited<ReturnType<typeof listen>>[] = [];
    for (let index = 0; index <= 20; index += 1) streams.push(await listen(draftId, { operator: 'lee' }));
    await wait(() => expect(streams[0]?.hasEnded).toBe(true));
    expect(streams.slice(1).some(({ hasEnded }) => hasEnded)).toBe(false);
  });
});

describe('the people in a draft', () => {
  it('are the others who have reported in the last 30 seconds, each with the place of the last report', async () => {
    const draftId = await create();
    expect(await report(draftId, 'kim')).toEqual([]);
    await report(draftId, 'ana', accent);
    await report(draftId, 'ana', ['document', 'name']);
    expect(await report(draftId, 'kim')).toEqual([{ operatorId: 'ana', name: 'ana', path: ['document', 'name'] }]);
    gateway.clock.advance(seconds(29));
    expect(await report(draftId, 'kim')).toHaveLength(1);
    gateway.clock.advance(seconds(2));
    expect(await report(draftId, 'kim')).toEqual([]);
  });

  it('leave no trace in the database, and must be in a draft of the brand', async () => {
    const draftId = await create();
    gateway.audit.length = 0;
    const before = await gateway.core.db.$count(sql`idempotent_calls`);
    await report(draftId, 'kim', accent);
    expect([gateway.audit, await gateway.core.db.$count(sql`idempotent_calls`)]).toEqual([[], before]);
    const foreign = await gateway.call(reportDraftPresence, { brand: 'lualoc', draftId, path: null });
    expect(foreign.status).toBe(404);
  });
});

describe.skipIf(!hasRedisServer)('two gateways', () => {
  it('send the changes and the people of each other', async () => {
    const redis = await createRedisServer();
    await redis.start();
    const store = await createEmptyAppStore();
    const one = await buildOperatorGateway({ store, settings: { redisUrl: redis.url } });
    const other = await buildOperatorGateway({
      store: { ...store, close: async () => {} },
      settings: { redisUrl: redis.url },
    });
    await one.listen();
    const draftId = await create(one);
    const stream = await listen(draftId, { from: one });
    getValue(await other.call(reportDraftPresence, { brand, draftId, path: accent }, { operator: 'ana' }));
    getValue(await edit(draftId, 'ana', other));
    await wait(() => expect(stream.events).toContainEqual({ name: 'operations', data: { sequence: 1 } }));
    await wait(() => expect(JSON.stringify(stream.events)).toContain('"ana"'));
    await other.close();
    await one.close();
    await redis.stop();
  }, 60_000);
});
