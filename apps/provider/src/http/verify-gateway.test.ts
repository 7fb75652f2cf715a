import { generateKeyPairSync, sign } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { seamlessHeaders } from '@livery/contract/seamless';
import { gameListPath } from '@livery/contract/seamless/game-list';
import { signedText } from '@livery/contract/seamless/signed-text';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDataFolder, createTestProvider } from '../testing/test-provider.ts';
import type { Send } from '../wallet/send.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keysBody = { GATEWAY: { k1: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') } };

let time = 1_800_000_000_000;
let sendKeys: Send;
let downloads: RequestInit[];
let dataFolder: string;
let provider: FastifyInstance;

beforeEach(async () => {
  downloads = [];
  sendKeys = async () => Response.json(keysBody);
  dataFolder = await createDataFolder();
  provider = createTestProvider({
    gatewayOrigin: 'http://127.0.0.1:9',
    dataFolder,
    now: () => time,
    send: (url, request) => {
      downloads.push(request);
      return sendKeys(url, request);
    },
  });
});
afterEach(async () => {
  await provider.close();
  await rm(dataFolder, { recursive: true });
});

const requestGames = async (body = JSON.stringify({ vendor: 'TEST', page: 1 }), keyId = 'k1') => {
  const text = signedText(gameListPath, String(time), body);
  const response = await provider.inject({
    method: 'POST',
    url: gameListPath,
    payload: body,
    headers: {
      'content-type': 'application/json',
      [seamlessHeaders.vendor]: 'GATEWAY',
      [seamlessHeaders.keyId]: keyId,
      [seamlessHeaders.timestamp]: String(time),
      [seamlessHeaders.signature]: sign(null, Buffer.from(text), privateKey).toString('base64url'),
    },
  });
  return { status: response.statusCode, body: response.json() };
};

const busy = { status: 503, body: { success: false, errorCode: 'system.busy' } };

it('accepts all signed calls that arrive while the keys are downloaded, with one download', async () => {
  const responses = await Promise.all([requestGames(), requestGames(), requestGames()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(downloads).toHaveLength(1);
  expect(downloads[0]?.redirect).toBe('error');
});

it.each<[string, Send]>([
  ['does not respond', () => Promise.reject(new TypeError('fetch failed'))],
  ['sends a page of a proxy', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['sends a malformed list', async () => Response.json({ GATEWAY: ['k1'] })],
  ['sends a key that is no key', async () => Response.json({ GATEWAY: { k1: 'AAAA' } })],
])('responds 503 when the gateway %s, and verifies again afterwards', async (_case, failing) => {
  sendKeys = failing;
  expect(await requestGames()).toEqual(busy);
  // The provider waits for the end of a pause before it downloads the keys again. The pause limits the number of
  // downloads, because anybody can send calls that cause a download.
  expect(await requestGames()).toEqual(busy);
  expect(downloads).toHaveLength(1);
  sendKeys = async () => Response.json(keysBody);
  time += 1001;
  expect((await requestGames()).status).toBe(200);
});

it('responds 403 for an unknown key and 400 for a body that is no request', async () => {
  expect((await requestGames(undefined, 'k2')).status).toBe(403);
  for (const body of ['{"page":0}', '{"page":']) expect((await requestGames(body)).status, body).toBe(400);
});

it('responds to the probes of a load balancer', async () => {
  const [healthz, readyz] = await Promise.all(['/healthz', '/readyz'].map((url) => provider.inject({ url })));
  expect([healthz?.statusCode, readyz?.statusCode]).toEqual([200, 200]);
});
