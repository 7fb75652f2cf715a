import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seamlessHeaders } from '@livery/contract/seamless';
import { signedText } from '@livery/contract/seamless/signed-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGatewayVerifier } from './verify-gateway.ts';

const now = 1_800_000_000_000;
const { privateKey } = generateKeyPairSync('ed25519');
const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
const server = createServer((_request, response) => response.end(JSON.stringify({ GATEWAY: { k1: publicKey } })));
let verify: ReturnType<typeof createGatewayVerifier>;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  verify = createGatewayVerifier(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => now);
});
afterAll(() => void server.close());

const call = ({ path = '/pay/deposits', rawBody = '{}', timestamp = now, vendor = 'GATEWAY', keyId = 'k1' } = {}) => ({
  path,
  rawBody,
  headers: {
    [seamlessHeaders.vendor]: vendor,
    [seamlessHeaders.keyId]: keyId,
    [seamlessHeaders.timestamp]: String(timestamp),
    [seamlessHeaders.signature]: sign(
      null,
      Buffer.from(signedText(path, String(timestamp), rawBody)),
      privateKey,
    ).toString('base64url'),
  },
});

it('accepts a call that the gateway signed', async () => {
  expect(await verify(call())).toBe(true);
});

it('accepts every call that it receives while it downloads the keys', async () => {
  const { port } = server.address() as AddressInfo;
  const verifyFirst = createGatewayVerifier(`http://127.0.0.1:${port}`, () => now);
  expect(await Promise.all([verifyFirst(call()), verifyFirst(call())])).toEqual([true, true]);
});

it.each([
  ['another body', { ...call(), rawBody: '{"amount":"1.00"}' }],
  ['another path', { ...call(), path: '/pay/payouts' }],
  ['a time ten minutes ago', call({ timestamp: now - 600_000 })],
  ['another signer', call({ vendor: 'PAYCO' })],
  ['an unknown key', call({ keyId: 'k2' })],
])('rejects a call with %s', async (_case, request) => {
  expect(await verify(request)).toBe(false);
});

it('does not reject a call while the keys cannot be downloaded, and accepts it afterwards', async () => {
  let isUp = false;
  const unsteady = createServer((_request, response) =>
    response.writeHead(isUp ? 200 : 503).end(isUp ? JSON.stringify({ GATEWAY: { k1: publicKey } }) : ''),
  );
  await new Promise<void>((resolve) => void unsteady.listen(0, '127.0.0.1', resolve));
  let time = now;
  const verifyLater = createGatewayVerifier(`http://127.0.0.1:${(unsteady.address() as AddressInfo).port}`, () => time);
  await expect(verifyLater(call())).rejects.toThrow(SyntaxError);
  await expect(verifyLater(call())).rejects.toThrow('could not be downloaded');
  isUp = true;
  time += 1000;
  expect(await verifyLater(call({ timestamp: time }))).toBe(true);
  unsteady.closeAllConnections();
  unsteady.close();
});

it('loads no keys from another address when the gateway redirects', async () => {
  const redirecting = createServer(({ url }, response) => {
    if (url === '/elsewhere') response.end(JSON.stringify({ GATEWAY: { k1: publicKey } }));
    else response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => void redirecting.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`;
  await expect(createGatewayVerifier(origin, () => now)(call())).rejects.toThrow(TypeError);
  redirecting.closeAllConnections();
  redirecting.close();
});
