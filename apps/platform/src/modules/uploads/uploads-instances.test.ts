import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { login } from '@livery/contract/auth/session';
import { uploadsPath } from '@livery/contract/support/feedback';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, getValue } from '../../testing/client.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  s3 = await startS3Server();
  const settings = { runtime: { s3: s3.settings } };
  one = await buildTestApp({ settings });
  // The second instance has its own data folder. It shares only the database and the bucket with the first one.
  other = await buildTestApp({ settings, store: { ...one.store, close: async () => {} } });
});
afterAll(async () => {
  await other.close();
  await one.close();
  await s3.close();
});

const image = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#258' } })
    .png()
    .toBuffer();

const upload = async ({ app }: TestApp, purpose: string): Promise<string> => {
  const client = createClient(one);
  const { token } = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }));
  const response = await app.inject({
    method: 'PUT',
    url: `${uploadsPath}?purpose=${purpose}`,
    headers: { merchant: 'bituinara', authorization: token, 'content-type': 'image/png' },
    payload: await image(),
  });
  return response.json<{ value: { id: string } }>().value.id;
};

const readPortrait = ({ app }: TestApp, id: string) => app.inject({ url: `/media/portraits/${id}.webp` });

it('serves an image that another instance stored', async () => {
  const id = await upload(one, 'portrait');
  const response = await readPortrait(other, id);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('image/webp');
});

it('stores identity documents encrypted, and nothing in its own folder', async () => {
  const id = await upload(one, 'identity');
  const stored = s3.objects.get(id)!;
  expect(stored.subarray(0, 4).toString()).toBe('LVE1');
  await expect(sharp(stored).metadata()).rejects.toThrow(/unsupported image format/);
  expect(await readdir(join(one.config.dataFolder, 'uploads')).catch(() => [])).toEqual([]);
});

it('moves the images of earlier versions to the bucket', async () => {
  const id = await upload(one, 'portrait');
  s3.objects.delete(id);
  const folder = join(one.config.dataFolder, 'uploads', id.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, id),
    await sharp(await image())
      .jpeg()
      .toBuffer(),
  );
  await one.jobs.run('uploads.move-local-files');
  expect(s3.objects.get(id)?.subarray(0, 4).toString()).toBe('LVE1');
  expect(await readdir(folder)).toEqual([]);
  expect((await readPortrait(other, id)).statusCode).toBe(200);
});

it('encrypts the images of earlier versions in the same folder', async () => {
  const alone = await buildTestApp({ store: { ...one.store, close: async () => {} } });
  const id = await upload(alone, 'portrait');
  const file = join(alone.config.dataFolder, 'uploads', id.slice(0, 2), id);
  await writeFile(
    file,
    await sharp(await image())
      .jpeg()
      .toBuffer(),
  );
  await alone.jobs.run('uploads.move-local-files');
  expect((await readFile(file)).subarray(0, 4).toString()).toBe('LVE1');
  expect((await readPortrait(alone, id)).statusCode).toBe(200);
  await alone.close();
});
