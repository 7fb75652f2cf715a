import { createHash } from 'node:crypto';
import { register, registerByMobile } from '@livery/contract/auth/registration';
import { login } from '@livery/contract/auth/session';
import { startSocialLogin } from '@livery/contract/auth/social-login';
import { eq } from 'drizzle-orm';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { readCaptcha } from '../../../testing/read-captcha.ts';
import { extractCode, readInbox } from '../../../testing/inbox.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { members } from '../../members/members.tables.ts';
import { merchantFlags } from '../../brands/brands.tables.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const merchant = 'quetzarena';
const host = 'quetzarena.localhost:4200';
const redirectUri = `http://${host}/m/social`;
const verifier = 'v'.repeat(50);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const form = { 'content-type': 'application/x-www-form-urlencoded', host };

const start = async (channel: 'google' | 'sms' = 'google', brand = merchant) =>
  getValue(await client.call(startSocialLogin, { firebaseChannel: channel }, { merchant: brand }));
const authorize = async (nonce: string, clientId: string, email: string, change: object = {}) => {
  const payload = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state: 's1',
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    channel: 'google',
    email,
    ...change,
  });
  const response = await platform.app.inject({
    method: 'POST',
    url: '/oauth/dev/authorize',
    headers: form,
    payload: payload.toString(),
  });
  return {
    status: response.statusCode,
    code: response.headers.location ? new URL(response.headers.location).searchParams.get('code') : null,
  };
};
const exchange = async (code: string | null, clientId: string, change: object = {}) => {
  const payload = new URLSearchParams({
    grant_type: 'authorization_code',
    code: code ?? '',
    code_verifier: verifier,
    client_id: clientId,
    redirect_uri: redirectUri,
    ...change,
  });
  const response = await platform.app.inject({
    method: 'POST',
    url: '/oauth/dev/token',
    headers: form,
    payload: payload.toString(),
  });
  return { status: response.statusCode, idToken: response.json<{ id_token?: string }>().id_token ?? '' };
};
const idTokenFor = async (email: string) => {
  const { nonce, clientId } = await start();
  const { code } = await authorize(nonce, clientId, email);
  return (await exchange(code, clientId)).idToken;
};
const logIn = (firebaseIdToken: string, brand = merchant, firebaseChannel: 'google' | 'facebook' = 'google') =>
  client.call(
    login,
    { type: 'firebase', username: '', password: '', firebaseChannel, firebaseIdToken },
    { merchant: brand, address: '198.51.100.60' },
  );

