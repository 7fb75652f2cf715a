import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { addBrandAsset } from '@livery/contract/operators/releases';
import { ComposerUnavailable } from '@livery/contract/operators/operator-error-code';
import { getBrandAsset, listDefaultTexts } from '@livery/contract/operators/texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { readFixtureBrand } from '../../../testing/releases/release-tools.ts';

let folder: string;
let gateway: OperatorGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-texts-'));
  gateway = await buildOperatorGateway({ settings: { compileFolder: join(folder, 'compile') } });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

it('reports that there is no compiled app, and lists its texts as soon as there is one', async () => {
  const request = { brand: 'plenty', language: 'EN' };
  expect(await gateway.call(listDefaultTexts, request)).toMatchObject({
    body: { success: false, errorCode: ComposerUnavailable },
  });
  await writeCompiledApp(join(folder, 'compile'));
  expect(getValue(await gateway.call(listDefaultTexts, request)).texts).toEqual([
    { key: 'shell:brand.tagline', text: 'Play' },
    { key: 'shell:title.activity', text: 'Offers' },
    { key: 'shell:title.service', text: 'Help' },
  ]);
});

it('has no texts of a language that the app does not have', async () => {
  expect(getValue(await gateway.call(listDefaultTexts, { brand: 'plenty', language: 'TH' })).texts).toEqual([]);
});

it('returns an image of the brand, and none of another brand', async () => {
  const { brand, images } = await readFixtureBrand();
  const [, bytes] = [...images][0]!;
  const content = bytes.toString('base64');
  const { hash, format } = getValue(await gateway.call(addBrandAsset, { brand, content }));
  expect(getValue(await gateway.call(getBrandAsset, { brand, hash }))).toEqual({
    hash,
    format,
    size: bytes.length,
    content,
  });
  expect(await gateway.call(getBrandAsset, { brand: 'other', hash })).toMatchObject({ status: 404 });
});
