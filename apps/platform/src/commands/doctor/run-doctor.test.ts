import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, request as requestHttp, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { demoPassword, demoUsernames } from '@livery/demo/members/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProductionApp } from '../../testing/production-app.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { demonstrationAccount } from './call-checks.ts';
import { runDoctorCommand } from './run-doctor-command.ts';
import { type CheckResult, type DoctorOptions, runDoctor } from './run-doctor.ts';

const site = new URL('https://play.example.com');
const brand = 'lualoc';
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const servers: Server[] = [];
const gateways: TestApp[] = [];

const listen = async (server: Server, scheme: 'http' | 'https'): Promise<URL> => {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return new URL(`${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`);
};

/** Writes a bundle of the brand with the same headers and compressed files as a bundle of the brand pipeline. */
const composeBundle = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-doctor-'));
  await mkdir(join(folder, brand, 'assets'), { recursive: true });
  const everywhere = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };
  const policy = { 'default-src': ["'none'"], 'script-src': ["'self'"], 'frame-src': ["'self'"] };
  const rules = [
    { path: '/assets/*', headers: { ...everywhere, 'Cache-Control': 'public, max-age=31536000, immutable' } },
    {
      path: '/*',
      headers: {
        ...everywhere,
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-src 'self'",
      },
    },
  ];
  const page = `<!doctype html><script src="/assets/app-1a2b.js"></script><p>${'text '.repeat(500)}</p>`;
  const script = `export const text = '${'text '.repeat(500)}';`;
  const files: Record<string, string | Buffer> = {
    'brand.json': JSON.stringify({ headers: { contentSecurityPolicy: policy, rules } }),
    'sw.js': '// worker',
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    'assets/app-1a2b.js': script,
    'assets/app-1a2b.js.br': brotliCompressSync(script),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, brand, name), content);
  return folder;
};

/** Starts a gateway on a free port, and returns its origin. */
const startGateway = async (building: Promise<TestApp>): Promise<URL> => {
  const gateway = await building;
  gateways.push(gateway);
  return new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
};

/** Creates a proxy that forwards requests to the gateway. `change` modifies the headers of the responses. */
const forwardTo =
  (gateway: URL, change: (headers: Record<string, unknown>) => object = (headers) => headers): RequestListener =>
  (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const forwarded = requestHttp({ host: gateway.hostname, port: gateway.port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, change(response.headers) as Record<string, string>);
      response.pipe(outgoing);
    });
    outgoing.once('close', () => forwarded.destroy());
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  };

const createCertificate = async (days: number): Promise<{ readonly key: string; readonly cert: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = 'subjectAltName=DNS:play.example.com,DNS:*.play.example.com';
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=play.example.com', '-addext', names];
  execFileSync('openssl', [...request, '-days', String(days), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
};

const listProblems = (results: readonly CheckResult[]): string[] =>
  results.filter(({ state }) => state === 'problem').map(({ name }) => name);
const diagnose = (options: Omit<DoctorOptions, 'site'>) => runDoctor({ site, brand, ...options });

let production: URL;
let demonstration: URL;

beforeAll(async () => {
  production = await startGateway(buildProductionApp({ bundlesFolder: await composeBundle() }));
  demonstration = await startGateway(buildTestApp());
});
afterAll(async () => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
  for (const gateway of gateways) await gateway.close();
});

it('tries the account that a demonstration has', () => {
  expect(demonstrationAccount).toMatchObject({ username: demoUsernames.member, password: demoPassword });
});

it('finds no problem at a gateway in production, and skips what needs TLS', async () => {
  const results = await diagnose({ connect: production });
  expect(results.filter(({ state }) => state === 'problem')).toEqual([]);
  expect(results.filter(({ state }) => state === 'skipped').map(({ name }) => name)).toEqual([
    'TLS certificate',
    'redirect from http to https',
  ]);
});

it('skips the checks of a page when no brand is named', async () => {
  const results = await diagnose({ brand: undefined, connect: production });
  expect(listProblems(results)).toEqual([]);
  expect(results.find(({ name }) => name === 'page of the brand')).toMatchObject({ state: 'skipped' });
});

it('finds what a demonstration publishes', async () => {
  const results = await diagnose({ connect: demonstration });
  expect(listProblems(results)).toEqual([
    'Strict-Transport-Security',
    'unknown host',
    'page of the brand',
    'files of the page',
    'security headers of the page',
    'service worker',
    'routes of the demonstration',
    'account of the demonstration',
  ]);
  expect(results.find(({ name }) => name === 'routes of the demonstration')).toMatchObject({
    text: expect.stringContaining('Set DEMO=off'),
  });
});

it('finds a proxy that removes headers, turns compression off and publishes the metrics', async () => {
  const removed = ['x-request-id', 'content-security-policy', 'strict-transport-security', 'cache-control', 'date'];
  const forward = forwardTo(production, (headers) => ({
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !removed.includes(name))),
    date: 'Tue, 03 Mar 2020 10:00:00 GMT',
  }));
  const proxy = createServer((request, response) => {
    delete request.headers['accept-encoding'];
    if (request.url === '/metrics') response.end('livery_event_streams 1');
    else forward(request, response);
  });
  const problems = listProblems(await diagnose({ connect: await listen(proxy, 'http') }));
  expect(problems).toEqual([
    'Strict-Transport-Security',
    'clock of the server',
    'x-request-id',
    'page of the brand',
    'files of the page',
    'security headers of the page',
    'service worker',
    'security headers of JSON',
    'event stream',
    'metrics',
  ]);
});

