import { createApiToken, listApiTokens, revokeApiToken } from '@livery/contract/operators/api-tokens';
import { endBrandGrant, giveGrant } from '@livery/contract/operators/grants';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { listOperators } from '@livery/contract/operators/operators';
import type { Permission } from '@livery/contract/operators/permissions';
import { listRoles } from '@livery/contract/operators/roles';
import { operatorLogout, whoAmI } from '@livery/contract/operators/session';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../../core/clock/durations.ts';
import { getValue } from '../../../testing/client.ts';
import { type ConsoleClient, createConsoleClient } from '../../../testing/operators/console-client.ts';
import { createTestOperator, type TestOperator } from '../../../testing/operators/create-test-operator.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { insertGrant } from '../access/grants.ts';

let platform: TestApp;
let owner: TestOperator;
let program: ConsoleClient;

beforeAll(async () => {
  platform = await buildTestApp();
  owner = await createTestOperator(platform, { grants: [{ role: 'owner', brand: null }] });
  program = createConsoleClient(platform);
});
afterAll(() => platform.close());

const unauthorized = { status: 401, body: { errorCode: OperatorErrorCode.OperatorNotLoggedIn } };
const notPermitted = { status: 403, body: { errorCode: OperatorErrorCode.OperatorNotPermitted } };
const notAllowed = { status: 403, body: { errorCode: OperatorErrorCode.TokenNotAllowed } };

const inDays = (count: number): string => new Date(platform.clock.now().getTime() + days(count)).toISOString();

const create = (permissions: Permission[], brands: string[] | null = null, key?: string) =>
  owner.call(
    createApiToken,
    { name: 'Script', permissions, brands, endsAt: inDays(30) },
    key === undefined ? {} : { key },
  );

const createToken = async (permissions: Permission[], brands: string[] | null = null) => {
  const { id, token } = getValue(await create(permissions, brands));
  return { id, token: token as string };
};

describe('an API token', () => {
  it('is permitted what it contains, and nothing else', async () => {
    const { token } = await createToken(['operators:read']);
    expect((await program.call(listOperators, {}, { token })).status).toBe(200);
    expect(await program.call(listRoles, {}, { token })).toMatchObject(notPermitted);
    expect(getValue(await program.call(whoAmI, {}, { token }))).toMatchObject({
      operatorId: owner.id,
      provenAt: null,
      sessionEndsAt: null,
      permissions: ['operators:read'],
    });
  });

  it('for brands is permitted nothing of the platform and of other brands', async () => {
    const { token } = await createToken(['operators:read', 'brands:read'], ['bituinara']);
    expect(await program.call(listOperators, {}, { token })).toMatchObject(notPermitted);
    expect(getValue(await program.call(whoAmI, {}, { token }))).toMatchObject({
      permissions: [],
      brands: [{ code: 'bituinara', permissions: ['operators:read', 'brands:read'] }],
    });
  });

  it('changes nothing of the account of its owner, and does no grave act', async () => {
    const { token } = await createToken(['operators:read', 'grants:write', 'tokens:write']);
    expect(await program.call(operatorLogout, {}, { token })).toMatchObject(notAllowed);
    const request = { name: 'Child', permissions: ['operators:read' as const], brands: null, endsAt: inDays(1) };
    expect(await program.call(createApiToken, request, { token })).toMatchObject(notAllowed);
  });

  it('ends when it is revoked, and at its time', async () => {
    const { id, token } = await createToken(['operators:read']);
    getValue(await owner.call(revokeApiToken, { id }));
    expect(await program.call(listOperators, {}, { token })).toMatchObject(unauthorized);
    expect((await owner.call(revokeApiToken, { id })).status).toBe(404);
    expect(getValue(await owner.call(listApiTokens, {})).list.map((each) => each.id)).not.toContain(id);
  });

  it('loses a permission together with its owner', async () => {
    const manager = await createTestOperator(platform);
    const grant = { operatorId: manager.id, roleId: 'owner', brand: null, endsAt: null, reason: 'For a test' };
    const id = await insertGrant(platform.store.db, grant, { givenBy: null, now: platform.clock.now() });
    const request = { name: 'Script', permissions: ['operators:read' as const], brands: null, endsAt: inDays(1) };
    const { token } = getValue(await manager.call(createApiToken, request));
    const withToken = { token: token as string };
    expect((await program.call(listOperators, {}, withToken)).status).toBe(200);
    await platform.store.db.execute(sql`update operator_grants set ended_at = now() where id = ${id}`);
    expect(await program.call(listOperators, {}, withToken)).toMatchObject(notPermitted);
  });

  it('is shown once, and stored nowhere', async () => {
    const key = 't'.repeat(20);
    const first = getValue(await create(['operators:read'], null, key));
    expect(first.token).toMatch(/^lvop_[\w-]{43}$/);
    expect(getValue(await create(['operators:read'], null, key))).toEqual({ ...first, token: null });
    const { rows } = (await platform.store.db.execute(sql`
      select c::text from idempotent_calls c union all select t::text from operator_api_tokens t
      union all select changes from audit_entries`)) as unknown as { rows: object[] };
    expect(JSON.stringify(rows)).not.toContain(first.token);
  });

  it.each([
    ['that is invented', 'lvop_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['that is empty', ''],
    ['of another kind', 'abc'],
  ])('%s is rejected', async (_name, token) => {
    expect(await program.call(whoAmI, {}, { token })).toMatchObject(unauthorized);
  });

  it('has an end within a year', async () => {
    for (const endsAt of [inDays(-1), inDays(400)]) {
      const request = { name: 'Script', permissions: ['operators:read' as const], brands: null, endsAt };
      expect((await owner.call(createApiToken, request)).status).toBe(400);
    }
  });

  it('for an unknown brand is rejected', async () => {
    expect((await create(['brands:read'], ['no-such-brand'])).status).toBe(404);
  });
});

it('replaces the cookie of a call, also an invalid one', async () => {
  const headers = { authorization: 'Bearer lvop_unknown' };
  expect(await owner.call(whoAmI, {}, { headers })).toMatchObject(unauthorized);
  expect((await owner.call(whoAmI, {})).status).toBe(200);
});

it('does not read a grant of another brand as one of the platform', async () => {
  const operator = await createTestOperator(platform);
  const request = {
    brand: 'bituinara',
    operatorId: operator.id,
    roleId: 'auditor',
    endsAt: null,
    reason: 'For a test',
  };
  const { grantId } = getValue(await owner.call(giveGrant, request));
  expect(await operator.call(listApiTokens, {})).toMatchObject(notPermitted);
  getValue(await owner.call(endBrandGrant, { brand: 'bituinara', id: grantId, reason: 'For a test' }));
});
