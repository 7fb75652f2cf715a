import { helpCenter } from '@livery/contract/support/help';
import { listSupportContacts } from '@livery/contract/support';
import { listAnnouncements } from '@livery/contract/announcements';
import { systemStatus } from '@livery/contract/site-settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, getValue, type Client } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { helpPages } from './help.tables.ts';
import { merchants } from '../../brands/brands.tables.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const titles = async (merchant: string, language: string, section: 'help' | 'agreement' = 'help') =>
  getValue(
    await client.call(helpCenter, { device: 'MOBILE', shelf: section, language }, { merchant, language }),
  ).list.map(({ title }) => title);

test('returns the help pages of each brand in its own languages', async () => {
  expect((await titles('bituinara', 'TY'))[0]).toBe('Paano magdeposito?');
  expect((await titles('firuzara', 'AR'))[0]).toBe('كيف أودع؟');
  expect((await titles('firuzara', 'FA', 'agreement'))[0]).toBe('۱. چه کسی می‌تواند بازی کند');
});

test('fills the brand name and its min age into the agreement', async () => {
  const { list } = getValue(
    await client.call(helpCenter, { device: 'MOBILE', shelf: 'agreement', language: 'EN' }, { merchant: 'bituinara' }),
  );
  expect(list[0]?.content).toContain('Bituinara is for people of 21 years or more');
  expect(JSON.stringify(list)).not.toMatch(/\{\w+\}/);
});

test('falls back to English and omits a page without it', async () => {
  const row = { merchant: 'lualoc', shelf: 'help' as const, contents: { EN: '<p>English</p>', AR: '<p>عربي</p>' } };
  await platform.store.db.insert(helpPages).values([
    { ...row, id: 'lualoc-english', titles: { EN: 'Only English' }, position: 90 },
    { ...row, id: 'lualoc-arabic', titles: { AR: 'عربي' }, position: 91 },
  ]);
  platform.clock.advance(10_000);
  expect((await titles('lualoc', 'VI')).slice(-1)).toEqual(['Only English']);
});

test('returns the end of the maintenance, help pages and support contacts during maintenance', async () => {
  const until = new Date(platform.clock.now().getTime() + 3_600_000);
  await platform.store.db
    .update(merchants)
    .set({ maintenance: true, maintenanceUntil: until })
    .where(eq(merchants.code, 'quetzarena'));
  platform.clock.advance(10_000);
  const as = { merchant: 'quetzarena' };
  expect(getValue(await client.call(systemStatus, {}, as))).toMatchObject({
    maintenance: true,
    maintenanceUntil: until.toISOString(),
  });
  expect(await titles('quetzarena', 'ES')).not.toEqual([]);
  expect(getValue(await client.call(listSupportContacts, { language: 'ES' }, as)).list).not.toEqual([]);
  expect((await client.call(listAnnouncements, { types: 'B', groupName: 'm_home', platform: 'M' }, as)).status).toBe(
    503,
  );
});

test.each([{ device: 'DESKTOP' }, { device: 'MOBILE', shelf: 'kitchen' }, {}])('rejects %j', async (request) => {
  expect((await client.call(helpCenter, request as never)).status).toBe(400);
});
