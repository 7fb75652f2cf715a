import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import {
  addOwnPasskey,
  changeOwnPassword,
  createOwnRecoveryCodes,
  ownPasskeyChallenge,
  ownTotpSetup,
  readOwnFactors,
  removeOwnPasskey,
  renameOwnPasskey,
  setOwnTotp,
} from '@livery/contract/operators/second-factors';
import {
  endOtherOwnSessions,
  endOwnSession,
  listOwnSessions,
  operatorCodeLogin,
  operatorPasskeyChallenge,
  operatorPasskeyLogin,
  operatorPasswordLogin,
  stepUpByCode,
  stepUpByPasskey,
  stepUpChallenge,
  whoAmI,
} from '@livery/contract/operators/session';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { getValue } from '../../../testing/client.ts';
import { createConsoleClient, getConsoleOrigin } from '../../../testing/operators/console-client.ts';
import {
  createTestOperator,
  operatorPassword,
  type TestOperator,
} from '../../../testing/operators/create-test-operator.ts';
import { createSoftwarePasskey } from '../../../testing/operators/software-passkey.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { computeTotp, decodeBase32, toTotpStep } from '../second-factors/totp.ts';

let platform: TestApp;
let operator: TestOperator;
let origin: string;

beforeAll(async () => {
  platform = await buildTestApp();
  origin = getConsoleOrigin(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.advance(minutes(1));
  operator = await createTestOperator(platform);
});

const stepUpRequired = { status: 403, body: { errorCode: ErrorCode.StepUpRequired } };
const invalidPasskey = { status: 400, body: { errorCode: ErrorCode.PasskeyInvalid } };

/** Adds a passkey to the account of the operator. */
const addPasskey = async (name = 'Laptop') => {
  const passkey = createSoftwarePasskey({ origin });
  const challenge = getValue(await operator.call(ownPasskeyChallenge, {}));
  const added = getValue(await operator.call(addOwnPasskey, { name, ...passkey.create(challenge) }));
  return { passkey, id: added.id };
};

/** Logs in on another device with the authenticator app. */
const logInOnSecondDevice = async () => {
  platform.clock.advance(minutes(1));
  const client = createConsoleClient(platform);
  const { email, getCode } = operator;
  const { ticket } = getValue(await client.call(operatorPasswordLogin, { email, password: operatorPassword }));
  getValue(await client.call(operatorCodeLogin, { ticket, kind: 'totp', code: getCode() }));
  return client;
};

describe('a passkey', () => {
  it('logs in, and counts as a fresh proof', async () => {
    const { passkey } = await addPasskey();
    const client = createConsoleClient(platform);
    const challenge = getValue(await client.call(operatorPasskeyChallenge, {}));
    getValue(await client.call(operatorPasskeyLogin, passkey.sign(challenge)));
    expect(getValue(await client.call(whoAmI, {}))).toMatchObject({
      operatorId: operator.id,
      provenAt: platform.clock.now().toISOString(),
    });
  });

  it('is rejected at the second use of a challenge, and for a challenge of another purpose', async () => {
    const { passkey } = await addPasskey();
    const client = createConsoleClient(platform);
    const challenge = getValue(await client.call(operatorPasskeyChallenge, {}));
    getValue(await client.call(operatorPasskeyLogin, passkey.sign(challenge)));
    expect(await client.call(operatorPasskeyLogin, passkey.sign(challenge))).toMatchObject(invalidPasskey);
    const other = getValue(await operator.call(stepUpChallenge, {}));
    expect(await client.call(operatorPasskeyLogin, passkey.sign(other))).toMatchObject(invalidPasskey);
  });

  it('is rejected without user verification, and from another origin', async () => {
    for (const options of [{ origin, verifiesUser: false }, { origin: origin.replace('console.', 'bituinara.') }]) {
      const challenge = getValue(await operator.call(ownPasskeyChallenge, {}));
      const request = { name: 'Key', ...createSoftwarePasskey(options).create(challenge) };
      expect(await operator.call(addOwnPasskey, request)).toMatchObject(invalidPasskey);
    }
  });

  it('of another operator proves nothing', async () => {
    const { passkey } = await addPasskey();
    const other = await createTestOperator(platform);
    const challenge = getValue(await other.call(stepUpChallenge, {}));
    expect(await other.call(stepUpByPasskey, passkey.sign(challenge))).toMatchObject(invalidPasskey);
  });

  it('is renamed and removed', async () => {
    const { id } = await addPasskey();
    await operator.call(renameOwnPasskey, { id, name: 'Work laptop' });
    expect(getValue(await operator.call(readOwnFactors, {})).passkeys).toMatchObject([{ id, name: 'Work laptop' }]);
    getValue(await operator.call(removeOwnPasskey, { id }));
    expect(getValue(await operator.call(readOwnFactors, {})).passkeys).toEqual([]);
  });

  it('cannot be removed if it is the last second factor', async () => {
    const { id } = await addPasskey();
    await platform.store.db.execute(sql`delete from operator_totp where operator_id = ${operator.id}`);
    expect(await operator.call(removeOwnPasskey, { id })).toMatchObject({
      status: 409,
      body: { errorCode: OperatorErrorCode.LastSecondFactor },
    });
    expect(getValue(await operator.call(readOwnFactors, {})).passkeys).toHaveLength(1);
  });
});

describe('a proof of identity', () => {
  it('is valid for five minutes', async () => {
    expect((await operator.call(ownTotpSetup, {})).status).toBe(200);
    platform.clock.advance(minutes(5));
    expect(await operator.call(ownTotpSetup, {})).toMatchObject(stepUpRequired);
    getValue(await operator.call(stepUpByCode, { kind: 'totp', code: operator.getCode() }));
    expect((await operator.call(ownTotpSetup, {})).status).toBe(200);
  });

  it('by passkey allows grave acts again', async () => {
    const { passkey } = await addPasskey();
    platform.clock.advance(minutes(5));
    const challenge = getValue(await operator.call(stepUpChallenge, {}));
    const { provenAt } = getValue(await operator.call(stepUpByPasskey, passkey.sign(challenge)));
    expect(provenAt).toBe(platform.clock.now().toISOString());
    expect((await operator.call(createOwnRecoveryCodes, {})).status).toBe(200);
  });

  it('by a wrong code is rejected', async () => {
    platform.clock.advance(minutes(5));
    expect(await operator.call(stepUpByCode, { kind: 'totp', code: '000000' })).toMatchObject({
      status: 400,
      body: { errorCode: ErrorCode.CodeWrong },
    });
    expect(await operator.call(ownTotpSetup, {})).toMatchObject(stepUpRequired);
  });
});

describe('an authenticator app', () => {
  it('replaces the previous one when a code confirms it', async () => {
    const { secret, uri, setup } = getValue(await operator.call(ownTotpSetup, {}));
    expect(uri).toContain(`secret=${secret}`);
    const code = computeTotp(decodeBase32(secret), toTotpStep(platform.clock.now()));
    getValue(await operator.call(setOwnTotp, { setup, code }));
    platform.clock.advance(minutes(1));
    expect((await operator.call(stepUpByCode, { kind: 'totp', code: operator.getCode() })).status).toBe(400);
    const next = computeTotp(decodeBase32(secret), toTotpStep(platform.clock.now()));
    expect((await operator.call(stepUpByCode, { kind: 'totp', code: next })).status).toBe(200);
  });

  it('is not set by the setup of another operator, or by one that is too old', async () => {
    const other = await createTestOperator(platform);
    const foreign = getValue(await other.call(ownTotpSetup, {}));
    const own = getValue(await operator.call(ownTotpSetup, {}));
    platform.clock.advance(minutes(10));
    await operator.call(stepUpByCode, { kind: 'totp', code: operator.getCode() });
    for (const { secret, setup } of [foreign, own]) {
      const code = computeTotp(decodeBase32(secret), toTotpStep(platform.clock.now()));
      expect(await operator.call(setOwnTotp, { setup, code })).toMatchObject({
        status: 400,
        body: { errorCode: OperatorErrorCode.TotpSetupInvalid },
      });
    }
  });

  it('has a secret that is not readable in the database', async () => {
    const { rows } = (await platform.store.db.execute(
      sql`select encrypted_secret as value from operator_totp`,
    )) as unknown as { rows: { value: string }[] };
    expect(JSON.stringify(rows)).not.toContain(operator.totpSecret);
  });
});

describe('recovery codes', () => {
  it('replace the previous ones, and are shown once', async () => {
    const key = 'k'.repeat(20);
    const { recoveryCodes } = getValue(await operator.call(createOwnRecoveryCodes, {}, { key }));
    expect(recoveryCodes).toHaveLength(10);
    expect(getValue(await operator.call(createOwnRecoveryCodes, {}, { key }))).toEqual({ recoveryCodes: null });
    const old = operator.recoveryCodes[0] as string;
    expect((await operator.call(stepUpByCode, { kind: 'recovery', code: old })).status).toBe(400);
    const fresh = recoveryCodes?.[0] as string;
    expect((await operator.call(stepUpByCode, { kind: 'recovery', code: fresh })).status).toBe(200);
    expect(getValue(await operator.call(readOwnFactors, {})).recoveryCodesLeft).toBe(9);
  });

  it('are in no table', async () => {
    const { recoveryCodes } = getValue(await operator.call(createOwnRecoveryCodes, {}));
    const { rows } = (await platform.store.db.execute(sql`
      select c::text from idempotent_calls c union all select code_hash from operator_recovery_codes
      union all select changes from audit_entries`)) as unknown as { rows: object[] };
    for (const code of recoveryCodes ?? []) expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('a password', () => {
  const newPassword = 'Seven grey herons, one boat';

  it('is changed with the current one, and ends the other sessions', async () => {
    const other = await logInOnSecondDevice();
    const request = { password: operatorPassword, newPassword };
    getValue(await operator.call(changeOwnPassword, request));
    expect((await other.call(whoAmI, {})).status).toBe(401);
    expect((await operator.call(whoAmI, {})).status).toBe(200);
    const { email } = operator;
    expect((await other.call(operatorPasswordLogin, { email, password: operatorPassword })).status).toBe(400);
    expect((await other.call(operatorPasswordLogin, { email, password: newPassword })).status).toBe(200);
  });

  it.each([
    ['a wrong current one', 'wrong password', newPassword, ErrorCode.PasswordWrong],
    ['the same one', operatorPassword, operatorPassword, ErrorCode.SamePassword],
    ['a frequent one', operatorPassword, 'passwordpassword', ErrorCode.PasswordCommon],
    ['one with the name', operatorPassword, 'my test operator', ErrorCode.PasswordContainsName],
    ['a short one', operatorPassword, 'Short#2026', ErrorCode.BadRequest],
  ])('is not changed with %s', async (_name, password, next, errorCode) => {
    expect((await operator.call(changeOwnPassword, { password, newPassword: next })).body).toMatchObject({ errorCode });
  });

  it('is not stored with the call', async () => {
    const key = 'p'.repeat(20);
    const request = { password: operatorPassword, newPassword };
    getValue(await operator.call(changeOwnPassword, request, { key }));
    const repeated = await operator.call(changeOwnPassword, { password: 'x', newPassword: `${newPassword}!` }, { key });
    expect(repeated.status).toBe(200);
  });
});

describe('own sessions', () => {
  it('are listed, and end one by one or all others together', async () => {
    const [one, two] = [await logInOnSecondDevice(), await logInOnSecondDevice()];
    const { list } = getValue(await operator.call(listOwnSessions, {}));
    expect(list.map(({ method, isThis }) => [method, isThis])).toEqual([
      ['totp', false],
      ['totp', false],
      ['invitation', true],
    ]);
    const id = list[0]?.id as string;
    expect(getValue(await operator.call(endOwnSession, { id }))).toEqual({ ended: 1 });
    expect((await operator.call(endOwnSession, { id })).status).toBe(404);
    expect((await two.call(whoAmI, {})).status).toBe(401);
    expect(getValue(await operator.call(endOtherOwnSessions, {}))).toEqual({ ended: 1 });
    expect((await one.call(whoAmI, {})).status).toBe(401);
    expect((await operator.call(whoAmI, {})).status).toBe(200);
  });

  it('of another operator do not end', async () => {
    const other = await createTestOperator(platform);
    const id = getValue(await other.call(listOwnSessions, {})).list[0]?.id as string;
    expect((await operator.call(endOwnSession, { id })).status).toBe(404);
    expect((await other.call(whoAmI, {})).status).toBe(200);
  });
});
