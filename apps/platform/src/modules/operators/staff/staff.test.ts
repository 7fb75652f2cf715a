import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { createApiToken } from '@livery/contract/operators/api-tokens';
import { endGrant } from '@livery/contract/operators/grants';
import { readInvitation } from '@livery/contract/operators/invitations';
import {
  endOperatorSessions,
  inviteOperator,
  listColleagues,
  listOperators,
  renewInvitation,
  resumeOperator,
  suspendOperator,
} from '@livery/contract/operators/operators';
import { operatorPasswordLogin, whoAmI } from '@livery/contract/operators/session';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../../core/clock/durations.ts';
import { getValue } from '../../../testing/client.ts';
import { createConsoleClient } from '../../../testing/operators/console-client.ts';
import {
  createTestOperator,
  insertInvitedOperator,
  operatorPassword,
  type TestOperator,
} from '../../../testing/operators/create-test-operator.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';

let platform: TestApp;
let owner: TestOperator;

beforeAll(async () => {
  platform = await buildTestApp();
  owner = await createTestOperator(platform, { grants: [{ role: 'owner', brand: null }] });
});
afterAll(() => platform.close());

const reason = 'For a test';

const findListed = async (id: string) =>
  getValue(await owner.call(listOperators, {})).list.find((each) => each.id === id);

const getToken = (link: string | null): string => new URL(link as string).hash.slice(1);

