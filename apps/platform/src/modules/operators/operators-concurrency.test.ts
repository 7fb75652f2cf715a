import { endGrant } from '@livery/contract/operators/grants';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { listOperators, suspendOperator } from '@livery/contract/operators/operators';
import { operatorCodeLogin, operatorPasswordLogin } from '@livery/contract/operators/session';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { minutes } from '../../core/clock/durations.ts';
import { getValue } from '../../testing/client.ts';
import { createConsoleClient } from '../../testing/operators/console-client.ts';
import {
  createTestOperator,
  operatorPassword,
  type TestOperator,
} from '../../testing/operators/create-test-operator.ts';
import { createPostgresTestStore, type PostgresTestStore } from '../../testing/postgres-test-store.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { createPermissionCheck } from './api-tokens/is-permitted.ts';

const server = inject('postgresServer');
const reason = 'For a test';

describe.skipIf(!server)('operators on PostgreSQL', () => {
  let store: PostgresTestStore;
  let platform: TestApp;

  beforeAll(async () => {
    store = await createPostgresTestStore(server ?? '');
    platform = await buildTestApp({ store });
  });
  afterAll(() => platform.close());

  const createOwner = () => createTestOperator(platform, { grants: [{ role: 'owner', brand: null }] });

  const findGrantId = async (reader: TestOperator, id: string): Promise<string> =>
    getValue(await reader.call(listOperators, {})).list.find((each) => each.id === id)?.grants[0]?.id as string;

  it('lets the end of a grant wait for a call that it permits', async () => {
    const owner = await createOwner();
    const worker = await createOwner();
    const grantId = await findGrantId(owner, worker.id);
    const isPermitted = createPermissionCheck(platform.clock);
    const session = { operatorId: worker.id, name: '', tokenId: null, sessionId: null, provenAt: null };
    const order: string[] = [];
    let ending: Promise<unknown> | undefined;
    await store.db.transaction(async (tx) => {
      expect(await isPermitted(tx, session, 'roles:read', null)).toBe(true);
      ending = owner.call(endGrant, { id: grantId, reason }).then(() => order.push('grant ended'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await isPermitted(tx, session, 'roles:read', null)).toBe(true);
      order.push('work done');
    });
    await ending;
    expect(order).toEqual(['work done', 'grant ended']);
    expect(await isPermitted(store.db, session, 'roles:read', null)).toBe(false);
  });

  it('keeps one owner when all are suspended at the same time', async () => {
    const { list } = getValue(await (await createOwner()).call(listOperators, {}));
    const former = list.filter(({ grants }) => grants.some(({ roleId }) => roleId === 'owner'));
    const suspender = await createOwner();
    for (const { id } of former) await suspender.call(suspendOperator, { id, reason });
    const victims = [await createOwner(), await createOwner()];
    const ids = [...victims.map(({ id }) => id), suspender.id];
    const responses = await Promise.all(ids.map((id) => suspender.call(suspendOperator, { id, reason })));
    const suspended = responses.filter(({ status }) => status === 200).length;
    expect(suspended).toBeGreaterThan(0);
    const isActive = createPermissionCheck(platform.clock);
    const active = await Promise.all(
      ids.map((operatorId) =>
        isActive(
          store.db,
          { operatorId, name: '', tokenId: null, sessionId: null, provenAt: null },
          'operators:suspend',
          null,
        ),
      ),
    );
    expect(active.filter(Boolean).length).toBeGreaterThan(0);
    const errors = responses.flatMap(({ body }) => (body.success ? [] : [body.errorCode]));
    const expected: readonly string[] = [OperatorErrorCode.LastOwner, OperatorErrorCode.OperatorNotPermitted];
    expect(errors.filter((code) => !expected.includes(code))).toEqual([]);
  });

  it('suspends one of two operators who suspend each other', async () => {
    const [one, other] = [await createOwner(), await createOwner()];
    const responses = await Promise.all([
      one.call(suspendOperator, { id: other.id, reason }),
      other.call(suspendOperator, { id: one.id, reason }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('accepts a one-time code once when it is sent several times at the same moment', async () => {
    const operator = await createOwner();
    platform.clock.advance(minutes(1));
    const client = createConsoleClient(platform);
    const { email, getCode } = operator;
    const { ticket } = getValue(await client.call(operatorPasswordLogin, { email, password: operatorPassword }));
    const request = { ticket, kind: 'totp' as const, code: getCode() };
    const responses = await Promise.all([1, 2, 3].map(() => client.call(operatorCodeLogin, request)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
