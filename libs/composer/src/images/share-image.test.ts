import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrandAssets } from '../read/read-assets.ts';
import { renderShareImage } from './share-image.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-share-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#00f"/></svg>';
const hero: BrandAssets['hero'] = { hash: 'hero', bytes: Buffer.from(svg), kind: 'svg' };
const logo = { hash: 'logo', text: svg, width: 16, height: 9 } as BrandAssets['logo'];
const render = async (shareImage: BrandAssets['shareImage']) => {
  const { source } = await renderShareImage({ folder }, { shareImage, hero, logo }, '#101418');
  return readFile(source);
};
const createOwn = async (width: number, height: number) => ({
  hash: `own ${width}`,
  bytes: await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .withExif({ IFD0: { Copyright: 'Private note' } })
    .jpeg()
    .toBuffer(),
});
const readColor = async (image: Buffer) => {
  const { data } = await sharp(image).extract({ left: 600, top: 200, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  });
  return [...data].map((channel) => (channel > 128 ? 1 : 0));
};

it('scales the image of the brand to 1200 × 630 pixels, and copies only its pixels', async () => {
  const image = await render(await createOwn(2400, 1260));
  const { width, height, format, exif } = await sharp(image).metadata();
  expect([width, height, format, exif]).toEqual([1200, 630, 'jpeg', undefined]);
  expect(await readColor(image)).toEqual([1, 0, 0]);
  expect(image.toString('latin1')).not.toContain('Private note');
});

it('shows the hero image for a brand without its own one', async () => {
  const image = await render(undefined);
  const { width, height } = await sharp(image).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(await readColor(image)).toEqual([0, 0, 1]);
});
