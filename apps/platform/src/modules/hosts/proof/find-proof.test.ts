import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startDnsServer } from '@livery/test-servers/dns-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDnsLookUp } from './dns-look-up.ts';
import { createFileFetch } from './fetch-file.ts';
import { createWantedProof, findProof } from './find-proof.ts';
import { isPublicAddress } from './is-public-address.ts';

const token = 'abc123';
const host = 'play.example';
const wanted = createWantedProof({ host, token }, 'plenty.gate.test');

let dns: Awaited<ReturnType<typeof startDnsServer>>;
let web: Server;
let respond: (path: string) => { readonly status?: number; readonly location?: string; readonly body?: string };
let calls: string[];

beforeAll(async () => {
  dns = await startDnsServer();
  web = createServer((request, response) => {
    calls.push(`${request.headers.host} ${request.url}`);
    const { status = 200, location, body = '' } = respond(request.url ?? '');
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
});
afterAll(async () => {
  await dns.close();
  web.close();
});
afterEach(() => {
  for (const type of ['TXT', 'CNAME', 'A', 'AAAA'] as const)
    for (const name of [host, wanted.txt.name]) dns.remove(type, name);
  dns.setMode('up');
});

/**
 * Searches for the proof that a brand controls the host, with the DNS server of the test. Without `isAllowed`, the
 * proof file is fetched only from public addresses.
 */
const find = (
  isAllowed?: (address: string) => boolean,
  options: Partial<Parameters<typeof createFileFetch>[0]> = {},
) => {
  calls = [];
  const lookUp = createDnsLookUp([dns.address]);
  const { port } = web.address() as AddressInfo;
  const fetchFile = createFileFetch({
    findAddresses: lookUp.findAddresses,
    ports: { http: port, https: 1 },
    ...(isAllowed && { isAllowed }),
    ...options,
  });
  return findProof(host, wanted, { ...lookUp, fetchFile });
};

describe('the proof of a host', () => {
  it('is missing without any record', async () => {
    expect(await find()).toEqual({ reason: 'recordMissing', found: null });
  });

  it('is a TXT record, also beside others', async () => {
    dns.set('TXT', wanted.txt.name, 'v=spf1 -all', wanted.txt.value);
    expect(await find()).toEqual({ method: 'txt' });
  });

  it('is not a TXT record with another value, which is reported without control characters', async () => {
    dns.set('TXT', wanted.txt.name, 'livery-host=of\u0007another');
    expect(await find()).toEqual({ reason: 'recordDiffers', found: 'livery-host=of·another' });
  });

  it('is a CNAME to the host of the brand, and not to that of another one', async () => {
    dns.set('CNAME', host, 'Plenty.gate.test');
    expect(await find()).toEqual({ method: 'cname' });
    dns.set('CNAME', host, 'other.gate.test');
    expect(await find()).toEqual({ reason: 'recordDiffers', found: 'CNAME other.gate.test' });
  });

  it.each(['broken', 'silent'] as const)(
    'is not known while the name server is %s',
    async (mode) => {
      dns.setMode(mode);
      expect(await find()).toMatchObject({ reason: 'dnsFailed' });
    },
    30_000,
  );
});

describe('the file of a host', () => {
  beforeAll(() => void (respond = () => ({ body: wanted.file.content })));

  it('is a proof', async () => {
    dns.set('A', host, '127.0.0.1');
    respond = () => ({ body: `${wanted.file.content}\n` });
    expect(await find(() => true)).toEqual({ method: 'file' });
    expect(calls[0]).toContain('/.well-known/livery-host.txt');
    expect(calls[0]).toContain(host);
  });

  it('is a proof at the next address if the first one does not respond', async () => {
    // The web server listens only at the IPv4 address, so a request to the IPv6 address fails at once.
    const findAddresses = async () => ['::1', '127.0.0.1'];
    respond = () => ({ body: wanted.file.content });
    expect(await find(() => true, { findAddresses })).toEqual({ method: 'file' });
  });

  it('is not searched for at more addresses after the total time', async () => {
    const silent = createServer(() => void (requests += 1));
    let requests = 0;
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const findAddresses = async () => ['127.0.0.1', '127.0.0.1', '127.0.0.1'];
    const options = { findAddresses, ports: { http: port, https: 1 }, timeouts: { request: 200, total: 300 } };
    expect(await find(() => true, options)).toEqual({ reason: 'recordMissing', found: null });
    expect(requests).toBeGreaterThanOrEqual(1);
    expect(requests).toBeLessThan(3);
    silent.closeAllConnections();
    silent.close();
  });

  it('is none with another content, with a long one, or behind a redirect to another host', async () => {
    dns.set('A', host, '127.0.0.1');
    respond = () => ({ body: 'another' });
    expect(await find(() => true)).toEqual({ reason: 'fileDiffers', found: 'another' });
    respond = () => ({ body: wanted.file.content.padEnd(2000) });
    expect(await find(() => true)).toEqual({ reason: 'recordMissing', found: null });
    respond = () => ({ status: 302, location: 'http://169.254.169.254/latest/meta-data' });
    expect(await find(() => true)).toEqual({ reason: 'recordMissing', found: null });
  });

  it.each([
    ['A', '127.0.0.1'],
    ['A', '10.1.2.3'],
    ['A', '169.254.169.254'],
    ['AAAA', '::1'],
    ['AAAA', 'fd00::1'],
  ] as const)('is not fetched from %s %s, which is not public', async (type, address) => {
    dns.set(type, host, address);
    expect(await find()).toEqual({ reason: 'privateAddress', found: address });
    expect(calls).toEqual([]);
  });

  it('is not fetched if only one of the addresses is public', async () => {
    dns.set('A', host, '8.8.8.8', '192.168.0.1');
    expect(await find()).toEqual({ reason: 'privateAddress', found: '192.168.0.1' });
  });
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['::ffff:127.0.0.1', false],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['192.0.2.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('reports that %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