it('reports a host that does not respond, after the time of each check', async () => {
  const connect = await listen(
    createServer(() => {}),
    'http',
  );
  const results = await diagnose({ connect, timeout: 50 });
  expect(results.find(({ name }) => name === '/healthz')).toMatchObject({
    state: 'problem',
    text: expect.stringContaining('no response within 0.05 seconds'),
  });
});

describe.skipIf(!hasOpenssl)('a deployment with TLS (skipped unless openssl is installed)', () => {
  const startProxies = async (days: number, redirect: string) => {
    const certificate = await createCertificate(days);
    const plain = createServer(({ headers }, response) => {
      response.writeHead(308, { location: `${redirect}://${headers.host}/` }).end();
    });
    return {
      connect: await listen(createSecureServer(certificate, forwardTo(production)), 'https'),
      connectPlain: await listen(plain, 'http'),
      authority: certificate.cert,
    };
  };

  it('has no problem with a valid certificate and a redirect', async () => {
    const results = await diagnose(await startProxies(90, 'https'));
    expect(results.filter(({ state }) => state !== 'ok')).toEqual([]);
  });

  it('has a problem with a certificate that expires soon, and with a redirect to http', async () => {
    const results = await diagnose(await startProxies(10, 'http'));
    expect(listProblems(results)).toEqual(['TLS certificate', 'redirect from http to https']);
    expect(results[0]).toMatchObject({ text: expect.stringContaining('expires on') });
  });

  it('has a problem with a certificate of an unknown authority, or for another host', async () => {
    const { authority, ...proxies } = await startProxies(90, 'https');
    expect(listProblems(await diagnose(proxies))).toEqual(['TLS certificate']);
    const other = await runDoctor({ ...proxies, authority, site: new URL('https://other.example.com'), brand });
    expect(other[0]).toMatchObject({ state: 'problem', text: expect.stringContaining('certificate') });
  });
});

describe('the command', () => {
  it('writes a line for each check, and returns whether no problem was found', async () => {
    const lines: string[] = [];
    const run = (gateway: URL) =>
      runDoctorCommand([site.href, '--brand', brand, '--connect', gateway.origin], (line) => void lines.push(line));
    expect(await run(production)).toBe(true);
    expect(lines).toContain('ok       /readyz');
    expect(lines.at(-1)).toBe('No problem was found.');
    expect(await run(demonstration)).toBe(false);
    expect(lines.at(-1)).toBe('Problems: 8.');
  });

  it.each([
    [[]],
    [['play.example.com']],
    [['https://play.example.com/path']],
    [['https://play.example.com', '--brand', 'a b']],
    [['https://play.example.com', '--merchant', 'lualoc']],
  ])('rejects the arguments %j with its usage', async (args) => {
    await expect(runDoctorCommand(args, () => {})).rejects.toThrow(/Usage: npm run doctor/);
  });
});
