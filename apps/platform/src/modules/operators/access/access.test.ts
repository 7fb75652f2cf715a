import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { endBrandGrant, giveGrant, requestGrant } from '@livery/contract/operators/grants';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { listOperators } from '@livery/contract/operators/operators';
import { changeRole, createRole, deleteRole, listRoles } from '@livery/contract/operators/roles';
import { listManagedBrands } from '@livery/contract/operators/releases';
import { createApiToken } from '@livery/contract/operators/api-tokens';
import { whoAmI } from '@livery/contract/operators/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getValue } from '../../../testing/client.ts';
import { createTestOperator, type TestOperator } from '../../../testing/operators/create-test-operator.ts';
import { importFiles, readFixtureBrand } from '../../../testing/releases/release-tools.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { createPermittedBrandsSearch } from '../api-tokens/is-permitted.ts';
import { insertGrant } from './grants.ts';

const [brand, otherBrand] = ['bituinara', 'firuzara'] as const;
const reason = 'For a test';

let platform: TestApp;
let owner: TestOperator;
let brandOwner: TestOperator;

beforeAll(async () => {
  platform = await buildTestApp();
  owner = await createTestOperator(platform, { grants: [{ role: 'owner', brand: null }] });
  brandOwner = await createTestOperator(platform, { grants: [{ role: 'owner', brand }] });
});
afterAll(() => platform.close());

const give = (giver: TestOperator, operatorId: string, roleId: string, forBrand: string = brand, endsAt?: Date) =>
  giver.call(giveGrant, { brand: forBrand, operatorId, roleId, endsAt: endsAt?.toISOString() ?? null, reason });

const listOwnBrands = async (operator: TestOperator): Promise<string[]> =>
  getValue(await operator.call(whoAmI, {})).brands.map(({ code }) => code);

describe('a grant', () => {
  it('counts for its brand only, until it ends', async () => {
    const operator = await createTestOperator(platform);
    const { grantId } = getValue(await give(brandOwner, operator.id, 'translator'));
    expect(await listOwnBrands(operator)).toEqual([brand]);
    const end = { brand, id: grantId, reason };
    expect((await owner.call(endBrandGrant, { ...end, brand: otherBrand })).status).toBe(404);
    getValue(await brandOwner.call(endBrandGrant, end));
    expect(await listOwnBrands(operator)).toEqual([]);
    expect((await brandOwner.call(endBrandGrant, end)).status).toBe(404);
  });

  it('ends at its time', async () => {
    const manager = await createTestOperator(platform);
    const now = platform.clock.now();
    const grant = { operatorId: manager.id, roleId: 'owner', brand, reason, endsAt: new Date(now.getTime() + 1000) };
    await insertGrant(platform.store.db, grant, { givenBy: null, now });
    const receiver = await createTestOperator(platform);
    expect((await give(manager, receiver.id, 'translator')).status).toBe(200);
    platform.clock.advance(1000);
    expect((await give(manager, receiver.id, 'translator')).body).toMatchObject({
      errorCode: OperatorErrorCode.OperatorNotPermitted,
    });
  });

  it.each([
    [
      'for a brand that the giver does not own',
      () => give(brandOwner, owner.id, 'translator', otherBrand),
      OperatorErrorCode.OperatorNotPermitted,
    ],
    ['to the giver', () => give(brandOwner, brandOwner.id, 'translator'), OperatorErrorCode.GrantToSelf],
    ['of a role with power over others', () => give(brandOwner, owner.id, 'owner'), OperatorErrorCode.ApprovalNeeded],
    ['of an unknown role', () => give(brandOwner, owner.id, randomUUID()), ErrorCode.NotFound],
    ['to an unknown operator', () => give(brandOwner, randomUUID(), 'translator'), ErrorCode.NotFound],
    [
      'with an end that has passed',
      () => give(brandOwner, owner.id, 'translator', brand, new Date(0)),
      ErrorCode.BadRequest,
    ],
  ])('%s is rejected', async (_name, call, errorCode) => {
    expect((await call()).body).toMatchObject({ errorCode });
  });

  it('with a permission that the giver does not hold is rejected', async () => {
    const role = getValue(await owner.call(createRole, { name: 'Grants only', permissions: ['audit:read'] }));
    const giver = await createTestOperator(platform);
    const receiver = await createTestOperator(platform);
    const now = platform.clock.now();
    // The test needs a role that contains only the permission to give grants. No built-in role is like this: the only
    // one that can give grants has all permissions.
    await platform.store.db.execute(
      `update operator_roles set permissions = '["grants:write"]' where id = '${role.id}'`,
    );
    const grant = { operatorId: giver.id, roleId: role.id, brand, endsAt: null, reason };
    await insertGrant(platform.store.db, grant, { givenBy: null, now });
    expect((await give(giver, receiver.id, 'translator')).body).toMatchObject({
      errorCode: OperatorErrorCode.GrantNotHeld,
      value: { permission: 'brands:read', brand },
    });
  });

  it('to oneself is rejected by the database too', async () => {
    const grant = { operatorId: owner.id, roleId: 'owner', brand: null, endsAt: null, reason };
    const insertion = insertGrant(platform.store.db, grant, { givenBy: owner.id, now: platform.clock.now() });
    await expect(insertion).rejects.toMatchObject({ cause: { constraint: 'operator_grants_not_to_self' } });
  });

  it('for the whole platform only creates a request for an approval', async () => {
    const operator = await createTestOperator(platform);
    const request = { brand: null, operatorId: operator.id, roleId: 'auditor', endsAt: null, reason };
    expect(getValue(await owner.call(requestGrant, request)).approvalId).toMatch(/^[\w-]{36}$/);
    expect(await listOwnBrands(operator)).toEqual([]);
  });
});

