import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createProxy } from './create-proxy.ts';

let folder: string;
let key: string;
let certificate: string;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-tls-'));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  await promisify(execFile)('openssl', ['req', '-x509', ...options, ...subject, ...files]);
  [key, certificate] = [await readFile(keyFile, 'utf8'), await readFile(certificateFile, 'utf8')];
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

const respond: RequestListener = async (request, response) => {
  const body = await readText(request);
  response.writeHead(201, { 'content-type': 'application/json', 'x-game': 'yes' });
  response.end(
    JSON.stringify({ url: request.url, method: request.method, body, bearer: request.headers.authorization }),
  );
};

/** Starts a proxy that forwards to `origin`. Returns the origin of the proxy. */
const startProxy = async (origin: string | undefined, certificates?: string): Promise<string> => {
  const proxy = createProxy({
    upstream: async () => (origin === undefined ? undefined : new URL(origin)),
    ...(certificates !== undefined && { certificates }),
  });
  const port = await listen(createServer(proxy.handle));
  closing.push(proxy.close);
  return `http://127.0.0.1:${port}`;
};

const startTlsProvider = async (): Promise<string> =>
  `https://localhost:${await listen(createTlsServer({ key, cert: certificate }, respond))}`;

it('forwards requests to an https provider', async () => {
  const proxy = await startProxy(await startTlsProvider(), certificate);
  const response = await fetch(`${proxy}/api/play?x=%20y`, {
    method: 'POST',
    headers: { authorization: 'Bearer b', 'content-type': 'application/json' },
    body: '{"bet":5}',
  });
  expect([response.status, response.headers.get('x-game')]).toEqual([201, 'yes']);
  expect(await response.json()).toEqual({
    url: '/api/play?x=%20y',
    method: 'POST',
    body: '{"bet":5}',
    bearer: 'Bearer b',
  });
});

it('calls no https provider whose certificate is not trusted', async () => {
  const proxy = await startProxy(await startTlsProvider());
  const response = await fetch(`${proxy}/play`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ errorCode: 'system.busy' });
});

it('forwards requests to an http provider, with a body of any type and size', async () => {
  const proxy = await startProxy(`http://127.0.0.1:${await listen(createServer(respond))}`);
  const body = 'x'.repeat(300_000);
  const response = await fetch(`${proxy}/api/image`, { method: 'PUT', headers: { 'content-type': 'image/png' }, body });
  expect(((await response.json()) as { body: string }).body).toHaveLength(body.length);
});

it('responds with 503 while there is no provider', async () => {
  for (const origin of [undefined, 'http://127.0.0.1:1']) {
    const response = await fetch(`${await startProxy(origin)}/play`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  }
});

it('streams events, and closes the stream of the provider when the page leaves', async () => {
  const onClose = vi.fn();
  const provider = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: first\n\n');
    response.on('close', onClose);
  });
  const proxy = await startProxy(`http://127.0.0.1:${await listen(provider)}`);
  const leaving = new AbortController();
  const { body } = await fetch(`${proxy}/api/events`, { signal: leaving.signal });
  const first = await body!.getReader().read();
  expect(new TextDecoder().decode(first.value)).toBe('data: first\n\n');
  expect(onClose).not.toHaveBeenCalled();
  leaving.abort();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 5000 });
});
