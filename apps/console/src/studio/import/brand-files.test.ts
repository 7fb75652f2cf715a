import { maxBases } from '@livery/merchant/extends';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '../to-base64.ts';
import { readSelectedBrand } from './brand-files.ts';

const document = {
  code: 'aurora',
  assets: { logo: 'aurora/logo.svg', mark: 'aurora/mark.svg', hero: { image: 'aurora/hero.webp' } },
  site: { screenshots: [{ image: 'aurora/screens/home.png' }], shareImage: 'aurora/share.png' },
};
const json = (value: unknown) => new File([JSON.stringify(value)], 'aurora.json');
const image = (name: string) => new File(['x'], name);

it('finds the images that the brand file names, whatever folder they came from', async () => {
  const files = [
    image('home.png'),
    image('share.png'),
    json(document),
    image('logo.svg'),
    image('mark.svg'),
    image('hero.webp'),
  ];
  const selected = await readSelectedBrand(files);
  expect(selected?.code).toBe('aurora');
  expect(selected?.images.map(({ path }) => path)).toEqual([
    'aurora/logo.svg',
    'aurora/mark.svg',
    'aurora/hero.webp',
    'aurora/screens/home.png',
    'aurora/share.png',
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
  expect(selected?.missing).toEqual([
    'aurora/mark.svg',
    'aurora/hero.webp',
    'aurora/screens/home.png',
    'aurora/share.png',
  ]);
});

it.each([
  ['no brand file', [image('logo.svg')]],
  ['no JSON', [new File(['{'], 'aurora.json')]],
  ['no code', [json({ assets: {} })]],
  ['a code that is no text', [json({ code: 7 })]],
])('returns undefined for %s', async (_, files) => {
  expect(await readSelectedBrand(files)).toBeUndefined();
});

describe('a brand that inherits', () => {
  const file = (name: string, value: unknown) => new File([JSON.stringify(value)], `${name}.json`);
  const heir = file('heir', { code: 'heir', extends: 'aurora' });
  const withBase = file('aurora', { ...document, extends: 'latam.base' });
  const base = file('latam.base', { assets: { logo: 'shared/base-logo.svg' } });

  it('is the file from which no other one inherits, whatever the order, with its bases and their images', async () => {
    const images = ['logo.svg', 'mark.svg', 'hero.webp', 'home.png', 'share.png', 'base-logo.svg'].map(image);
    for (const files of [
      [heir, withBase, base],
      [base, withBase, heir],
    ]) {
      const selected = await readSelectedBrand([...files, ...images]);
      expect(selected?.code).toBe('heir');
      expect(selected?.bases.map(({ name }) => name)).toEqual(['aurora', 'latam.base']);
      expect(JSON.parse(selected?.bases[1]?.text ?? '')).toEqual({ assets: { logo: 'shared/base-logo.svg' } });
      expect(selected?.images.map(({ path }) => path)).toContain('shared/base-logo.svg');
      expect(selected?.missing).toEqual([]);
    }
  });

  it('has only the bases that were selected, because the gateway can have the others', async () => {
    expect((await readSelectedBrand([heir]))?.bases).toEqual([]);
    expect((await readSelectedBrand([heir, base]))?.bases).toEqual([]);
  });

  it('ignores files from which it does not inherit, and JSON Schemas', async () => {
    const selected = await readSelectedBrand([heir, withBase, file('other.base', {}), file('inheriting.schema', {})]);
    expect(selected?.bases.map(({ name }) => name)).toEqual(['aurora']);
  });

  it('ends at a circle, and at the largest number of bases', async () => {
    const circle = [file('one.base', { extends: 'two.base' }), file('two.base', { extends: 'one.base' })];
    const selected = await readSelectedBrand([file('heir', { code: 'heir', extends: 'one.base' }), ...circle]);
    expect(selected?.bases.map(({ name }) => name)).toEqual(['one.base', 'two.base']);
    const long = Array.from({ length: 6 }, (_, index) => file(`b${index}.base`, { extends: `b${index + 1}.base` }));
    const deep = await readSelectedBrand([file('heir', { code: 'heir', extends: 'b0.base' }), ...long]);
    expect(deep?.bases).toHaveLength(maxBases);
  });

  it('is not found among brands that inherit from each other', async () => {
    const files = [file('one', { code: 'one', extends: 'two' }), file('two', { code: 'two', extends: 'one' })];
    expect(await readSelectedBrand(files)).toBeUndefined();
    expect(await readSelectedBrand([base])).toBeUndefined();
  });
});

it('encodes large files too', async () => {
  const bytes = new Uint8Array(100_000).map((_, index) => index % 251);
  expect(await toBase64(new File([bytes], 'hero.webp'))).toBe(Buffer.from(bytes).toString('base64'));
});
