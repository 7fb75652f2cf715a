import { ErrorCode } from '@livery/contract/errors';
import {
  acceptInvitation,
  invitationPasskeyChallenge,
  invitationTotpSetup,
  readInvitation,
} from '@livery/contract/operators/invitations';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { readOwnFactors } from '@livery/contract/operators/second-factors';
import { whoAmI } from '@livery/contract/operators/session';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hours } from '../../../core/clock/durations.ts';
import { getValue } from '../../../testing/client.ts';
import {
  type ConsoleClient,
  createConsoleClient,
  getConsoleOrigin,
} from '../../../testing/operators/console-client.ts';
import { insertInvitedOperator, operatorPassword } from '../../../testing/operators/create-test-operator.ts';
import { createSoftwarePasskey } from '../../../testing/operators/software-passkey.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { computeTotp, decodeBase32, toTotpStep } from '../second-factors/totp.ts';

let platform: TestApp;
let client: ConsoleClient;
let invited: Awaited<ReturnType<typeof insertInvitedOperator>>;

beforeAll(async () => {
  platform = await buildTestApp();
});
afterAll(() => platform.close());
beforeEach(async () => {
  client = createConsoleClient(platform);
  invited = await insertInvitedOperator(platform);
});

const invalid = { status: 400, body: { errorCode: OperatorErrorCode.InvitationInvalid } };

const setUpTotp = async () => {
  const { secret, setup } = getValue(await client.call(invitationTotpSetup, { token: invited.token }));
  const code = computeTotp(decodeBase32(secret), toTotpStep(platform.clock.now()));
  return { kind: 'totp' as const, setup, code };
};

it('shows for whom the invitation is', async () => {
  expect(getValue(await client.call(readInvitation, { token: invited.token }))).toEqual({
    name: 'Test operator',
    email: invited.email,
    expiresAt: new Date(platform.clock.now().getTime() + hours(72)).toISOString(),
  });
});

it('makes an account with a passkey, and logs in', async () => {
  const { token } = invited;
  const passkey = createSoftwarePasskey({ origin: getConsoleOrigin(platform) });
  const challenge = getValue(await client.call(invitationPasskeyChallenge, { token }));
  const secondFactor = { kind: 'passkey' as const, name: 'Phone', ...passkey.create(challenge) };
  const accepted = getValue(await client.call(acceptInvitation, { token, password: operatorPassword, secondFactor }));
  expect(accepted.recoveryCodes).toHaveLength(10);
  expect(getValue(await client.call(whoAmI, {}))).toMatchObject({ email: invited.email });
  expect(getValue(await client.call(readOwnFactors, {}))).toMatchObject({
    passkeys: [{ name: 'Phone' }],
    totpSetAt: null,
    recoveryCodesLeft: 10,
  });
});

it('is valid once', async () => {
  const { token } = invited;
  const request = { token, password: operatorPassword, secondFactor: await setUpTotp() };
  getValue(await client.call(acceptInvitation, request));
  expect(await client.call(acceptInvitation, request)).toMatchObject(invalid);
  expect(await client.call(readInvitation, { token })).toMatchObject(invalid);
});

it('is not valid after 72 hours, and an invented one never', async () => {
  platform.clock.advance(hours(72));
  for (const token of [invited.token, 'A'.repeat(43)])
    expect(await client.call(readInvitation, { token })).toMatchObject(invalid);
});

it('stays valid after a weak password or a wrong code', async () => {
  const { token } = invited;
  const secondFactor = await setUpTotp();
  const weak = { token, password: 'passwordpassword', secondFactor };
  expect((await client.call(acceptInvitation, weak)).body).toMatchObject({ errorCode: ErrorCode.PasswordCommon });
  const wrong = { token, password: operatorPassword, secondFactor: { ...secondFactor, code: '000000' } };
  expect((await client.call(acceptInvitation, wrong)).body).toMatchObject({ errorCode: ErrorCode.CodeWrong });
  expect((await client.call(whoAmI, {})).status).toBe(401);
  getValue(await client.call(acceptInvitation, { token, password: operatorPassword, secondFactor }));
});

it('makes no account without a second factor', async () => {
  const request = { token: invited.token, password: operatorPassword };
  expect((await client.call(acceptInvitation, request as never)).body).toMatchObject({
    errorCode: ErrorCode.BadRequest,
  });
});
