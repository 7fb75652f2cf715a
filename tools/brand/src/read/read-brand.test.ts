import { cp, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBrand } from '../check-brand.ts';

const plenty = new URL('../../fixtures/brands/', import.meta.url);
let folder: string;
let good: { theme: object; assets: { hero: object } };
let caseCount = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-read-'));
  await cp(plenty, folder, { recursive: true });
  good = JSON.parse(await readFile(new URL('plenty.json', plenty), 'utf8'));
});
afterAll(() => rm(folder, { recursive: true }));

async function checkText(text: string) {
  const file = join(folder, `case-${(caseCount += 1)}.json`);
  await writeFile(file, text);
  return checkBrand(file);
}
const checkWith = (change: object) => checkText(JSON.stringify({ ...good, ...change }, null, 2));
const withLogo = (logo: string) => checkWith({ assets: { ...good.assets, logo } });
async function withSvg(svg: string) {
  const name = `case-${(caseCount += 1)}.svg`;
  await writeFile(join(folder, name), svg);
  return withLogo(name);
}
const createSvg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`;

describe('the check of a brand file', () => {
  test('finds nothing in a valid file', async () => {
    expect(await checkWith({})).toEqual([]);
  });

  test('finds nothing in a copy with another code and name', async () => {
    expect(await checkWith({ code: 'other', name: 'Other' })).toEqual([]);
  });

  test('reports the position of a JSON syntax error', async () => {
    expect(await checkText('{\n  "code": "x",\n  name: 1\n}')).toMatchObject([
      { path: '$', line: 3, column: 3, reason: expect.stringContaining('not JSON') },
    ]);
    expect(await checkText('')).toMatchObject([{ path: '$', reason: expect.stringContaining('not JSON') }]);
    expect(await checkText('[1,]')).toMatchObject([{ path: '$' }]);
  });

  test('reports a duplicate key and its position', async () => {
    const text = JSON.stringify(good, null, 2).replace('"accent":', '"accent": "#ffffff",\n    "accent":');
    expect(await checkText(text)).toMatchObject([
      { path: '$.theme.accent', reason: 'the key "accent" is there twice', line: expect.any(Number) },
    ]);
  });

  test('suggests the closest flag name', async () => {
    expect(await checkWith({ flags: { FACEBOKLOGIN3: true } })).toMatchObject([
      { path: '$.flags.FACEBOKLOGIN3', remedy: 'did you mean "FACEBOOKLOGIN3"?' },
    ]);
  });

  test('reports a text that does not fit on half of the hero', async () => {
    const hero = { ...good.assets.hero, alt: { EN: 'A headline of this length has to be written in the picture' } };
    expect(await checkWith({ assets: { ...good.assets, hero } })).toEqual([]);
    expect(await checkWith({ assets: { ...good.assets, hero: { ...hero, calmSide: 'left' } } })).toMatchObject([
      {
        path: '$.assets.hero.alt.EN',
        reason: expect.stringContaining('58 letters'),
        remedy: 'shorten it, or remove calmSide',
      },
    ]);
    const checkHeadline = (headline: string) =>
      checkWith({ assets: { ...good.assets, hero: { ...hero, alt: { EN: headline }, calmSide: 'right' } } });
    expect(await checkHeadline('x'.repeat(48))).toEqual([]);
    expect(await checkHeadline('金'.repeat(24))).toEqual([]);
    expect(await checkHeadline('金'.repeat(25))).toHaveLength(1);
  });

  test('suggests the nearest colour with enough contrast', async () => {
    const theme = { mode: 'light', accent: '#ffee99', page: '#ffffff' };
    expect(await checkWith({ theme })).toMatchObject([
      { path: '$.theme.accent', remedy: expect.stringMatching(/#[0-9a-f]{6}$/) },
    ]);
  });

  test('reports all problems at once', async () => {
    const problems = await checkWith({
      code: '../x',
      name: '</style>',
      currency: 'pesos',
      __proto__: { polluted: true },
    });
    expect(problems.map(({ path }) => path)).toEqual(['$.code', '$.name', '$.currency']);
  });

  test('does not treat a key of Object.prototype as a known key', async () => {
    const text = JSON.stringify(good).replace('{', '{"__proto__":{"a":1},"constructor":1,');
    expect((await checkText(text)).map(({ path }) => path)).toContain('$.constructor');
  });

  test('rejects a file that is missing, too large or not UTF-8', async () => {
    expect(await checkBrand(join(folder, 'absent.json'))).toMatchObject([{ reason: 'there is no such file' }]);
    expect(await checkText(' '.repeat(300_000))).toMatchObject([{ reason: expect.stringContaining('too large') }]);
    await writeFile(join(folder, 'latin.json'), Buffer.from([0x7b, 0xff, 0x7d]));
    expect(await checkBrand(join(folder, 'latin.json'))).toMatchObject([{ reason: 'not UTF-8' }]);
  });
});

describe('the check of the images', () => {
  test.each([
    ['a script', createSvg('<script>alert(1)</script>')],
    ['an event handler', createSvg('<path d="M0 0" onload="x()"/>')],
    ['a foreign object', createSvg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>')],
    ['a remote image', createSvg('<image href="https://evil.example/x.png"/>')],
    ['a remote use', createSvg('<use xlink:href="https://evil.example/x.svg#a"/>')],
    ['a script address', createSvg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['a style that imports', createSvg('<style>@import "https://evil.example/x.css";</style>')],
    ['a style with escapes', createSvg('<style>path{fill:\\75rl(https://evil.example)}</style>')],
    ['a fill that loads', createSvg('<path d="M0 0" fill="url(https://evil.example/x)"/>')],
    ['an animation', createSvg('<animate attributeName="href" to="javascript:alert(1)"/>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${createSvg('')}`],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
    ['broken markup', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path'],
    ['text in an external font', createSvg('<text>Brand</text>')],
  ])('rejects an SVG with %s', async (_, svg) => {
    expect(await withSvg(svg)).toMatchObject([
      { path: '$.assets.logo', reason: expect.stringMatching(/SVG/), remedy: expect.any(String) },
    ]);
  });

  test('accepts gradients, masks and references inside the file', async () => {
    expect(
      await withSvg(
        createSvg(
          '<defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs><path d="M0 0h9v9z" ' +
            'fill="url(#g)"/><use xlink:href="#g"/>',
        ),
      ),
    ).toEqual([]);
  });

  test('rejects 50 MB without reading them', async () => {
    const file = await open(join(folder, 'huge.svg'), 'w');
    await file.truncate(50 * 1024 * 1024);
    await file.close();
    expect(await withLogo('huge.svg')).toMatchObject([
      { path: '$.assets.logo', reason: 'too large: 51200 kB, at most 128 kB' },
    ]);
  });

  test('rejects a symlink that leads out of the folder', async () => {
    await symlink('/etc/hostname', join(folder, 'outside.svg'));
    expect(await withLogo('outside.svg')).toMatchObject([{ reason: 'the path leads out of the brand file’s folder' }]);
  });

  test('rejects a banner that is not an image', async () => {
    await writeFile(join(folder, 'fake.png'), 'not a picture');
    expect(await checkWith({ assets: { ...good.assets, hero: { image: 'fake.png' } } })).toMatchObject([
      { path: '$.assets.hero.image', reason: 'not a picture that can be read' },
    ]);
  });
});
