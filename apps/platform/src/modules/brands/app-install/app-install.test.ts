import { versionInfo } from '@livery/contract/site-settings/app-downloads';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp } from '../../../testing/test-platform.ts';
import { appResources } from './app-install.tables.ts';

const platform = await buildTestApp();
const { call } = createClient(platform);
afterAll(() => platform.close());

const fetchVersionInfo = async (merchant = 'bituinara') => getValue(await call(versionInfo, {}, { merchant }));

it('returns the downloads and the icon of a brand', async () => {
  const { version, resources } = await fetchVersionInfo();
  expect(version.pathList.map(({ resourceType }) => resourceType).sort()).toEqual(['Android', 'IOS', 'MOBILECONFIG']);
  const [icon] = resources;
  const iconResponse = await platform.app.inject({ url: icon!.url });
  expect(await sharp(iconResponse.rawPayload).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
});

it('serves every download', async () => {
  for (const { url } of (await fetchVersionInfo('firuzara')).version.pathList)
    expect((await platform.app.inject({ url })).statusCode).toBe(200);
});

it('serves a profile that opens the app with the web clip parameter', async () => {
  const profile = await platform.app.inject({ url: '/wps/downloads/lualoc.mobileconfig' });
  expect(profile.headers['content-type']).toBe('application/x-apple-aspen-config');
  expect(profile.body).toMatch(
    /<key>URL<\/key><string>http:\/\/lualoc\.localhost(:\d+)?\/m\/home\?WEBCLIP=1<\/string>/,
  );
  expect(profile.body).toContain('<key>Label</key><string>Lụa Lộc</string>');
  expect((await platform.app.inject({ url: '/wps/downloads/nobody.mobileconfig' })).statusCode).toBe(404);
});

it('omits a platform whose link was deleted', async () => {
  await platform.store.db
    .delete(appResources)
    .where(and(eq(appResources.merchant, 'quetzarena'), eq(appResources.resourceType, 'Android')));
  platform.clock.advance(minutes(2));
  expect((await fetchVersionInfo('quetzarena')).version.pathList.map(({ resourceType }) => resourceType)).not.toContain(
    'Android',
  );
});
