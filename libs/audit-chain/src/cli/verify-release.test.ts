import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../bin/livery-verify-release.mjs', import.meta.url));
const keys = generateKeyPairSync('ed25519');
const hash = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

/**
 * Files of the brand's site: the text of each file by its path. The test starts `server` for this site, and `other` for
 * a foreign site.
 */
let site: Map<string, string>;
/**
 * Files of the new release of a trial, by path. If there are any, `server` shows them to each visitor without a cookie,
 * and sets the cookie of the trial.
 */
let candidate: Map<string, string>;
let server: Server;
let other: Server;
let origin: string;
let otherCalls: number;

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const isNew = candidate.size > 0 && headers.cookie === undefined;
    if (isNew && url === '/index.html') response.setHeader('set-cookie', 'livery-release=t1.c; Path=/; SameSite=Lax');
    const content = (headers.cookie === 'livery-release=t1.c' ? candidate : site).get(url);
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  other = createServer((_request, response) => {
    otherCalls += 1;
    response.end('app');
  });
  for (const each of [server, other]) await once(each.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  other.close();
});
beforeEach(() => {
  site = new Map();
  candidate = new Map();
  otherCalls = 0;
});

const createApproval = (release: Readonly<Record<string, string>>, approver: string) => {
  const statement = JSON.stringify({ type: 'livery.release.approval', ...release, approver, nonce: 'once' });
  const clientData = Buffer.from(
    JSON.stringify({ type: 'webauthn.get', challenge: hash(statement).toString('base64url') }),
  );
  const authenticatorData = Buffer.alloc(37).fill(5, 32, 33);
  return {
    name: approver,
    approvedAt: '2026-11-26T10:00:00.000Z',
    statement,
    publicKey: keys.publicKey.export({ format: 'jwk' }),
    clientData: clientData.toString('base64url'),
    authenticatorData: authenticatorData.toString('base64url'),
    signature: sign(null, Buffer.concat([authenticatorData, hash(clientData)]), keys.privateKey).toString('base64url'),
  };
};

interface Published {
  /** Files of the release, by path. Files that all brands share are not included. */
  readonly files?: Readonly<Record<string, string>>;
  readonly approver?: string;
  /** Fields that replace fields of the published release record, for example to make the record invalid. */
  readonly change?: object;
}

/** Puts a release on the brand's site: its files, and a record with one signed approval. */
const publish = ({ files = {}, approver = 'Kim', change = {} }: Published = {}): void => {
  const integrities = Object.entries(files).map(([path, text]) => [path, `sha256-${hash(text).toString('base64')}`]);
  const shared = '{}';
  const sharedHash = hash(shared).toString('hex');
  const main = JSON.stringify({ build: 'b1', files: Object.fromEntries(integrities), shared: sharedHash });
  const release = { brand: 'plenty', release: 'r1', build: 'b1', manifest: hash(main).toString('hex') };
  const published = { ...release, approvals: [createApproval(release, approver)], ...change };
  site.set('/.well-known/livery-release', JSON.stringify(published));
  site.set(`/.well-known/livery-release/${release.manifest}`, main);
  site.set(`/.well-known/livery-release/${sharedHash}`, shared);
  for (const [path, text] of Object.entries(files)) site.set(`/${path}`, text);
};

const run = (...args: readonly string[]) =>
  new Promise<{ readonly code: number; readonly output: string; readonly errors: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], (error, output, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });

it('accepts a genuine approval and the files of the manifest, and names a changed file', async () => {
  publish({ files: { 'index.html': 'page', 'assets/app.js': 'app' } });
  expect(await run(origin, '--files')).toMatchObject({ code: 0, output: expect.stringContaining('genuine: Kim') });
  site.set('/index.html', 'another page');
  const { code, output } = await run(origin, '--files');
  expect([code, output]).toEqual([1, expect.stringContaining('CHANGED: index.html')]);
});

