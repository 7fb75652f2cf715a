import { expect, it } from 'vitest';
import { buildProductionApp } from '../testing/production-app.ts';
import { buildTestApp } from '../testing/test-platform.ts';

const pages = [
  { method: 'GET', url: '/dev/inbox' },
  { method: 'GET', url: '/dev/inbox.json' },
  { method: 'GET', url: '/dev/pay/:ticket', path: '/dev/pay/ticket' },
  { method: 'POST', url: '/dev/pay/:ticket/paid', path: '/dev/pay/ticket/paid' },
  { method: 'GET', url: '/oauth/dev/authorize' },
  { method: 'POST', url: '/oauth/dev/token' },
  { method: 'GET', url: '/oauth/dev/.well-known/openid-configuration' },
  { method: 'GET', url: '/wps/demo/:merchant/:place', path: '/wps/demo/bituinara/facebook' },
] as const;

const fetchStatuses = async (isDemo: boolean) => {
  const { app, close } = isDemo ? await buildTestApp() : await buildProductionApp();
  const statuses = await Promise.all(
    pages.map(async (page) => {
      const url = 'path' in page ? page.path : page.url;
      return (
        await app.inject({
          method: page.method,
          url,
          headers: { host: `bituinara.${isDemo ? 'localhost' : 'play.example.com'}` },
        })
      ).statusCode;
    }),
  );
  const routes = pages.filter(({ method, url }) => app.hasRoute({ method, url })).map(({ url }) => url);
  await close();
  return { statuses, routes };
};

it('serves the development pages in a demonstration', async () => {
  const { statuses, routes } = await fetchStatuses(true);
  expect(routes).toEqual(pages.map(({ url }) => url));
  // The payment pages respond with 404, because the ticket in the path does not belong to an order. The OAuth routes
  // respond with 400, because their required parameters are missing.
  expect(statuses).toEqual([200, 200, 404, 404, 400, 400, 200, 200]);
});

it('has no development page without a demonstration', async () => {
  const { statuses, routes } = await fetchStatuses(false);
  expect(routes).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([404]));
});
