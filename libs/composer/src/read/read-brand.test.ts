import { cp, mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBrand } from '../check-brand.ts';

const plenty = new URL('../../fixtures/brands/', import.meta.url);
let folder: string;
/** Folder with the images of the fixture brand and of all test cases. */
let images: string;
let good: { theme: object; assets: { hero: object } };
let caseCount = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-read-'));
  images = join(folder, 'images');
  await cp(new URL('assets/', plenty), join(images, 'assets'), { recursive: true });
  good = JSON.parse(await readFile(new URL('plenty.json', plenty), 'utf8'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a brand file and all test images into a new folder. Returns the problems of the brand file. */
async function checkText(text: string, name = 'plenty') {
  const caseFolder = join(folder, `case-${(caseCount += 1)}`);
  await mkdir(caseFolder);
  await cp(images, caseFolder, { recursive: true, verbatimSymlinks: true });
  const file = join(caseFolder, `${name}.json`);
  await writeFile(file, text);
  return checkBrand(file);
}
const checkWith = (change: Record<string, unknown> & { code?: string }) =>
  checkText(JSON.stringify({ ...good, ...change }, null, 2), change.code?.replaceAll('/', ''));
const withLogo = (logo: string) => checkWith({ assets: { ...good.assets, logo } });
async function withSvg(svg: string) {
  const name = `case-${(caseCount += 1)}.svg`;
  await writeFile(join(images, name), svg);
  return withLogo(name);
}
const createSvg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`;

/** Computes the CRC-32 checksum of a PNG chunk. Some versions of Node 20 have no function for this checksum. */
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

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

  test('rejects a file whose name is not its code', async () => {
    expect(await checkText(JSON.stringify(good), 'copy')).toMatchObject([
      { path: '$.code', reason: 'the code is "plenty", but the name of the file is copy.json' },
    ]);
  });

  test.each(['[', '{"a":'])('rejects %j nested 10,000 and 100,000 times, quickly', async (open_) => {
    for (const depth of [10_000, 100_000].filter((each) => each * open_.length < 256 * 1024)) {
      const start = performance.now();
      expect(await checkText(open_.repeat(depth))).toMatchObject([
        { path: '$', reason: 'nested more than 20 levels deep' },
      ]);
      expect(performance.now() - start).toBeLessThan(20_000);
    }
  });

  test('rejects the key __proto__ at any depth', async () => {
    const text = JSON.stringify(good).replace('"theme":{', '"theme":{"__proto__":{"mode":"light"},');
    expect(await checkText(text)).toMatchObject([{ path: '$.theme.__proto__', remedy: 'remove it' }]);
    expect(Object.hasOwn(Object.prototype, 'mode')).toBe(false);
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

  test.each([
    ['lottery', ['HOT', 'RNG'], 1],
    ['lottery', ['HOT', 'ELOTT'], 0],
    ['sports', ['HOT', 'RNG'], 1],
    ['deposit', ['HOT'], 0],
  ])('with %s in the middle of the bottom bar and the games %j, finds %i problems', async (lead, categories, count) => {
    const problems = (await checkWith({ layout: { lead }, categories })).filter(({ code }) => code === 'lead.noGames');
    expect(problems).toHaveLength(count);
    for (const { fix } of problems) expect(fix).toEqual({ path: ['layout', 'lead'], value: 'deposit' });
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
    expect((await checkText(text)).map(({ path }) => path)).toContain('$.__proto__');
    const withConstructor = JSON.stringify(good).replace('{', '{"constructor":1,');
    expect((await checkText(withConstructor)).map(({ path }) => path)).toContain('$.constructor');
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
    const file = await open(join(images, 'huge.svg'), 'w');
    await file.truncate(50 * 1024 * 1024);
    await file.close();
    expect(await withLogo('huge.svg')).toMatchObject([
      { path: '$.assets.logo', reason: 'too large: 51200 kB, at most 128 kB' },
    ]);
  });

  test('rejects a symlink that leads out of the folder', async () => {
    await symlink('/etc/hostname', join(images, 'outside.svg'));
    expect(await withLogo('outside.svg')).toMatchObject([{ reason: 'the path leads out of the brand file’s folder' }]);
  });

  test.each([
    ['turbulence', '<filter id="f"><feTurbulence numOctaves="20"/></filter>'],
    [
      'many filters',
      `<filter id="f">${'<feFlood/>'.repeat(20)}</filter>${'<path d="M0 0h9v9z" filter="url(#f)"/>'.repeat(20)}`,
    ],
    ['filters in a style sheet', '<style>path{filter:url(#f)}</style>'],
    ['nesting of 10,000 levels', '<g>'.repeat(10_000) + '</g>'.repeat(10_000)],
    ['more than 5,000 elements', '<g/>'.repeat(5001)],
    [
      'references that multiply',
      `<g id="l0"><path d="M0 0h9v9z"/></g>${Array.from(
        { length: 9 },
        (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
      ).join('')}`,
    ],
  ])('rejects an SVG with %s quickly', async (_, inside) => {
    const start = performance.now();
    expect(await withSvg(createSvg(inside))).toMatchObject([
      { path: '$.assets.logo', reason: expect.stringContaining('SVG') },
    ]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  const withHero = async (name: string, bytes: Buffer | string) => {
    await writeFile(join(images, name), bytes);
    return checkWith({ assets: { ...good.assets, hero: { image: name } } });
  };
  const createImage = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' }, limitInputPixels: false });

  test.each(['png', 'jpeg', 'webp'] as const)(
    'accepts a hero in %s, and rejects bytes after its end',
    async (format) => {
      const bytes = await createImage(1080, 480).toFormat(format).toBuffer();
      expect(await withHero(`hero.${format}`, bytes)).toEqual([]);
      const polyglot = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]);
      expect(await withHero(`polyglot.${format}`, polyglot)).toMatchObject([
        { path: '$.assets.hero.image', reason: '25 bytes follow the end of the image' },
      ]);
      expect(await withHero(`cut.${format}`, bytes.subarray(0, bytes.length - 20))).toMatchObject([
        { reason: expect.stringContaining('cut off') },
      ]);
    },
  );

  const withScreenshot = async (name: string, bytes: Buffer) => {
    await writeFile(join(images, name), bytes);
    return checkWith({ site: { screenshots: [{ image: name, label: 'Home' }] } });
  };

  test('accepts a screenshot of a phone and one of a computer', async () => {
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
    ] as const)
      expect(await withScreenshot('screen.webp', await createImage(width, height).webp().toBuffer())).toEqual([]);
  });

  test.each([
    ['is too small', 300, 600, '300 × 600 pixels: a side of a screenshot has 320 to 3840 pixels'],
    ['is too large', 2000, 4000, '2000 × 4000 pixels: a side of a screenshot has 320 to 3840 pixels'],
    ['is too long', 400, 921, '400 × 921 pixels: the long side is more than 2.3 times the short one'],
  ])('rejects a screenshot that %s', async (_, width, height, reason) => {
    expect(await withScreenshot('screen.png', await createImage(width, height).png().toBuffer())).toMatchObject([
      { path: '$.site.screenshots[0].image', reason },
    ]);
  });

  const withShareImage = async (name: string, bytes: Buffer) => {
    await writeFile(join(images, name), bytes);
    return checkWith({ site: { shareImage: name } });
  };

  test.each(['png', 'jpeg', 'webp'] as const)(
    'accepts a %s as share image, with nothing after its end',
    async (format) => {
      const bytes = await createImage(1200, 630).toFormat(format).toBuffer();
      expect(await withShareImage(`share.${format}`, bytes)).toEqual([]);
      const polyglot = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]);
      expect(await withShareImage(`polyglot.${format}`, polyglot)).toMatchObject([
        { path: '$.site.shareImage', reason: '25 bytes follow the end of the image' },
      ]);
    },
  );

  test.each([
    ['is too small', 1199, 630, 'too small: 1199 × 630 pixels, at least 1200 × 630'],
    ['is a square', 1200, 1200, '1200 × 1200 pixels: a share image is 1.9 times as wide as high'],
    ['is a strip', 2400, 630, '2400 × 630 pixels: a share image is 1.9 times as wide as high'],
  ])('rejects a share image that %s', async (_, width, height, reason) => {
    expect(await withShareImage('share.png', await createImage(width, height).png().toBuffer())).toMatchObject([
      { path: '$.site.shareImage', reason },
    ]);
  });

  test('measures an image as it is shown: the header of a photo can turn it by a quarter', async () => {
    const turn = (width: number, height: number) =>
      createImage(width, height).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await withShareImage('upright.jpg', await turn(630, 1200))).toEqual([]);
    expect(await withShareImage('turned.jpg', await turn(1200, 630))).toMatchObject([
      { path: '$.site.shareImage', reason: 'too small: 630 × 1200 pixels, at least 1200 × 630' },
    ]);
  });

  test('rejects a share image of more than 1 MB, an SVG, and a file that does not exist', async () => {
    const heavy = Buffer.concat([await createImage(1200, 630).png().toBuffer(), Buffer.alloc(1024 * 1024)]);
    expect(await withShareImage('heavy.png', heavy)).toMatchObject([
      { path: '$.site.shareImage', reason: expect.stringContaining('at most 1024 kB') },
    ]);
    for (const shareImage of ['logo.svg', 'nothing.png'])
      expect(await checkWith({ site: { shareImage } })).toMatchObject([{ path: '$.site.shareImage' }]);
  });

  test('rejects an SVG as a screenshot', async () => {
    const found = await checkWith({ site: { screenshots: [{ image: 'logo.svg' }] } });
    expect(found).toMatchObject([{ path: '$.site.screenshots[0].image' }]);
  });

  test('rejects an SVG and a PNG with the name of a WebP', async () => {
    expect(await withHero('svg.webp', createSvg('<path d="M0 0h9v9z"/>'))).toMatchObject([
      { reason: 'not an image that can be read: the file is no WEBP' },
    ]);
    expect(await withHero('png.webp', await createImage(1080, 480).png().toBuffer())).toMatchObject([
      { reason: 'the file is a PNG, but its name says WEBP', remedy: 'rename it to .png' },
    ]);
  });

  test('rejects a small PNG of very many pixels without decoding it', async () => {
    const header = await createImage(1080, 480).png().toBuffer();
    header.writeUInt32BE(60_000, 16);
    header.writeUInt32BE(60_000, 20);
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
    expect(await withHero('bomb.png', header)).toMatchObject([{ reason: 'too many pixels: 60000 × 60000' }]);
  });

  test('rejects a banner that is not an image', async () => {
    await writeFile(join(images, 'fake.png'), 'not an image');
    expect(await checkWith({ assets: { ...good.assets, hero: { image: 'fake.png' } } })).toMatchObject([
      { path: '$.assets.hero.image', reason: 'not an image that can be read: the file is no PNG' },
    ]);
  });
});