it('trusts only the given key, also if its thumbprint begins with a hyphen', async () => {
  publish();
  const { output } = await run(origin);
  const thumbprint = /key ([\w-]{43})/.exec(output)![1]!;
  const trusted = { code: 0, output: expect.stringContaining('genuine: Kim') };
  expect(await run(origin, '--key', `-${'A'.repeat(42)}`, '--key', thumbprint)).toMatchObject(trusted);
  for (const keys of [['--key', `-${'A'.repeat(42)}`], [`--key=-${'A'.repeat(42)}`]])
    expect(await run(origin, ...keys)).toMatchObject({
      code: 1,
      output: expect.stringContaining('you do not trust its key'),
    });
  expect((await run(origin, '--key')).code).toBe(2);
});

it('verifies all files of one release during a trial, as one visitor', async () => {
  const shared = { 'assets/app.js': 'app' };
  publish({ files: { 'index.html': 'page', ...shared }, change: { trial: { release: 'r2', share: 50 } } });
  const stable = site;
  site = new Map();
  publish({ files: { 'index.html': 'page of the trial', ...shared }, approver: 'Sam' });
  for (const [path, content] of site) candidate.set(path, content);
  site = stable;
  expect(await run(origin, '--files')).toMatchObject({ code: 0, output: expect.stringContaining('genuine: Sam') });
  candidate.set('/index.html', 'another page');
  const { code, output } = await run(origin, '--files');
  expect([code, output]).toEqual([1, expect.stringContaining('CHANGED: index.html')]);
});

it('compares the page of a site that only claims to run a trial', async () => {
  publish({ files: { 'index.html': 'page', 'sw.js': 'worker' }, change: { trial: {} } });
  site.set('/index.html', 'another page').set('/sw.js', 'another worker');
  const { code, output } = await run(origin, '--files');
  expect([code, output]).toEqual([1, expect.stringContaining('CHANGED: index.html\nCHANGED: sw.js')]);
});

it('does not load a file from another site', async () => {
  const path = `/127.0.0.1:${(other.address() as AddressInfo).port}/app.js`;
  publish({ files: { [path]: 'app' } });
  site.delete(`/${path}`);
  expect(await run(origin, '--files')).toMatchObject({ code: 1, output: expect.stringContaining(`CHANGED: ${path}`) });
  expect(otherCalls).toBe(0);
});

it('prints a name with a line break on one line', async () => {
  publish({ approver: 'Kim\ngenuine: Sam\u001b[2J\u202e' });
  const { code, output } = await run(origin);
  expect(code).toBe(0);
  expect(output.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^Release r1 of plenty/),
    expect.stringMatching(/^genuine: Kim·genuine: Sam·\[2J·, /),
  ]);
});

it.each([
  ['null', null],
  ['an approval without fields', {}],
  ['a statement that is not JSON', { ...createApproval({}, 'Kim'), statement: 'x' }],
])('rejects a malformed approval: %s', async (_title, approval) => {
  publish({ change: { approvals: [approval] } });
  const result = await run(origin);
  expect(result).toMatchObject({ code: 1, errors: '', output: expect.stringContaining('FORGED (it is malformed: ') });
});

it('rejects a release without a list of approvals', async () => {
  publish({ change: { approvals: 'none' } });
  expect(await run(origin)).toMatchObject({ code: 1, errors: '', output: expect.stringContaining('no list') });
});

it.each([
  ['an unknown option', ['https://play.example', '--all'], '--all'],
  ['no address', [], 'Exit codes'],
  ['an invalid address', ['https://'], 'is not an address'],
  ['files of a folder', ['saved', '--files'], '--files needs the address'],
  ['a folder that does not exist', ['no-such-folder'], 'ENOENT'],
  ['a site that does not respond', ['http://127.0.0.1:1'], 'cannot be read'],
])('exits with 2 for %s', async (_title, args, message) => {
  expect(await run(...args)).toMatchObject({ code: 2, errors: '', output: expect.stringContaining(message) });
});

it.each(['<!doctype html>', 'null'])('exits with 2 for a document that is not a JSON object: %s', async (text) => {
  site.set('/.well-known/livery-release', text);
  expect(await run(origin)).toMatchObject({ code: 2, errors: '', output: expect.stringContaining('cannot be read') });
});
