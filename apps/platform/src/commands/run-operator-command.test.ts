import { readInvitation } from '@livery/contract/operators/invitations';
import { whoAmI } from '@livery/contract/operators/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getValue } from '../testing/client.ts';
import { appendAudit } from '../modules/audit/index.ts';
import { createConsoleClient, getConsoleOrigin } from '../testing/operators/console-client.ts';
import { readAuditEntries } from '../testing/operators/read-audit-entries.ts';
import { createTestOperator } from '../testing/operators/create-test-operator.ts';
import { buildTestApp, type TestApp } from '../testing/test-platform.ts';
import { runOperatorCommand } from './run-operator-command.ts';

let platform: TestApp;
beforeAll(async () => {
  platform = await buildTestApp();
});
afterAll(() => platform.close());

const run = (...args: string[]): Promise<string> => {
  const { store, clock } = platform;
  const consoleOrigin = getConsoleOrigin(platform);
  return runOperatorCommand({ db: store.db, clock, consoleOrigin, appendAudit }, args);
};

const readToken = (output: string): string => /#([\w-]{43})$/.exec(output)?.[1] as string;

it('creates an owner, and prints the link of an invitation', async () => {
  const output = await run('create', '--email', 'Ana@Example.com', '--name', 'Ana');
  expect(output).toContain('valid once and until 2026-11-23T08:00Z');
  expect(output).toContain('http://console.localhost:');
  const client = createConsoleClient(platform);
  expect(getValue(await client.call(readInvitation, { token: readToken(output) }))).toMatchObject({
    name: 'Ana',
    email: 'ana@example.com',
  });
  expect(await run('list')).toContain('ana@example.com (Ana), invited: owner of the platform');
  expect((await readAuditEntries(platform.store.db)).at(-1)).toMatchObject({
    operation: 'operator create',
    operatorId: null,
    outcome: 'done',
  });
  await expect(run('create', '--email', 'ana@example.com', '--name', 'Twin')).rejects.toThrow('is an operator already');
});

it('resets an operator who has lost all factors, and keeps the grants', async () => {
  const operator = await createTestOperator(platform, { grants: [{ role: 'auditor', brand: null }] });
  const output = await run('reset', '--email', operator.email);
  expect((await operator.call(whoAmI, {})).status).toBe(401);
  const client = createConsoleClient(platform);
  expect((await client.call(readInvitation, { token: readToken(output) })).status).toBe(200);
  expect(await run('list')).toContain(`${operator.email} (Test operator), invited: auditor of the platform`);
});

it.each([
  [[]],
  [['destroy']],
  [['create', '--email', 'nobody', '--name', 'Nobody']],
  [['create', '--email', 'nobody@example.com']],
  [['reset', '--email', 'nobody@example.com']],
  [['list', 'all']],
])('rejects the arguments %j', async (args) => {
  await expect(run(...args)).rejects.toThrow(RangeError);
});
