import type { Operation } from '@livery/contract/operation';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { registry } from '@livery/contract/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAuditEntries } from '../../testing/operators/read-audit-entries.ts';
import { createTestOperator, type TestOperator } from '../../testing/operators/create-test-operator.ts';
import { buildSampleRequest } from '../../testing/sample-request.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { type BuiltInRoleId, builtInRoles } from './index.ts';

const [grantedBrand, otherBrand] = ['bituinara', 'firuzara'] as const;

/** Operations that need a permission. Operations on the caller's own account (`self`) need none. */
const operations = registry.filter(({ access, operator }) => access === 'operator' && operator?.permission !== 'self');

/** Grants of the test operators: each built-in role, once for one brand and once for the whole platform. */
const cases = (Object.keys(builtInRoles) as BuiltInRoleId[]).flatMap((role) => [
  { role, brand: grantedBrand },
  { role, brand: null },
]);

let platform: TestApp;
beforeAll(async () => {
  platform = await buildTestApp();
  // Extra owner who makes no calls, so that no call is rejected because it would remove the last owner.
  await createTestOperator(platform, { grants: [{ role: 'owner', brand: null }] });
});
afterAll(() => platform.close());

/** Returns true if the role for `grantBrand` permits the operation. `brand` matters only for the scope `brand`. */
const isExpected = (
  { operator: rules }: Operation,
  role: BuiltInRoleId,
  { grantBrand, brand }: { readonly grantBrand: string | null; readonly brand: string },
): boolean => {
  const permissions: readonly string[] = builtInRoles[role].permissions;
  if (!rules || !permissions.includes(rules.permission)) return false;
  if (grantBrand === null) return true;
  return rules.scope === 'brand' && brand === grantBrand;
};

let callCount = 0;
const call = async (operator: TestOperator, operation: (typeof operations)[number], brand: string) => {
  const isAboutBrand = operation.operator?.scope === 'brand';
  const request = buildSampleRequest(operation.schemas.request, isAboutBrand ? { brand } : {});
  // Each call has an address of its own, because some operations limit the calls of one address.
  callCount += 1;
  const address = `198.18.${callCount >> 8}.${callCount & 255}`;
  return operator.call(operation as Operation, request, {
    address,
    ...(operation.operator?.isVersioned && { version: 1 }),
  });
};

describe.each(cases)('the role $role for the brand $brand', ({ role, brand: grantBrand }) => {
  it('permits the operations that its permissions say, and each rejection is in the audit log', async () => {
    const operator = await createTestOperator(platform, { grants: [{ role, brand: grantBrand }] });
    const rejected: string[] = [];
    for (const operation of operations)
      for (const brand of [grantedBrand, otherBrand]) {
        const { status, body } = await call(operator, operation as never, brand);
        // The test gateway has no compiled app, so this error is expected.
        const isUnavailable = !body.success && body.errorCode === OperatorErrorCode.ComposerUnavailable;
        expect(isUnavailable || status < 500, `${operation.name} gives ${status}`).toBe(true);
        const isRejected = !body.success && body.errorCode === OperatorErrorCode.OperatorNotPermitted;
        expect(isRejected, `${operation.name} for ${brand}`).toBe(
          !isExpected(operation as Operation, role, { grantBrand, brand }),
        );
        if (isRejected) rejected.push(operation.name);
      }
    const entries = await readAuditEntries(platform.store.db);
    const rejections = entries.filter(
      ({ operatorId, errorCode }) => operatorId === operator.id && errorCode === OperatorErrorCode.OperatorNotPermitted,
    );
    expect(rejections.map(({ operation, outcome }) => [operation, outcome])).toEqual(
      rejected.map((name) => [name, 'rejected']),
    );
  });
});

it('lets the auditor and the regulator change nothing', () => {
  for (const role of ['auditor', 'regulator'] as const)
    expect(builtInRoles[role].permissions.filter((permission) => !/:(?:read|export)$/.test(permission))).toEqual([]);
});
