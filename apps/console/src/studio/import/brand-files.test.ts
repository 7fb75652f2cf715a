import { expect, it } from 'vitest';
import { readSelectedBrand, toBase64 } from './brand-files.ts';

const document = {
  code: 'aurora',
  assets: { logo: 'aurora/logo.svg', mark: 'aurora/mark.svg', hero: { image: 'aurora/hero.webp' } },
  site: { screenshots: [{ image: 'aurora/screens/home.png' }] },
};
const json = (value: unknown) => new File([JSON.stringify(value)], 'aurora.json');
const image = (name: string) => new File(['x'], name);

it('finds the images that the brand file names, whatever folder they came from', async () => {
  const files = [image('home.png'), json(document), image('logo.svg'), image('mark.svg'), image('hero.webp')];
  const selected = await readSelectedBrand(files);
  expect(selected?.code).toBe('aurora');
  expect(selected?.images.map(({ path }) => path)).toEqual([
    'aurora/logo.svg',
    'aurora/mark.svg',
    'aurora/hero.webp',
    'aurora/screens/home.png',
  ]);
  expect(selected?.missing).toEqual([]);
});

it('finds the fonts that the brand file names, and nothing in the place of fonts', async () => {
  const own = { display: { files: ['aurora/fonts/a.woff2'] }, body: { files: 7 } };
  const brand = json({ ...document, theme: { font: { own } } });
  expect((await readSelectedBrand([brand, image('a.woff2')]))?.images.map(({ path }) => path)).toEqual([
    'aurora/fonts/a.woff2',
  ]);
  expect((await readSelectedBrand([brand]))?.missing).toContain('aurora/fonts/a.woff2');
});

it('lists the images that were not selected', async () => {
  const selected = await readSelectedBrand([json(document), image('logo.svg')]);
  expect(selected?.missing).toEqual(['aurora/mark.svg', 'aurora/hero.webp', 'aurora/screens/home.png']);
});

it.each([
  ['no brand file', [image('logo.svg')]],
  ['no JSON', [new File(['{'], 'aurora.json')]],
  ['no code', [json({ assets: {} })]],
  ['a code that is no text', [json({ code: 7 })]],
])('returns undefined for %s', async (_, files) => {
  expect(await readSelectedBrand(files)).toBeUndefined();
});

it('encodes large files too', async () => {
  const bytes = new Uint8Array(100_000).map((_, index) => index % 251);
  expect(await toBase64(new File([bytes], 'hero.webp'))).toBe(Buffer.from(bytes).toString('base64'));
});
