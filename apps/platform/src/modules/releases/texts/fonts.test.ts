import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLatinFont, readLatinSfnt } from '@livery/composer/testing/test-fonts';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { createBrand } from '@livery/contract/operators/new-brand';
import { addBrandAsset, exportBrandVersion, importBrandVersion } from '@livery/contract/operators/releases';
import { getBrandAsset, getBrandFont } from '@livery/contract/operators/texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { addImages, readFixtureBrand } from '../../../testing/releases/release-tools.ts';

let folder: string;
let gateway: OperatorGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-fonts-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({ settings: { compileFolder: join(folder, 'compile') } });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const brand = 'plenty';
const add = (bytes: Buffer, use?: 'image' | 'font') =>
  gateway.call(addBrandAsset, { brand, content: bytes.toString('base64'), ...(use && { use }) });

it('stores a font, and describes its languages, its licence and its bytes', async () => {
  const bytes = readLatinFont();
  const { hash, format, size } = getValue(await add(bytes, 'font'));
  expect({ format, size }).toEqual({ format: 'woff2', size: bytes.length });
  expect(getValue(await gateway.call(getBrandAsset, { brand, hash })).content).toBe(bytes.toString('base64'));
  const report = getValue(await gateway.call(getBrandFont, { brand, hash, languages: 'EN,AR' }));
  expect(report).toMatchObject({
    family: expect.stringMatching(/^Archivo/) as string,
    licenseUrl: 'http://scripts.sil.org/OFL',
    embedding: 'installable',
    weights: { min: 100, max: 900 },
    files: [{ script: 'latin' }],
  });
  expect(report.languages).toContainEqual({ language: 'EN', state: 'complete', missing: [] });
  expect(report.files[0]?.bytes).toBeLessThan(bytes.length);
});

it('describes no font of another brand, and no image', async () => {
  const { hash } = getValue(await add(readLatinFont(), 'font'));
  expect(await gateway.call(getBrandFont, { brand: 'other', hash, languages: 'EN' })).toMatchObject({ status: 404 });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  const image = getValue(await add(svg));
  const response = await gateway.call(getBrandFont, { brand, hash: image.hash, languages: 'EN' });
  expect(response.body).toMatchObject({ errorCode: 'ops.brand.invalid' });
});

it('explains what is wrong with a file that is meant as a font', async () => {
  const findReason = async (bytes: Buffer) => (await add(bytes, 'font')).body;
  expect(await findReason(Buffer.from('PK\x03\x04', 'latin1'))).toMatchObject({
    value: { problems: [{ reason: 'the file is a ZIP archive' }] },
  });
  const cut = (await readLatinSfnt()).subarray(0, 4000);
  expect(await findReason(cut)).toMatchObject({ value: { problems: [{ reason: 'the font is cut off or damaged' }] } });
  // If a request does not contain the use of a file, as in an import, the type is detected from the bytes.
  expect((await add(cut)).body).toMatchObject({
    value: { problems: [{ reason: 'the font is cut off or damaged' }] },
  });
});

it('exports the font with the brand file, and a copy of the brand has it and the images of its layers too', async () => {
  const path = 'plenty/fonts/font.woff2';
  const files = await readFixtureBrand((text) =>
    text.replace(
      '"font": { "display": "archivo" }',
      `"font": { "display": "own", "own": { "display": { "files": ["${path}"] } } }`,
    ),
  );
  const season = { name: 'Tết', from: '2027-02-04', to: '2027-02-12', logo: 'plenty/tet.svg' };
  const text = JSON.stringify({ ...(JSON.parse(files.text) as object), seasons: [season] });
  const images = new Map(files.images).set(path, readLatinFont());
  images.set(season.logo, files.images.get('assets/logo.svg') ?? Buffer.alloc(0));
  const document = await addImages(gateway, { ...files, text, images });
  const { version } = getValue(await gateway.call(importBrandVersion, { ...document, note: 'With a font' }));
  const exported = getValue(await gateway.call(exportBrandVersion, { brand, version }));
  expect(exported.assets.find((each) => each.path === path)?.content).toBe(readLatinFont().toString('base64'));

  const copy = getValue(
    await gateway.call(createBrand, { code: 'nova', source: { kind: 'brand', brand, name: 'Nova' } }),
  );
  const copied = getValue(await gateway.call(exportBrandVersion, { brand: 'nova', version: copy.version }));
  expect(JSON.parse(copied.text)).toMatchObject({
    theme: { font: { own: { display: { files: ['nova/fonts/font.woff2'] } } } },
    seasons: [{ name: 'Tết', logo: 'nova/tet.svg' }],
  });
  expect(copied.assets.map((each) => each.path)).toEqual(
    expect.arrayContaining(['nova/fonts/font.woff2', 'nova/tet.svg']),
  );
});
