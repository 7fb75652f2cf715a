import { listAnnouncements } from '@livery/contract/announcements';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, getValue, type Client } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { announcements } from './announcements.tables.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const images = async () =>
  getValue(
    await client.call(listAnnouncements, { types: 'B', groupName: 'm_home', platform: 'M' }, { merchant: 'lualoc' }),
  ).list.flatMap(({ announcementImages }) => announcementImages);

test('marks a calm side on generated banners and not on other images', async () => {
  const bannerImages = await images();
  expect(bannerImages.length).toBeGreaterThan(1);
  expect(bannerImages.every(({ calmSide }) => calmSide === 'left')).toBe(true);
  const address = 'https://pictures.example/media/banners/spring.webp';
  await platform.store.db
    .update(announcements)
    .set({ images: [address] })
    .where(and(eq(announcements.merchant, 'lualoc'), eq(announcements.type, 'B')));
  platform.clock.advance(10_000);
  expect((await images())[0]).toEqual({ sequence: 1, url: address });
});
