import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { operatorCodeLogin, operatorLogout, operatorPasswordLogin, whoAmI } from '@livery/contract/operators/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/clock/durations.ts';
import { readAuditEntries } from '../../../testing/operators/read-audit-entries.ts';
import { getValue } from '../../../testing/client.ts';
import { type ConsoleClient, createConsoleClient } from '../../../testing/operators/console-client.ts';
import {
  createTestOperator,
  insertInvitedOperator,
  operatorPassword,
  type TestOperator,
} from '../../../testing/operators/create-test-operator.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';

let platform: TestApp;
let operator: TestOperator;
let client: ConsoleClient;
let address = 0;

beforeAll(async () => {
  platform = await buildTestApp();
});
afterAll(() => platform.close());
beforeEach(async () => {
  // An authenticator app shows a new code every 30 seconds, and each code is valid once. The clock advances by one
  // minute, so that each test gets an unused code.
  platform.clock.advance(minutes(1));
  operator = await createTestOperator(platform);
  platform.clock.advance(minutes(1));
  client = createConsoleClient(platform);
  address += 1;
});

const from = () => ({ address: `198.51.100.${address}` });
const notLoggedIn = { status: 401, body: { errorCode: OperatorErrorCode.OperatorNotLoggedIn } };
const loginFailed = { status: 400, body: { errorCode: ErrorCode.LoginFailed } };

const getTicket = async (): Promise<string> =>
  getValue(await client.call(operatorPasswordLogin, { email: operator.email, password: operatorPassword }, from()))
    .ticket;

const logIn = async (): Promise<void> => {
  const ticket = await getTicket();
  getValue(await client.call(operatorCodeLogin, { ticket, kind: 'totp', code: operator.getCode() }, from()));
};

describe('a log-in by password', () => {
  it('needs the code of the authenticator app, and counts as a fresh proof', async () => {
    const ticket = await getTicket();
    expect(await client.call(whoAmI, {})).toMatchObject(notLoggedIn);
    getValue(await client.call(operatorCodeLogin, { ticket, kind: 'totp', code: operator.getCode() }, from()));
    expect(getValue(await client.call(whoAmI, {}))).toMatchObject({
      operatorId: operator.id,
      email: operator.email,
      provenAt: platform.clock.now().toISOString(),
      tokenId: null,
      permissions: [],
      brands: [],
    });
  });

  it('sets a cookie that scripts cannot read and that other hosts cannot set', async () => {
    const ticket = await getTicket();
    const request = { ticket, kind: 'totp' as const, code: operator.getCode() };
    const { headers } = await client.call(operatorCodeLogin, request, from());
    expect(headers['set-cookie']).toMatch(
      /^__Host-livery-console=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('accepts the e-mail address in capital letters', async () => {
    const request = { email: ` ${operator.email.toUpperCase()} `, password: operatorPassword };
    expect((await client.call(operatorPasswordLogin, request, from())).status).toBe(200);
  });

  it('accepts a one-time code once', async () => {
    await logIn();
    const ticket = await getTicket();
    const request = { ticket, kind: 'totp' as const, code: operator.getCode() };
    expect(await client.call(operatorCodeLogin, request, from())).toMatchObject({
      status: 400,
      body: { errorCode: ErrorCode.CodeWrong },
    });
  });

  it('accepts each recovery code once', async () => {
    const code = (operator.recoveryCodes[0] as string).toUpperCase().replaceAll('-', ' ');
    for (const status of [200, 400]) {
      const ticket = await getTicket();
      const response = await client.call(operatorCodeLogin, { ticket, kind: 'recovery', code }, from());
      expect(response.status).toBe(status);
    }
  });

  it('gives the same response for a wrong password and for an unknown e-mail address', async () => {
    const wrong = { email: operator.email, password: 'wrong password' };
    const unknown = { email: 'nobody@example.com', password: 'wrong password' };
    const one = await client.call(operatorPasswordLogin, wrong, from());
    const other = await client.call(operatorPasswordLogin, unknown, from());
    expect(one).toMatchObject(loginFailed);
    expect([other.status, other.body]).toEqual([one.status, one.body]);
  });

  it('is delayed after several wrong passwords, also for the right one', async () => {
    const wrong = { email: operator.email, password: 'wrong password' };
    for (let attempt = 0; attempt < 4; attempt += 1) await client.call(operatorPasswordLogin, wrong, from());
    const right = { email: operator.email, password: operatorPassword };
    expect(await client.call(operatorPasswordLogin, right, from())).toMatchObject({
      status: 429,
      body: { errorCode: ErrorCode.LoginLocked },
    });
  });

  it('is delayed after several wrong codes', async () => {
    const ticket = await getTicket();
    for (let attempt = 0; attempt < 4; attempt += 1)
      await client.call(operatorCodeLogin, { ticket, kind: 'totp', code: '000000' }, from());
    const request = { ticket, kind: 'totp' as const, code: operator.getCode() };
    expect(await client.call(operatorCodeLogin, request, from())).toMatchObject({
      status: 429,
      body: { errorCode: ErrorCode.LoginLocked },
    });
  });

  it('rejects a ticket after five minutes, and an invented one', async () => {
    const ticket = await getTicket();
    platform.clock.advance(minutes(5));
    for (const each of [ticket, `${ticket.slice(0, -4)}AAAA`, 'initial.AAAA', 'x'])
      expect(
        await client.call(operatorCodeLogin, { ticket: each, kind: 'totp', code: operator.getCode() }, from()),
      ).toMatchObject(loginFailed);
  });

  it('is not possible for an operator who has not accepted the invitation', async () => {
    const { email } = await insertInvitedOperator(platform);
    const request = { email, password: operatorPassword };
    expect(await client.call(operatorPasswordLogin, request, from())).toMatchObject(loginFailed);
  });

  it('writes failures with the operator to the audit log', async () => {
    await client.call(operatorPasswordLogin, { email: operator.email, password: 'wrong password' }, from());
    const entries = await readAuditEntries(platform.store.db);
    expect(entries.at(-1)).toMatchObject({
      operation: 'operatorPasswordLogin',
      operatorId: operator.id,
      outcome: 'rejected',
      errorCode: ErrorCode.LoginFailed,
    });
    expect(JSON.stringify(entries)).not.toContain('wrong password');
  });
});

describe('a session', () => {
  it('ends at the log-out', async () => {
    await logIn();
    const cookies = new Map(client.cookies);
    expect(getValue(await client.call(operatorLogout, {}))).toEqual({ loggedOut: true });
    expect(client.cookies.size).toBe(0);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    expect(await client.call(whoAmI, {}, { headers: { cookie } })).toMatchObject(notLoggedIn);
  });

  it('ends after half an hour without a call', async () => {
    await logIn();
    platform.clock.advance(minutes(30) - seconds(1));
    expect((await client.call(whoAmI, {})).status).toBe(200);
    platform.clock.advance(minutes(30));
    expect(await client.call(whoAmI, {})).toMatchObject(notLoggedIn);
  });

  it('ends after twelve hours in any case', async () => {
    await logIn();
    const { sessionEndsAt } = getValue(await client.call(whoAmI, {}));
    for (let passed = 0; passed < hours(12) - minutes(20); passed += minutes(20)) {
      platform.clock.advance(minutes(20));
      expect((await client.call(whoAmI, {})).status).toBe(200);
    }
    platform.clock.advance(minutes(20));
    expect(platform.clock.now().toISOString()).toBe(sessionEndsAt);
    expect(await client.call(whoAmI, {})).toMatchObject(notLoggedIn);
    await platform.jobs.run('operators.sessions');
  });
});
