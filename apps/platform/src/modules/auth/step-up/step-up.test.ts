import { closeAccount, memberDataPath } from '@livery/contract/account/member';
import { memberProfile, setEmail } from '@livery/contract/account/profile';
import { changePassword } from '@livery/contract/auth/recovery';
import { listPasskeys, passkeyOptions, revokeOtherSessions } from '@livery/contract/auth/security';
import { freePlay, login } from '@livery/contract/auth/session';
import { sendStepUpCode, stepUp, stepUpOptions, stepUpPasskeyOptions } from '@livery/contract/auth/step-up';
import { registry } from '@livery/contract/registry';
import { resetPaymentPassword } from '@livery/contract/withdrawals';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { proveIdentity, proveSecondFactor, requestStepUpCode } from '../../../testing/step-up.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { memberProfiles } from '../../members/index.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const logIn = async (username: string, extra: object = {}) =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026', ...extra }));
/** Logs in, and advances the clock until the log-in is no longer a recent proof of identity. */
const logInAndWait = async (username = 'newbie'): Promise<string> => {
  const { token } = await logIn(username);
  platform.clock.advance(minutes(5));
  return token;
};
const requestData = async (token: string): Promise<number> =>
  (await platform.app.inject({ url: memberDataPath, headers: { merchant: 'bituinara', authorization: token } }))
    .statusCode;
const stepUpRequired = { status: 403, body: { errorCode: 'step.up.required' } };

it('lists the operations that need a fresh proof of identity', () => {
  const graveActs = registry.flatMap(({ name, stepUp: level, access }) => (level ? [[name, level, access]] : []));
  expect(Object.fromEntries(graveActs.map(([name, level]) => [name, level]))).toEqual({
    addBankCard: 'any',
    addPasskey: 'any',
    changePassword: 'inRequest',
    closeAccount: 'any',
    passkeyOptions: 'any',
    removePasskey: 'any',
    resetPaymentPassword: 'secondFactor',
    revokeOtherSessions: 'any',
    revokeSession: 'any',
    setEmail: 'any',
    setPayeeName: 'any',
    setPaymentPassword: 'any',
    setSecurityQuestions: 'any',
  });
  for (const [, , access] of graveActs) expect(access).toBe('member');
});

it.each(registry.filter(({ stepUp: level }) => level && level !== 'inRequest'))(
  'rejects $name in a session without a fresh proof of identity',
  async (operation) => {
    const token = await logInAndWait();
    expect(await client.call(operation, { id: 'x' } as never, { token })).toMatchObject(stepUpRequired);
  },
);

it('rejects a changed password without the current one', async () => {
  const token = await logInAndWait('partner');
  const request = { oldPassword: 'guess', newPassword: 'Violet-Gold-9', confirmNewPassword: 'Violet-Gold-9' };
  expect((await client.call(changePassword, request, { token })).body).toMatchObject({
    errorCode: 'password.old.wrong',
  });
});

it('rejects the export of the data in a session without a fresh proof of identity', async () => {
  const token = await logInAndWait();
  expect(await requestData(token)).toBe(403);
  await proveIdentity(client, token);
  expect(await requestData(token)).toBe(200);
});

it('allows grave acts for five minutes after a log-in with the password', async () => {
  const { token } = await logIn('newbie');
  platform.clock.advance(minutes(5) - seconds(1));
  expect((await client.call(passkeyOptions, {}, { token })).status).toBe(200);
  platform.clock.advance(seconds(1));
  expect(await client.call(passkeyOptions, {}, { token })).toMatchObject(stepUpRequired);
});

it('does not accept the log-in of a remembered device as a proof of identity', async () => {
  const { deviceToken = '' } = await logIn('newbie', { remember: true });
  const device = getValue(
    await client.call(login, { type: 'device', username: 'newbie', password: deviceToken, remember: true }),
  );
  expect(await client.call(passkeyOptions, {}, { token: device.token })).toMatchObject(stepUpRequired);
  expect(await requestData(device.token)).toBe(403);
});

it('proves the identity for one session only', async () => {
  const [token, other] = [await logInAndWait(), await logInAndWait()];
  await proveIdentity(client, token);
  expect((await client.call(revokeOtherSessions, {}, { token: other })).status).toBe(403);
  expect((await client.call(revokeOtherSessions, {}, { token })).status).toBe(200);
});

