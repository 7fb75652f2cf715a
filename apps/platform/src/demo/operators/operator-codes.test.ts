import { demoOperatorPassword, demoOperators } from '@livery/demo/operators';
import { operatorCodeLogin, operatorPasswordLogin, whoAmI } from '@livery/contract/operators/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../core/clock/durations.ts';
import { getValue } from '../../testing/client.ts';
import { createConsoleClient } from '../../testing/operators/console-client.ts';
import { builtInRoles } from '../../modules/operators/index.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let platform: TestApp;
beforeAll(async () => {
  platform = await buildTestApp();
});
afterAll(() => platform.close());

const readCode = async (email: string): Promise<string> => {
  const { payload } = await platform.app.inject({ url: '/dev/operators' });
  return new RegExp(`${email}[\\s\\S]*?>(\\d{6})<`).exec(payload)?.[1] as string;
};

it('has an operator for each built-in role, each with a secret of its own', () => {
  expect(new Set(demoOperators.map(({ role }) => role))).toEqual(new Set(Object.keys(builtInRoles)));
  expect(new Set(demoOperators.map(({ totpSecret }) => totpSecret)).size).toBe(demoOperators.length);
});

it.each(demoOperators)('shows a code with which $email logs in to the console', async ({ email, role, isByBrand }) => {
  platform.clock.advance(minutes(1));
  const client = createConsoleClient(platform);
  const { ticket } = getValue(await client.call(operatorPasswordLogin, { email, password: demoOperatorPassword }));
  getValue(await client.call(operatorCodeLogin, { ticket, kind: 'totp', code: await readCode(email) }));
  const { permissions, brands } = getValue(await client.call(whoAmI, {}));
  expect([role, permissions.length > 0, brands.length]).toEqual([role, !isByBrand, platform.brands.length]);
});