it('gives access to a brand that is not published yet, and lists it with its name', async () => {
  const files = await readFixtureBrand((text) =>
    text.replace('"plenty"', '"newbrand"').replace('Plenty & Co', 'New Brand'),
  );
  await importFiles(owner, { ...files, brand: 'newbrand' });
  const operator = await createTestOperator(platform);
  getValue(await give(owner, operator.id, 'translator', 'newbrand'));
  const { brands } = getValue(await operator.call(whoAmI, {}));
  expect(brands).toEqual([expect.objectContaining({ code: 'newbrand', name: 'New Brand' })]);
  const endsAt = new Date(platform.clock.now().getTime() + 60_000).toISOString();
  const token = { name: 'For the new brand', permissions: ['brands:read' as const], brands: ['newbrand'], endsAt };
  expect((await owner.call(createApiToken, token)).status).toBe(200);
});

describe('a role', () => {
  it('gives its permissions, and a change counts at once', async () => {
    const { id } = getValue(
      await owner.call(createRole, { name: 'Reader', permissions: ['audit:read', 'brands:read', 'audit:read'] }),
    );
    const operator = await createTestOperator(platform);
    getValue(await give(owner, operator.id, id));
    const readPermissions = async () => getValue(await operator.call(whoAmI, {})).brands[0]?.permissions;
    expect(await readPermissions()).toEqual(['audit:read', 'brands:read']);
    const changed = await owner.call(changeRole, { id, name: 'Reader', permissions: ['drafts:read'] }, { version: 1 });
    expect(getValue(changed)).toMatchObject({ version: 2, permissions: ['drafts:read'] });
    expect(await readPermissions()).toEqual(['drafts:read']);
    expect((await owner.call(deleteRole, { id }, { version: 2 })).body).toMatchObject({
      errorCode: OperatorErrorCode.RoleInUse,
    });
  });

  it('is changed and deleted only with its current version', async () => {
    const { id } = getValue(await owner.call(createRole, { name: 'Versioned', permissions: ['audit:read'] }));
    const content = { id, name: 'Versioned', permissions: ['brands:read' as const] };
    expect(await owner.call(changeRole, content)).toMatchObject({
      status: 428,
      body: { errorCode: OperatorErrorCode.VersionMissing },
    });
    getValue(await owner.call(changeRole, content, { version: 1 }));
    expect(await owner.call(deleteRole, { id }, { version: 1 })).toMatchObject({
      status: 412,
      body: { errorCode: OperatorErrorCode.VersionStale, value: { version: 2 } },
    });
    getValue(await owner.call(deleteRole, { id }, { version: 2 }));
    expect((await owner.call(deleteRole, { id }, { version: 2 })).status).toBe(404);
  });

  it('has a name of its own', async () => {
    getValue(await owner.call(createRole, { name: 'Night shift', permissions: ['audit:read'] }));
    for (const name of ['NIGHT SHIFT', 'Owner'])
      expect((await owner.call(createRole, { name, permissions: ['audit:read'] })).body).toMatchObject({
        errorCode: OperatorErrorCode.RoleNameTaken,
      });
  });

  it('gives no power over other operators', async () => {
    const { list, controlPermissions } = getValue(await owner.call(listRoles, {}));
    expect(list.filter(({ isBuiltIn }) => isBuiltIn)).toHaveLength(14);
    for (const permission of controlPermissions)
      expect((await owner.call(createRole, { name: 'Little owner', permissions: [permission] })).body).toMatchObject({
        errorCode: OperatorErrorCode.RoleNotAllowed,
      });
  });
});

it('lists the brands that an operator may read, also with a token for fewer of them', async () => {
  const list = async (operator: Pick<TestOperator, 'call'>) =>
    getValue(await operator.call(listManagedBrands, {})).brands.map((each) => each.brand);
  expect(await list(brandOwner)).toEqual([brand]);
  expect(await list(owner)).toEqual(expect.arrayContaining([brand, otherBrand]));
  expect(await list(await createTestOperator(platform))).toEqual([]);
  const { db } = platform.store;
  const search = createPermittedBrandsSearch(platform.clock);
  const token = getValue(
    await owner.call(createApiToken, {
      name: 'Two brands',
      permissions: ['brands:read'],
      brands: [brand, otherBrand],
      endsAt: new Date(platform.clock.now().getTime() + 86_400_000).toISOString(),
    }),
  );
  const session = { operatorId: owner.id, name: '', tokenId: token.id, sessionId: null, provenAt: null };
  expect(await search(db, session, 'brands:read')).toEqual(new Set([brand, otherBrand]));
  expect(await search(db, session, 'audit:read')).toEqual(new Set());
  expect(await search(db, { ...session, tokenId: null }, 'brands:read')).toBe('all');
  expect(await search(db, { ...session, operatorId: brandOwner.id }, 'brands:read')).toEqual(new Set([brand]));
});

it('shows an operator of one brand nothing of the platform', async () => {
  expect(getValue(await brandOwner.call(whoAmI, {}))).toMatchObject({ permissions: [], brands: [{ code: brand }] });
  expect((await brandOwner.call(listOperators, {})).status).toBe(403);
});
