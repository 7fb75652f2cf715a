import { mkdir, readFile, rename, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';

let platform: TestApp;

const page = (code: string) => `<!doctype html><title>${code}</title>`;

const compose = async (folder: string, code: string): Promise<void> => {
  const bundle = join(folder, code);
  for (const inner of ['assets', '.well-known', '.hidden']) await mkdir(join(bundle, inner), { recursive: true });
  const headers = {
    contentSecurityPolicy: { 'default-src': ["'none'"], 'frame-src': ["'self'"] },
    rules: [
      { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      {
        path: '/*',
        headers: {
          'Cache-Control': 'no-cache',
          'Content-Security-Policy': "default-src 'none'; frame-src 'self'",
          'Strict-Transport-Security': 'max-age=1',
        },
      },
    ],
  };
  const files: Record<string, string | Buffer> = {
    'brand.json': JSON.stringify({ headers }),
    'index.html': page(code),
    'index.html.br': brotliCompressSync(page(code)),
    'sw.js': '// worker',
    '.well-known/security.txt': 'Contact: mailto:security@example.com',
    '.hidden/file.txt': 'secret',
    'assets/app-1a2b.js': 'export {};',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(bundle, name), content);
};

beforeAll(async () => {
  platform = await buildTestApp();
  await compose(platform.config.bundlesFolder, 'bituinara');
  await compose(platform.config.bundlesFolder, 'lualoc');
  await writeFile(join(platform.config.bundlesFolder, 'secret.txt'), 'secret');
});
afterAll(() => platform.close());

const get = (url: string, host = 'localhost:4200', headers: Record<string, string> = {}) =>
  platform.app.inject({ url, headers: { host, ...headers } });

describe('selection of the brand by host, in a demonstration on the computer of a developer', () => {
  it.each([
    ['lualoc.localhost:4200', 'lualoc'],
    ['LUALOC.example.com', 'lualoc'],
    ['localhost:4200', 'bituinara'],
    ['nobody.localhost:4200', 'bituinara'],
    ['127.0.0.1:4200', 'bituinara'],
  ])('serves %s with the bundle of %s', async (host, code) => {
    expect((await get('/', host)).payload).toBe(page(code));
  });

  it('responds with the command to run for a brand without a bundle', async () => {
    const { statusCode, payload } = await get('/', 'firuzara.localhost');
    expect(statusCode).toBe(404);
    expect(payload).toContain('nx run');
  });
});

it('serves the new build as soon as the link of a bundle leads to it', async () => {
  const { bundlesFolder } = platform.config;
  for (const build of ['one', 'two']) {
    await compose(join(bundlesFolder, '.builds/quetzarena'), build);
    await symlink(join('.builds/quetzarena', build), join(bundlesFolder, 'new.link'));
    await rename(join(bundlesFolder, 'new.link'), join(bundlesFolder, 'quetzarena'));
    expect((await get('/', 'quetzarena.localhost')).payload).toBe(page(build));
  }
});

it('serves a bundle with its headers of before when its manifest becomes invalid', async () => {
  const manifest = join(platform.config.bundlesFolder, 'lualoc', 'brand.json');
  const before = await get('/', 'lualoc.localhost');
  const valid = await readFile(manifest);
  await writeFile(manifest, '{');
  await utimes(manifest, new Date(), new Date(Date.now() + 5000));
  const after = await get('/', 'lualoc.localhost');
  expect(after.statusCode).toBe(200);
  expect(after.headers['content-security-policy']).toBe(before.headers['content-security-policy']);
  expect((await get('/', 'bituinara.localhost')).statusCode).toBe(200);
  await writeFile(manifest, valid);
});

it('serves a bundle that was added while the gateway runs', async () => {
  const code = 'firuzara';
  expect((await get('/', `${code}.localhost`)).statusCode).toBe(404);
  await compose(platform.config.bundlesFolder, code);
  expect((await get('/', `${code}.localhost`)).payload).toBe(page(code));
});

describe("the app's pages", () => {
  it.each(['/', '/m', '/m/', '/m/home', '/m/gameList?gameType=RNG', '/index.html', '/register.html'])(
    'serves %s as the page, revalidated on each load',
    async (path) => {
      const { statusCode, headers, payload } = await get(path);
      expect({ statusCode, payload }).toEqual({ statusCode: 200, payload: page('bituinara') });
      expect(headers['content-type']).toContain('text/html');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it("allow frames of the games' origin and send no strict-transport-security header", async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-src 'self' http://games.localhost:0");
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('are compressed when the browser supports it', async () => {
    expect((await get('/', 'localhost', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  });

  it('serves a hashed file as immutable', async () => {
    const { headers, payload } = await get('/assets/app-1a2b.js');
    expect(payload).toBe('export {};');
    expect(headers['cache-control']).toContain('immutable');
  });
});

it('serves the well-known files, and leads password managers to the page', async () => {
  expect((await get('/.well-known/security.txt')).payload).toContain('Contact:');
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/m/changePsw']);
});

it.each([
  '/_headers',
  '/_nginx.conf',
  '/_redirects',
  '/.hidden/file.txt',
  '/.well-known/.hidden',
  '/.well-known/nothing.txt',
  '/brand.json',
  '/nothing.js',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/../../secret.txt',
  '/%00',
  '/assets',
])('rejects %s with an envelope', async (path) => {
  const { statusCode, payload } = await get(path);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(JSON.parse(payload)).toMatchObject({ success: false });
  expect(payload).not.toContain('secret":');
});
