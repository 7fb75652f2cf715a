import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemStatus } from '@livery/contract/site-settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { ledgerAccounts } from '../ledger/ledger.tables.ts';

const source = fileURLToPath(new URL('../../../../../merchants/lualoc.json', import.meta.url));
let platform: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-merchants-'));
  await copyFile(source, join(folder, 'lualoc.json'));
  platform = await buildTestApp({ settings: { merchantsFolder: folder } });
});
afterAll(() => platform.close());

const call = (merchant: string) => createClient(platform).call(systemStatus, {}, { merchant });
const addBrand = async (code: string) =>
  writeFile(
    join(folder, `${code}.json`),
    (await readFile(source, 'utf8')).replace('"code": "lualoc"', `"code": "${code}"`),
  );

it('serves a new brand with its ledger accounts, and no longer a removed one, without a restart', async () => {
  expect((await call('newbrand')).status).toBe(400);
  await addBrand('newbrand');
  await platform.jobs.run('brands.reload');
  expect((await call('newbrand')).status).toBe(200);
  expect((await call('lualoc')).status).toBe(200);
  const accounts = await platform.store.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.merchant, 'newbrand'));
  expect(accounts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['cash', 'held', 'fees']));
  await rm(join(folder, 'newbrand.json'));
  await platform.jobs.run('brands.reload');
  expect((await call('newbrand')).status).toBe(400);
});

it('serves all brands as before when a file becomes invalid', async () => {
  await writeFile(join(folder, 'lualoc.json'), '{');
  await writeFile(join(folder, 'broken.json'), 'not JSON');
  await platform.jobs.run('brands.reload');
  expect((await call('lualoc')).status).toBe(200);
  await copyFile(source, join(folder, 'lualoc.json'));
});
