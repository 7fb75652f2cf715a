import { listAnnouncements } from '@livery/contract/content';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announcements } from '../db/schema/tables.ts';
import { createClient, valueOf, type Client } from '../testing/client.ts';
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let client: Client;

beforeAll(async () => {
  platform = await openTestPlatform();
  client = createClient(platform);
});
afterAll(() => platform.close());

const images = async () =>
  valueOf(
    await client.call(listAnnouncements, { types: 'B', groupName: 'm_home', platform: 'M' }, { merchant: 'lualoc' }),
  ).list.flatMap(({ announcementImages }) => announcementImages);

test('a banner that the gateway drew has a calm side for its title; one from elsewhere has its own words', async () => {
  const drawn = await images();
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn.every(({ calmSide }) => calmSide === 'left')).toBe(true);
  const address = 'https://pictures.example/media/banners/spring.webp';
  await platform.store.db
    .update(announcements)
    .set({ images: [address] })
    .where(and(eq(announcements.merchant, 'lualoc'), eq(announcements.type, 'B')));
  platform.clock.advance(10_000);
  expect((await images())[0]).toEqual({ sequence: 1, url: address });
});