describe('social identity', () => {
  it('registers a new identity once and logs in afterwards', async () => {
    const email = 'lucia@example.com';
    const idToken = await idTokenFor(email);
    expect((await logIn(idToken)).body).toMatchObject({ errorCode: 'login.social.unknown', value: { email } });
    // Disables the verification of the phone number for this brand, so that a registration by user name needs no SMS
    // code.
    await platform.store.db
      .insert(merchantFlags)
      .values({ merchant, flag: 'REGMOBVERF3', isOn: false })
      .onConflictDoNothing();
    platform.clock.advance(5000);
    const read = await readCaptcha(client, { merchant });
    const password = 'Esmeralda-26';
    const applicant = {
      username: 'lucia26',
      email,
      password,
      confirmPassword: password,
      ageConfirmed: true,
      agree: true,
      ...read,
    };
    getValue(
      await client.call(register, { ...applicant, firebaseChannel: 'google', firebaseIdToken: idToken }, { merchant }),
    );
    expect((await logIn(idToken)).body).toMatchObject({ errorCode: 'login.social.invalid' });
    expect(getValue(await logIn(await idTokenFor(email))).userName).toBe('lucia26');
    await platform.store.db.update(members).set({ isDisabled: true }).where(eq(members.username, 'lucia26'));
    expect((await logIn(await idTokenFor(email))).body).toMatchObject({ errorCode: 'login.social.unknown' });
  });

  it('rejects a token that is forged, expired, of another brand or of another provider', async () => {
    const { nonce, clientId } = await start();
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT({ nonce, firebase: { sign_in_provider: 'google.com' } })
      .setProtectedHeader({ alg: 'ES256', kid: 'dev' })
      .setIssuer('urn:livery/oauth/dev')
      .setAudience(clientId)
      .setSubject('x')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged.split('.')[1]}.`;
    for (const bad of [forged, unsigned, 'nonsense', ''])
      expect((await logIn(bad)).body).toMatchObject({ errorCode: 'login.social.invalid' });
    const token = await idTokenFor('diego@example.com');
    expect((await logIn(token, 'lualoc')).body).toMatchObject({ errorCode: 'login.social.invalid' });
    expect((await logIn(token, 'bituinara', 'facebook')).body).toMatchObject({ errorCode: 'login.social.invalid' });
    platform.clock.advance(minutes(16));
    expect((await logIn(token)).body).toMatchObject({ errorCode: 'login.social.invalid' });
  });

  it('rejects a nonce that the gateway did not issue', async () => {
    const { clientId } = await start();
    const { code } = await authorize('my-own-nonce', clientId, 'eva@example.com');
    expect((await logIn((await exchange(code, clientId)).idToken)).body).toMatchObject({
      errorCode: 'login.social.invalid',
    });
  });

  it('is rejected when the brand disabled the provider', async () => {
    expect(
      (await client.call(startSocialLogin, { firebaseChannel: 'google' }, { merchant: 'firuzara' })).body,
    ).toMatchObject({ errorCode: 'function.not.available' });
  });
});

describe('limits of a social log-in', () => {
  it('are not those of the log-ins with an empty name or of invalid tokens', async () => {
    const email = 'lucia@example.com';
    await platform.store.db.update(members).set({ isDisabled: false }).where(eq(members.username, 'lucia26'));
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await client.call(
        login,
        { type: 'username', username: '', password: 'wrong' },
        { merchant, address: '198.51.100.60' },
      );
      await logIn('nonsense');
    }
    expect(getValue(await logIn(await idTokenFor(email))).userName).toBe('lucia26');
  });

  it('delay one subject that has no member, and nobody else', async () => {
    const stranger = await idTokenFor('stranger@example.com');
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await logIn(stranger)).body).toMatchObject({ errorCode: 'login.social.unknown' });
    const locked = await logIn(stranger);
    expect(locked).toMatchObject({ status: 429, body: { errorCode: 'login.locked' } });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect(getValue(await logIn(await idTokenFor('lucia@example.com'))).userName).toBe('lucia26');
  });
});

describe('demo provider', () => {
  it('exchanges a code once, and only with the verifier of its request', async () => {
    const { nonce, clientId } = await start();
    const { code: first } = await authorize(nonce, clientId, 'ana@example.com');
    expect((await exchange(first, clientId, { code_verifier: 'another' })).status).toBe(400);
    const { code: second } = await authorize(nonce, clientId, 'ana@example.com');
    expect((await exchange(second, clientId)).status).toBe(200);
    expect((await exchange(second, clientId)).status).toBe(400);
  });

  it('rejects redirect addresses of other sites', async () => {
    const { nonce, clientId } = await start();
    for (const foreignUri of [
      'https://evil.example/m/social',
      `http://${host}.evil.example/m/social`,
      `http://${host}/m/home`,
    ])
      expect((await authorize(nonce, clientId, 'ana@example.com', { redirect_uri: foreignUri })).status).toBe(400);
  });

  it('publishes the public keys of its tokens, never the private part', async () => {
    const { keys } = (await platform.app.inject({ url: '/oauth/dev/jwks' })).json<{ keys: Record<string, string>[] }>();
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('verifies a number by its code within five guesses', async () => {
    const { nonce, clientId, phoneEndpoint } = await start('sms');
    const post = async (path: string, body: object) =>
      platform.app.inject({
        method: 'POST',
        url: `${phoneEndpoint}${path}`,
        headers: { host, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
    const { sessionInfo } = (await post('/send', { phoneNumber: '+525555550199', client_id: clientId })).json<{
      sessionInfo: string;
    }>();
    const code = extractCode(await readInbox(platform, merchant).newestTo('+525555550199'));
    expect(
      (
        await post('/verify', {
          sessionInfo,
          code: code === '000000' ? '000001' : '000000',
          nonce,
          client_id: clientId,
        })
      ).statusCode,
    ).toBe(400);
    expect((await post('/verify', { sessionInfo, code, nonce, client_id: clientId })).json()).toHaveProperty('idToken');
    expect((await post('/verify', { sessionInfo, code, nonce, client_id: clientId })).statusCode).toBe(400);
  });

  it('accepts a token for a number again after the registration failed for another reason', async () => {
    const { nonce, clientId, phoneEndpoint } = await start('sms');
    const post = async (path: string, body: object) =>
      (
        await platform.app.inject({
          method: 'POST',
          url: `${phoneEndpoint}${path}`,
          headers: { host, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        })
      ).json<Record<string, string>>();
    const { sessionInfo } = await post('/send', { phoneNumber: '+525555550177', client_id: clientId });
    const code = extractCode(await readInbox(platform, merchant).newestTo('+525555550177'));
    const { idToken: firebaseIdToken } = await post('/verify', { sessionInfo, code, nonce, client_id: clientId });
    const apply = async (email: string) => {
      const read = await readCaptcha(client, { merchant });
      const password = 'Esmeralda-27';
      const applicant = {
        mobileNum: '5555550177',
        countryDialingCode: '52',
        email,
        password,
        confirmPassword: password,
        ageConfirmed: true,
        agree: true,
        ...read,
      };
      return client.call(registerByMobile, { ...applicant, firebaseChannel: 'sms', firebaseIdToken } as never, {
        merchant,
      });
    };
    expect((await apply('demo.quetzarena@example.com')).body).toMatchObject({ errorCode: 'register.contact.taken' });
    getValue(await apply(''));
    expect((await apply('')).body.success).toBe(false);
  });
});