describe('an invitation', () => {
  const invite = (grants: readonly { roleId: string; brand: string }[], key?: string) =>
    owner.call(
      inviteOperator,
      {
        email: `${randomUUID()}@example.com`,
        name: 'New colleague',
        grants: grants.map((grant) => ({ ...grant, endsAt: null, reason })),
      },
      key === undefined ? {} : { key },
    );

  it('gives a link at the console, and grants for brands', async () => {
    const { operatorId, link } = getValue(await invite([{ roleId: 'translator', brand: 'bituinara' }]));
    expect(link).toMatch(/^http:\/\/console\.localhost:\d+\/invitation#[\w-]{43}$/);
    const client = createConsoleClient(platform);
    expect(getValue(await client.call(readInvitation, { token: getToken(link) })).name).toBe('New colleague');
    expect(await findListed(operatorId)).toMatchObject({
      state: 'invited',
      passkeys: 0,
      hasTotp: false,
      grants: [{ roleId: 'translator', brand: 'bituinara', givenBy: owner.id, reason }],
    });
  });

  it.each([
    ['a role with power over others', { roleId: 'publisher', brand: 'bituinara' }, OperatorErrorCode.ApprovalNeeded],
    ['an unknown role', { roleId: 'king', brand: 'bituinara' }, ErrorCode.NotFound],
    ['an unknown brand', { roleId: 'translator', brand: 'no-such-brand' }, ErrorCode.NotFound],
  ])('is rejected with %s, and makes no operator', async (_name, grant, errorCode) => {
    const before = getValue(await owner.call(listOperators, {})).list.length;
    expect((await invite([grant])).body).toMatchObject({ errorCode });
    expect(getValue(await owner.call(listOperators, {})).list).toHaveLength(before);
  });

  it('is rejected for an e-mail address that an operator has, in any spelling', async () => {
    const request = { email: owner.email.toUpperCase(), name: 'Twin', grants: [] };
    expect((await owner.call(inviteOperator, request)).body).toMatchObject({
      errorCode: OperatorErrorCode.OperatorExists,
    });
  });

  it('gets a new link, and the old one ends', async () => {
    const { operatorId, link } = getValue(await invite([{ roleId: 'translator', brand: 'bituinara' }]));
    const renewed = getValue(await owner.call(renewInvitation, { id: operatorId }));
    const client = createConsoleClient(platform);
    expect((await client.call(readInvitation, { token: getToken(link) })).status).toBe(400);
    expect((await client.call(readInvitation, { token: getToken(renewed.link) })).status).toBe(200);
  });

  it('is not renewed by somebody who does not hold its grants', async () => {
    const { id } = await insertInvitedOperator(platform, { grants: [{ role: 'owner', brand: 'bituinara' }] });
    expect((await owner.call(renewInvitation, { id })).status).toBe(200);
    expect((await owner.call(renewInvitation, { id: owner.id })).body).toMatchObject({
      errorCode: OperatorErrorCode.OperatorNotActive,
    });
  });
});

describe('a suspension', () => {
  it('ends sessions and API tokens at once, and the log-in too', async () => {
    const other = await createTestOperator(platform, { grants: [{ role: 'owner', brand: null }] });
    const { token } = getValue(
      await other.call(createApiToken, {
        name: 'Script',
        permissions: ['operators:read'],
        brands: null,
        endsAt: new Date(platform.clock.now().getTime() + days(1)).toISOString(),
      }),
    );
    const program = createConsoleClient(platform);
    const withToken = { token: token as string };
    expect((await program.call(listOperators, {}, withToken)).status).toBe(200);
    getValue(await owner.call(suspendOperator, { id: other.id, reason }));
    expect((await other.call(whoAmI, {})).status).toBe(401);
    expect((await program.call(listOperators, {}, withToken)).status).toBe(401);
    const request = { email: other.email, password: operatorPassword };
    expect((await createConsoleClient(platform).call(operatorPasswordLogin, request)).status).toBe(400);

    expect(getValue(await owner.call(resumeOperator, { id: other.id, reason }))).toEqual({ state: 'active' });
    expect((await program.call(listOperators, {}, withToken)).status).toBe(401);
    expect((await createConsoleClient(platform).call(operatorPasswordLogin, request)).status).toBe(200);
    getValue(await owner.call(suspendOperator, { id: other.id, reason }));
  });

  it('is rejected twice, and for an operator who is not suspended it does not end', async () => {
    const { id } = await createTestOperator(platform);
    expect((await owner.call(resumeOperator, { id, reason })).status).toBe(409);
    getValue(await owner.call(suspendOperator, { id, reason }));
    expect((await owner.call(suspendOperator, { id, reason })).status).toBe(409);
    expect((await owner.call(suspendOperator, { id: randomUUID(), reason })).status).toBe(404);
  });

  it('of the last owner is rejected, and the end of the grant too', async () => {
    await platform.store.db.execute(sql`delete from operator_grants where operator_id <> ${owner.id}`);
    const lastOwner = { status: 409, body: { errorCode: OperatorErrorCode.LastOwner } };
    expect(await owner.call(suspendOperator, { id: owner.id, reason })).toMatchObject(lastOwner);
    const grantId = (await findListed(owner.id))?.grants[0]?.id as string;
    expect(await owner.call(endGrant, { id: grantId, reason })).toMatchObject(lastOwner);
    expect((await owner.call(listOperators, {})).status).toBe(200);
  });
});

it('ends all sessions of another operator', async () => {
  const other = await createTestOperator(platform);
  expect(getValue(await owner.call(endOperatorSessions, { id: other.id, reason }))).toEqual({ ended: 1 });
  expect((await other.call(whoAmI, {})).status).toBe(401);
});

describe('the list of colleagues', () => {
  it('has the names of those who work or have worked on the same brands, and nothing else', async () => {
    const create = (role: 'translator' | 'publisher' | 'auditor', brand: string | null) =>
      createTestOperator(platform, { grants: [{ role, brand }] });
    const reader = await create('translator', 'bituinara');
    const publisher = await create('publisher', 'bituinara');
    const former = await create('translator', 'bituinara');
    const auditor = await create('auditor', null);
    const stranger = await create('publisher', 'firuzara');
    const grantId = (await findListed(former.id))!.grants[0]!.id;
    getValue(await owner.call(endGrant, { id: grantId, reason }));
    const { list } = getValue(await reader.call(listColleagues, {}));
    const ids = list.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([reader.id, publisher.id, former.id, auditor.id, owner.id]));
    expect(ids).not.toContain(stranger.id);
    expect(list.find(({ id }) => id === publisher.id)).toEqual({ id: publisher.id, name: 'Test operator' });
    expect(getValue(await former.call(listColleagues, {})).list.map(({ id }) => id)).not.toContain(publisher.id);
    expect(getValue(await auditor.call(listColleagues, {})).list.map(({ id }) => id)).toContain(stranger.id);
  });

  it('has only the colleagues of the brands of an API token', async () => {
    const stranger = await createTestOperator(platform, { grants: [{ role: 'publisher', brand: 'firuzara' }] });
    const content = { name: 'Script', permissions: ['brands:read' as const], brands: ['bituinara'] };
    const endsAt = new Date(platform.clock.now().getTime() + days(1)).toISOString();
    const { token } = getValue(await owner.call(createApiToken, { ...content, endsAt }));
    const program = createConsoleClient(platform);
    const { list } = getValue(await program.call(listColleagues, {}, { token: token as string }));
    expect(list.map(({ id }) => id)).toContain(owner.id);
    expect(list.map(({ id }) => id)).not.toContain(stranger.id);
  });
});
