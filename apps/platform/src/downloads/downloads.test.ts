import { versionInfo } from '@livery/contract/downloads';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { minutes } from '../clock/durations.ts';
import { appResources } from '../db/schema/tables.ts';
import { createClient, valueOf } from '../testing/client.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

const platform = await openTestPlatform();
const { call } = createClient(platform);
afterAll(() => platform.close());

const ask = async (merchant = 'bituinara') => valueOf(await call(versionInfo, {}, { merchant }));

it('names the downloads of a brand, and its icon', async () => {
  const { version, resources } = await ask();
  expect(version.pathList.map(({ resourceType }) => resourceType).sort()).toEqual(['Android', 'IOS', 'MOBILECONFIG']);
  const [icon] = resources;
  const drawn = await platform.app.inject({ url: icon!.url });
  expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
});

it('every download leads somewhere', async () => {
  for (const { url } of (await ask('firuzara')).version.pathList)
    expect((await platform.app.inject({ url })).statusCode).toBe(200);
});

it('the profile puts the app on the home screen by an address that the app knows', async () => {
  const profile = await platform.app.inject({ url: '/wps/downloads/lualoc.mobileconfig' });
  expect(profile.headers['content-type']).toBe('application/x-apple-aspen-config');
  expect(profile.body).toMatch(
    /<key>URL<\/key><string>http:\/\/lualoc\.localhost(:\d+)?\/m\/home\?WEBCLIP=1<\/string>/,
  );
  expect(profile.body).toContain('<key>Label</key><string>Lụa Lộc</string>');
  expect((await platform.app.inject({ url: '/wps/downloads/nobody.mobileconfig' })).statusCode).toBe(404);
});

it('a platform that lost its link is offered no more', async () => {
  await platform.store.db
    .delete(appResources)
    .where(and(eq(appResources.merchant, 'quetzarena'), eq(appResources.resourceType, 'Android')));
  platform.clock.advance(minutes(2));
  expect((await ask('quetzarena')).version.pathList.map(({ resourceType }) => resourceType)).not.toContain('Android');
});
