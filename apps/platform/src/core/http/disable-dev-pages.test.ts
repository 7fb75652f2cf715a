import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/test-platform.ts';

const pages = ['/dev/inbox', '/dev/inbox.json', '/oauth/dev/.well-known/openid-configuration', '/dev/pay/ticket'];

const fetchStatuses = async (isDemo: boolean): Promise<number[]> => {
  const { app, close } = await buildTestApp({ settings: { isDemo } });
  const statuses = await Promise.all(
    pages.map(async (url) => (await app.inject({ url, headers: { host: 'bituinara.localhost' } })).statusCode),
  );
  await close();
  return statuses;
};

it('serves the development pages only in a demonstration', async () => {
  expect((await fetchStatuses(true)).slice(0, 2)).toEqual([200, 200]);
  expect(await fetchStatuses(false)).toEqual([404, 404, 404, 404]);
});
