import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seamlessHeaders } from '@livery/contract/seamless';
import { signedText } from '@livery/contract/seamless/signed-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { systemClock } from '../clock/clock.ts';
import { createSignedClient, type ServiceCallError } from './signed-client.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const signer = { vendor: 'GATEWAY', keyId: 'k1', privateKey };
const order = z.object({ orderNo: z.string() });

let respond: (request: IncomingMessage, body: string, response: ServerResponse) => void;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk)).on('end', () => respond(request, body, response));
});
let baseUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = () =>
  createSignedClient({ baseUrl, getSigner: () => signer, clock: systemClock, timeoutMs: 200 }).post(
    '/orders',
    { amount: '5.00' },
    order,
  );
const failure = () =>
  post().then(
    () => expect.fail('The call succeeded.'),
    (error: ServiceCallError) => error,
  );

it('signs path, time and body, and returns the value of the response', async () => {
  let isSigned = false;
  respond = ({ url, headers }, body, response) => {
    const text = signedText(url ?? '', String(headers[seamlessHeaders.timestamp]), body);
    const signature = Buffer.from(String(headers[seamlessHeaders.signature]), 'base64url');
    isSigned = verify(null, Buffer.from(text), createPublicKey(privateKey), signature);
    response.end(JSON.stringify({ success: true, value: { orderNo: 'A1' } }));
  };
  expect(await post()).toEqual({ orderNo: 'A1' });
  expect(isSigned).toBe(true);
});

it('reports a rejection with the code of the service', async () => {
  respond = (_request, _body, response) =>
    void response.writeHead(409).end(JSON.stringify({ success: false, errorCode: 'channel.closed' }));
  expect(await failure()).toMatchObject({ outcome: 'rejected', code: 'channel.closed' });
});

it.each<[string, (response: ServerResponse) => unknown]>([
  ['does not respond', () => undefined],
  ['breaks the connection', (response) => response.destroy()],
  ['breaks the connection in the middle of a response', (response) => response.write('{', () => response.destroy())],
  ['stops in the middle of a response', (response) => response.write('{')],
  ['responds with HTML', (response) => response.end('<html></html>')],
  ['responds with an error page', (response) => response.writeHead(502).end('Bad gateway')],
  ['has an internal error', (response) => response.writeHead(500).end('{"success":false,"errorCode":"system.busy"}')],
  ['responds with another value', (response) => response.end('{"success":true,"value":{"id":1}}')],
  ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['responds without end', (response) => response.end(JSON.stringify({ success: true, value: 'x'.repeat(300_000) }))],
])('reports an unknown outcome when the service %s', async (_case, sendResponse) => {
  respond = (_request, _body, response) => void sendResponse(response);
  expect(await failure()).toMatchObject({ name: 'ServiceCallError', outcome: 'unknown', code: undefined });
});
