import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProductionApp } from '../testing/production-app.ts';
import { buildTestApp, type TestApp } from '../testing/test-platform.ts';

interface DevelopmentRoute {
  readonly method: 'GET' | 'POST';
  readonly url: string;
}

let demonstration: TestApp;
let production: TestApp;
let routes: readonly DevelopmentRoute[];

/** Reads all routes of a gateway from the route table of its server. */
const listRoutes = ({ app }: TestApp): DevelopmentRoute[] => {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] =
        /^((?:│ {3}| {4})*)[├└]── (\S*) \(([A-Z, ]+)\)/.exec(line) ?? [];
      if (!methods) {
        const [, outer = '', part = ''] = /^((?:│ {3}| {4})*)[├└]── (\S*)/.exec(line) ?? [];
        path.splice(outer.length / 4, path.length, part);
        return [];
      }
      path.splice(indent.length / 4, path.length, segment);
      return methods
        .split(', ')
        .filter((method): method is 'GET' | 'POST' => method === 'GET' || method === 'POST')
        .map((method) => ({ method, url: path.join('') }));
    });
};

beforeAll(async () => {
  demonstration = await buildTestApp();
  production = await buildProductionApp();
  const inProduction = new Set(listRoutes(production).map(({ method, url }) => `${method} ${url}`));
  routes = listRoutes(demonstration).filter(({ method, url }) => !inProduction.has(`${method} ${url}`));
});
afterAll(async () => {
  await demonstration.close();
  await production.close();
});

/**
 * Returns different spellings of a path, such as `/%64ev` for `/dev`. A router or a proxy could normalize any of them
 * to the original path. Production must reject all of them.
 */
const spell = (path: string): string[] => {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  const encode = (text: string): string =>
    [...text].map((character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
  const letter = encode(first[0] ?? '');
  return [
    path,
    `/${letter}${first.slice(1)}${rest}`,
    `/${encode(first)}${rest}`,
    `/${letter.replace('%', '%25')}${first.slice(1)}${rest}`,
    `/${first.toUpperCase()}${rest}`,
    path.toUpperCase(),
    `/${path}`,
    `//${first}/${rest}`,
    `/./${first}${rest}`,
    `/m/..${path}`,
    `/m/%2e%2e${path}`,
    `/m/..%2f${path.slice(1)}`,
    `/%2f${path.slice(1)}`,
    `/${first}%2f${rest.slice(1)}`,
    `\\${path.slice(1)}`,
    `/${first}\\${rest.slice(1)}`,
    `${path}/`,
    `${path};a=b`,
    `${path}?a=b`,
    `${path}#a`,
    `${path}%00`,
    `${path}%20`,
    `http://localhost${path}`,
  ];
};
const hosts = ['firuzara.play.example.com', 'play.example.com', 'localhost', 'games.play.example.com', '127.0.0.1', ''];

it('finds the development pages in the route table of a demonstration', () => {
  const urls = routes.map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining([
      '/dev/inbox',
      '/dev/inbox.json',
      '/dev/pay/:ticket',
      '/dev/pay/:ticket/paid',
      '/oauth/dev/authorize',
      '/oauth/dev/token',
    ]),
  );
  expect(urls.filter((url) => !/^\/(?:dev|oauth\/dev|wps\/demo|media)\//.test(url))).toEqual([]);
});

it('serves no development page outside a demonstration, however its address is spelled', async () => {
  const pages: string[] = [];
  for (const { method, url } of routes) {
    expect(production.app.hasRoute({ method, url })).toBe(false);
    for (const path of spell(url.replaceAll(/:\w+/g, 'bituinara')))
      for (const host of hosts) {
        const response = await production.app.inject({
          method,
          url: path,
          headers: { host, 'x-forwarded-host': 'localhost' },
        });
        if (response.statusCode < 400 || response.statusCode >= 500)
          pages.push(`${method} ${path} at ${host}: ${response.statusCode}`);
      }
  }
  expect(pages).toEqual([]);
});
