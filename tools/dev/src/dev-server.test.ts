import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@livery/test-servers/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DevServer, startDevServer } from './dev-server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const locales = join(root, 'libs/kit/locales');

let port: number;
let server: DevServer;
/** Stands for the gateway. It responds with the path of the request. */
const gateway = createServer((incoming, response) => void response.end(`gateway ${incoming.url}`));

beforeAll(async () => {
  const gatewayPort = await findFreePort();
  gateway.listen(gatewayPort);
  await once(gateway, 'listening');
  port = await findFreePort();
  server = await startDevServer({ root, port, gatewayPort, codes: ['bituinara', 'firuzara'] });
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => void gateway.close(resolve));
});

/** Requests a path at the host of a brand. `fetch` cannot set the header `Host`. */
const get = async (brand: string, path: string, accept = '*/*') => {
  const headers = { host: `${brand}.localhost:${port}`, accept };
  const [response] = (await once(request({ port, path, headers }).end(), 'response')) as [IncomingMessage];
  const chunks = await response.toArray();
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    text: Buffer.concat(chunks).toString(),
  };
};
const getPage = (brand: string) => get(brand, '/m/home', 'text/html');

it('shows each brand at its own host, with the app from its source files', async () => {
  for (const brand of ['bituinara', 'firuzara']) {
    const { name } = JSON.parse(await readFile(join(root, `merchants/${brand}.json`), 'utf8')) as { name: string };
    const { status, text } = await getPage(brand);
    expect(status).toBe(200);
    expect(text).toContain('src="/src/main.tsx"');
    expect(text).toContain(`<title>${name}`);
  }
  expect(await get('bituinara', '/src/main.tsx')).toMatchObject({
    status: 200,
    text: expect.stringContaining('import'),
  });
});

it('serves every translation file at the address that the app computes', async () => {
  const { text } = await getPage('firuzara');
  const brand = /<script type="application\/json" id="brand">([^<]*)/.exec(text)?.[1] ?? '{}';
  const { texts } = JSON.parse(brand) as { texts: Record<string, string> };
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(['EN', 'FA']));
  const namespaces = (await readdir(join(locales, 'EN'))).map((file) => basename(file, '.json'));
  for (const language of Object.keys(texts))
    for (const namespace of namespaces) {
      const file = await get('firuzara', `/assets/${language}-${namespace}-${texts[language]}.json`);
      const source = await readFile(join(locales, language, `${namespace}.json`), 'utf8');
      expect(file, `${language} ${namespace}`).toEqual({ status: 200, type: 'application/json', text: source });
    }
});

it('responds 404 to a file that does not exist, and continues to serve', async () => {
  for (const path of ['/assets/EN-unknown-dev.json', '/assets/ZZ-shell-dev.json', '/assets/unknown.png'])
    expect((await get('bituinara', path)).status, path).toBe(404);
  expect((await getPage('bituinara')).status).toBe(200);
});

it('serves every image and font to which the page of a brand links', async () => {
  const { text } = await getPage('bituinara');
  const paths = new Set(text.match(/\/assets\/[\w.-]+\.(?:svg|png|avif|webp|woff2)/g));
  expect(paths.size).toBeGreaterThan(5);
  for (const path of paths) expect((await get('bituinara', path)).status, path).toBe(200);
});

it('forwards the paths of the gateway', async () => {
  expect((await get('bituinara', '/wps/system/status?x=1')).text).toBe('gateway /wps/system/status?x=1');
});
