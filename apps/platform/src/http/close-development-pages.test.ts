import { expect, it } from 'vitest';
import { openTestPlatform } from '../testing/test-platform.ts';

const pages = ['/dev/inbox', '/dev/inbox.json', '/oauth/dev/.well-known/openid-configuration', '/dev/pay/ticket'];

const statusesOf = async (isDemo: boolean): Promise<number[]> => {
  const { app, close } = await openTestPlatform({ settings: { isDemo } });
  const statuses = await Promise.all(
    pages.map(async (url) => (await app.inject({ url, headers: { host: 'bituinara.localhost' } })).statusCode),
  );
  await close();
  return statuses;
};

it('pages of development are there in a demonstration, and for nobody else', async () => {
  expect((await statusesOf(true)).slice(0, 2)).toEqual([200, 200]);
  expect(await statusesOf(false)).toEqual([404, 404, 404, 404]);
});
