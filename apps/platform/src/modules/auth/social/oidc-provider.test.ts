import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login } from '@livery/contract/auth/session';
import { startSocialLogin } from '@livery/contract/auth/social-login';
import { whitelabel } from '@livery/contract/site-settings';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildProductionApp } from '../../../testing/production-app.ts';
import type { TestApp } from '../../../testing/test-platform.ts';
import { discoverOidcProvider } from './oidc-provider.ts';

const clients = new Map([['bituinara', { id: 'client-b', secret: 'secret-b' }]]);

/**
 * Starts a test server that imitates a provider of social log-in (OpenID Connect). The server has its own origin and an
 * RSA key. It accepts one client with a secret.
 */
const startIssuer = async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { readonly challenge: string; readonly idToken: string }>();
  let issuer = '';
  const server: Server = createServer((request, response) => {
    const respond = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return respond({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    if (request.url === '/keys') return respond({ keys: [jwk] });
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(text);
      const storedGrant = codes.get(form.get('code') ?? '');
      const isRight =
        storedGrant?.challenge ===
          createHash('sha256')
            .update(form.get('code_verifier') ?? '')
            .digest('base64url') && form.get('client_secret') === 'secret-b';
      respond(isRight ? { id_token: storedGrant.idToken } : { error: 'invalid_grant' }, isRight ? 200 : 400);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sign = (
    claims: Record<string, unknown>,
    { audience = 'client-b', from = issuer, at }: { audience?: string; from?: string; at: Date },
  ) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(from)
      .setAudience(audience)
      .setSubject('person-1')
      .setIssuedAt(at)
      .setExpirationTime(new Date(at.getTime() + 600_000))
      .sign(privateKey);
  return { issuer, codes, sign, close: () => new Promise((resolve) => server.close(resolve)) };
};

let provider: Awaited<ReturnType<typeof startIssuer>>;
let platform: TestApp;
let client: Client;

beforeAll(async () => {
  provider = await startIssuer();
  platform = await buildProductionApp({ google: { issuer: provider.issuer, clients } });
  client = createClient(platform);
});
afterAll(async () => {
  await platform.close();
  await provider.close();
});

const start = async () => getValue(await client.call(startSocialLogin, { firebaseChannel: 'google' }));
const enter = (firebaseIdToken: string) =>
  client.call(login, { type: 'firebase', username: '', password: '', firebaseChannel: 'google', firebaseIdToken });
const trade = (form: Record<string, string>) =>
  platform.app.inject({
    method: 'POST',
    url: '/wps/session/login/social/token/google',
    headers: { host: 'play.example.com', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: 'https://bituinara.play.example.com/m/social',
      ...form,
    }).toString(),
  });

describe('real provider', () => {
  it('is discovered by its document, and exchanges codes at the gateway, so that no page sees the secret', async () => {
    const started = await start();
    expect(started).toMatchObject({
      authorizationEndpoint: `${provider.issuer}/authorize`,
      tokenEndpoint: '/wps/session/login/social/token/google',
      clientId: 'client-b',
    });
    expect(JSON.stringify(started)).not.toContain('secret-b');
    const [code, verifier] = [randomUUID(), randomUUID()];
    const idToken = await provider.sign(
      { nonce: started.nonce, email: 'maya@example.com', email_verified: true },
      { at: platform.clock.now() },
    );
    provider.codes.set(code, { challenge: createHash('sha256').update(verifier).digest('base64url'), idToken });
    expect((await trade({ client_id: 'client-b', code, code_verifier: 'another' })).statusCode).toBe(400);
    expect((await trade({ client_id: 'client-x', code, code_verifier: verifier })).statusCode).toBe(400);
    expect((await trade({ client_id: 'client-b', code })).statusCode).toBe(400);
    const traded = await trade({ client_id: 'client-b', code, code_verifier: verifier });
    expect(traded.json()).toMatchObject({ id_token: idToken });
    expect((await enter(idToken)).body).toMatchObject({
      errorCode: 'login.social.unknown',
      value: { email: 'maya@example.com' },
    });
  });

  it.each([
    ['another brand', { audience: 'client-l' }],
    ['another issuer', { from: 'https://accounts.example' }],
  ])('rejects a token for %s', async (_, other) => {
    const { nonce } = await start();
    expect((await enter(await provider.sign({ nonce }, { at: platform.clock.now(), ...other }))).body).toMatchObject({
      errorCode: 'login.social.invalid',
    });
  });

  it("rejects a token without the gateway's nonce and one of the previous day", async () => {
    const { nonce } = await start();
    expect((await enter(await provider.sign({ nonce: 'mine' }, { at: platform.clock.now() }))).body).toMatchObject({
      errorCode: 'login.social.invalid',
    });
    expect(
      (await enter(await provider.sign({ nonce }, { at: new Date(platform.clock.now().getTime() - 86_400_000) }))).body,
    ).toMatchObject({ errorCode: 'login.social.invalid' });
  });

  it('is offered only at brands that are its clients', async () => {
    expect(getValue(await client.call(whitelabel, {})).flags).toMatchObject({
      GOOGLELOGIN3: true,
      FACEBOOKLOGIN3: false,
    });
    expect(getValue(await client.call(whitelabel, {}, { merchant: 'lualoc' })).flags).toMatchObject({
      GOOGLELOGIN3: false,
    });
    expect((await client.call(startSocialLogin, { firebaseChannel: 'facebook' })).body).toMatchObject({
      errorCode: 'function.not.available',
    });
    expect(
      (await client.call(startSocialLogin, { firebaseChannel: 'google' }, { merchant: 'lualoc' })).body,
    ).toMatchObject({ errorCode: 'function.not.available' });
  });

  it.each([
    ['the server is unreachable', 'http://127.0.0.1:1', /GOOGLE_CLIENTS is set, and .* cannot be reached/],
    ['the issuer is another one', 'localhost', /has the issuer http:\/\/127\.0\.0\.1/],
  ])('fails at start: %s', async (_, providerSettings, message) => {
    const issuer =
      providerSettings === 'localhost' ? provider.issuer.replace('127.0.0.1', 'localhost') : providerSettings;
    await expect(discoverOidcProvider({ channel: 'google', issuer, clients })).rejects.toThrow(message);
  });
});
