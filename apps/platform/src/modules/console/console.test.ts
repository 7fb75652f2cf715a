import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@livery/contract/auth/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let platform: TestApp;
beforeAll(async () => {
  const consoleFolder = await mkdtemp(join(tmpdir(), 'livery-console-'));
  await mkdir(join(consoleFolder, 'assets'));
  await writeFile(join(consoleFolder, 'index.html'), '<title>Console</title>');
  await writeFile(join(consoleFolder, 'icon.svg'), '<svg/>');
  await writeFile(join(consoleFolder, 'assets/index-a1.js'), 'run()');
  platform = await buildTestApp({ settings: { consoleFolder, publicOrigin: 'https://gate.example' } });
});
afterAll(() => platform.close());

const open = (url: string, host = 'console.gate.example', method: 'GET' | 'POST' = 'GET') =>
  platform.app.inject({ url, method, headers: { host } });

it.each(['/', '/operators', '/operators/7?from=here', '/index.html'])('shows the page at %s', async (url) => {
  const { payload, headers } = await open(url);
  expect(payload).toContain('<title>Console</title>');
  expect(headers['cache-control']).toBe('no-cache');
});

it('lets the page load and send to its own origin only, and no page put it into a frame', async () => {
  const policy = String((await open('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('frame-src https://*.preview.gate.example;');
  expect(policy).not.toContain('unsafe');
});

it('lets browsers keep the files whose names contain a hash', async () => {
  const { payload, headers } = await open('/assets/index-a1.js');
  expect(payload).toBe('run()');
  expect(headers['cache-control']).toContain('immutable');
  expect((await open('/assets/gone-b2.js')).statusCode).toBe(404);
});

it('serves other files of the build under their names', async () => {
  expect((await open('/icon.svg')).headers['content-type']).toContain('image/svg+xml');
});

it.each(['/../secret', '/%2e%2e/secret', '/assets/../../secret'])(
  'leaves no way out of the folder: %s',
  async (url) => {
    const { payload } = await open(url);
    expect(payload).not.toContain('secret content');
  },
);

it('serves no operation of members at the host of the console', async () => {
  expect((await open(login.path, 'console.gate.example', 'POST')).statusCode).toBe(404);
});

it('is not served at the hosts of the site and of a brand', async () => {
  expect((await open('/', 'gate.example')).payload).not.toContain('Console');
  expect((await open('/', 'lualoc.gate.example')).payload).not.toContain('Console');
});