it('rejects a trial member', async () => {
  const { token } = getValue(await client.call(freePlay, {}));
  for (const response of [
    await client.call(stepUpOptions, {}, { token }),
    await client.call(stepUp, { method: 'password', password: 'x' }, { token }),
    await client.call(closeAccount, { reason: '' }, { token }),
  ])
    expect(response.body).toMatchObject({ errorCode: 'free.reject' });
});

describe('password', () => {
  it('is accepted for an e-mail address, the first one included', async () => {
    const token = await logInAndWait('agent');
    await platform.store.db
      .update(memberProfiles)
      .set({ email: null, emailKey: null, emailVerifiedAt: null })
      .where(eq(memberProfiles.mobileNum, '9175550102'));
    const set = () => client.call(setEmail, { email: 'thief@example.com' }, { token });
    expect(await set()).toMatchObject(stepUpRequired);
    expect(getValue(await client.call(memberProfile, {}, { token })).email).toBeNull();
    await proveIdentity(client, token);
    expect((await set()).status).toBe(200);
  });

  it('limits guesses on an unlocked phone', async () => {
    const token = await logInAndWait('demo');
    const codes = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      codes.push(
        (
          (await client.call(stepUp, { method: 'password', password: 'guess' }, { token })).body as {
            errorCode?: string;
          }
        ).errorCode,
      );
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'password.wrong'), 'request.too.many']);
    expect(await client.call(passkeyOptions, {}, { token })).toMatchObject(stepUpRequired);
  });

  it('is no second factor', async () => {
    const token = await logInAndWait();
    await proveIdentity(client, token);
    const reset = () =>
      client.call(resetPaymentPassword, { password: 'Demo#2026', paymentPassword: '482973' }, { token });
    expect(await reset()).toMatchObject({ ...stepUpRequired, body: { value: { level: 'secondFactor' } } });
    await proveSecondFactor(platform, client, token);
    expect((await reset()).status).toBe(200);
  });
});

describe('one-time code', () => {
  it('is sent to the verified e-mail address and is valid once', async () => {
    const token = await logInAndWait();
    expect(getValue(await client.call(stepUpOptions, {}, { token }))).toEqual({
      methods: ['password', 'sms', 'email'],
      mobileNum: '91•••03',
      email: 'ne•••a@example.com',
    });
    const code = await requestStepUpCode(platform, client, {
      token,
      method: 'email',
      recipient: 'newbie.bituinara@example.com',
    });
    const prove = (typed: string) => client.call(stepUp, { method: 'email', code: typed }, { token });
    expect((await prove(code === '111111' ? '222222' : '111111')).body).toMatchObject({
      errorCode: 'verification.code.wrong',
    });
    expect(getValue(await prove(code)).validUntil).toBe(
      new Date(platform.clock.now().getTime() + minutes(5)).toISOString(),
    );
    expect((await prove(code)).status).toBe(400);
    expect((await client.call(passkeyOptions, {}, { token })).status).toBe(200);
  });

  it('does not prove the identity of another member', async () => {
    const [token, other] = [await logInAndWait(), await logInAndWait('demo')];
    const code = await requestStepUpCode(platform, client, { token, method: 'sms', recipient: '+639175550103' });
    expect((await client.call(stepUp, { method: 'sms', code }, { token: other })).body).toMatchObject({
      errorCode: 'verification.code.wrong',
    });
  });

  it('is not sent to an address that is not verified', async () => {
    const token = await logInAndWait('agent');
    await platform.store.db
      .update(memberProfiles)
      .set({ mobileVerifiedAt: null, emailVerifiedAt: null })
      .where(eq(memberProfiles.mobileNum, '9175550102'));
    expect(getValue(await client.call(stepUpOptions, {}, { token })).methods).toEqual(['password']);
    for (const method of ['sms', 'email'] as const)
      expect((await client.call(sendStepUpCode, { method }, { token })).status).toBe(404);
  });
});

it('offers only the passkeys of the member, and rejects a forged one', async () => {
  const token = await logInAndWait();
  const headers = { origin: 'http://bituinara.localhost:4200' };
  expect(getValue(await client.call(listPasskeys, {}, { token })).list).toEqual([]);
  const { challengeId, options } = getValue(await client.call(stepUpPasskeyOptions, {}, { token, headers }));
  expect(options).toMatchObject({ rpId: 'bituinara.localhost', userVerification: 'required', allowCredentials: [] });
  const response = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} };
  expect(
    (await client.call(stepUp, { method: 'passkey', challengeId, response }, { token, headers })).body,
  ).toMatchObject({ errorCode: 'passkey.invalid' });
});
