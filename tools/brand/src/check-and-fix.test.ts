import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBrand } from '@livery/composer/check-brand';
import { mobileOptions } from './compile/options.ts';
import { fixBrand } from './fix-brand.ts';
import { type ProductFacts, loadProductFacts } from '@livery/composer/product-facts';

const fixtureBrands = new URL('../../../libs/composer/fixtures/brands/', import.meta.url);
let folder: string;
let facts: ProductFacts;
let good: Record<string, unknown> & { assets: { hero: object } };
let caseCount = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-check-'));
  facts = await loadProductFacts(mobileOptions());
  good = JSON.parse(await readFile(new URL('plenty.json', fixtureBrands), 'utf8'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(change: object): Promise<string> {
  const caseFolder = join(folder, String((caseCount += 1)));
  await mkdir(caseFolder);
  await cp(new URL('assets/', fixtureBrands), join(caseFolder, 'assets'), { recursive: true });
  const file = join(caseFolder, 'plenty.json');
  await writeFile(file, JSON.stringify({ ...good, ...change }, null, 2));
  return file;
}
const check = async (change: object) => checkBrand(await write(change), facts);
const withHref = (href: string) => ({ assets: { ...good.assets, hero: { ...good.assets.hero, href } } });

describe('links', () => {
  test.each(['/m/home', '/m/activity', '/m/gameList?gameType=SPORTS', '/m/agent'])(
    'to %s are accepted',
    async (href) => {
      expect(await check(withHref(href))).toEqual([]);
    },
  );

  test('to a page that the app does not have are reported with the nearest page', async () => {
    expect(await check(withHref('/m/activty'))).toMatchObject([
      { path: '$.assets.hero.href', line: expect.any(Number), remedy: 'did you mean "/m/activity"?' },
    ]);
  });

  test.each([
    ['/m/leaderBoard', {}, 'MISSIONLB3'],
    ['/m/agent', { AGEINFO3: false, COMM3: false }, 'AGEINFO3'],
  ])('to %s are reported when its flag is off', async (href, flags, flag) => {
    expect(await check({ ...withHref(href), flags })).toMatchObject([
      { path: '$.assets.hero.href', reason: expect.stringContaining(flag) },
    ]);
  });

  test.each(['https://', 'https://-a.example', 'https://a..example', 'https://a.example:99999', 'https://a.example/x'])(
    'to the malformed origin %j are reported',
    async (gateway) => {
      expect(await check({ gateway })).toMatchObject([{ path: '$.gateway', reason: 'not the origin of a server' }]);
    },
  );
});

test('reports unknown keys of texts, and accepts any plural form of a known one', async () => {
  const texts = { EN: { 'shell:brand.tagline': 'Play.', 'shell:brand.taglin': 'Play.', 'nowhere:a.b': 'No.' } };
  expect(await check({ texts })).toMatchObject([
    { path: '$.texts.EN.shell:brand.taglin', remedy: 'did you mean "shell:brand.tagline"?' },
    { path: '$.texts.EN.nowhere:a.b', remedy: expect.stringContaining('remove it') },
  ]);
  const plural = [...facts.textKeys].find((key) => key.startsWith('games:')) ?? '';
  expect(await check({ texts: { AR: { [`${plural}_few`]: 'x' } } })).toEqual([]);
});

test.each([
  [{ REG3: false }, 'DIRECTREG3', 'REG3'],
  [{ USERNAMEREG3: false }, 'REG3', 'USERNAMEREG3 or MOBILENUMREG3'],
  [{ MAILCEN: false, WEBPUSH3: true }, 'WEBPUSH3', 'MAILCEN'],
  [{ COMM3: true }, 'COMM3', 'AGEINFO3'],
])('reports a flag that needs another flag: %j', async (flags, flag, needed) => {
  expect(await check({ flags })).toMatchObject([
    { path: `$.flags.${flag}`, reason: `${flag} is on, but has no effect without ${needed}` },
  ]);
});

test('suggests Portuguese for BR in the languages', async () => {
  expect(await check({ languages: ['BR'] })).toMatchObject([{ path: '$.languages[0]', remedy: 'did you mean "PT"?' }]);
});

describe('a logo', () => {
  const checkLogo = async (inside: string) => {
    const file = await write({});
    await writeFile(
      join(file, '../assets/logo.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">${inside}</svg>`,
    );
    return checkBrand(file, facts);
  };

  test('with shapes that stand out is accepted', async () => {
    expect(await checkLogo('<path fill="#fff" d="M10 10h300v80h-300z"/>')).toEqual([]);
  });

  test.each([
    ['in the colour of the page', '<path fill="#111" d="M10 10h300v80h-300z"/>', 'invisible'],
    ['without shapes', '<g/>', 'invisible'],
    ['that is transparent', '<path fill="#fff" fill-opacity="0.05" d="M10 10h300v80h-300z"/>', 'invisible'],
    ['of a hair-thin line', '<path stroke="#fff" stroke-width="0.2" fill="none" d="M10 50h380"/>', 'hardly visible'],
    ['that is a dot in a large area', '<path fill="#fff" d="M10 10h8v8h-8z"/>', 'hardly visible'],
  ])('%s is reported', async (_, inside, reason) => {
    expect(await checkLogo(inside)).toMatchObject([
      { path: '$.assets.logo', line: expect.any(Number), reason: expect.stringContaining(reason) },
    ]);
  });
});

describe('the correction of a file', () => {
  test('applies what has one remedy, reports what it changed, and changes nothing the second time', async () => {
    const file = await write({
      languages: ['EN', 'AR', 'AR'],
      domains: ['https://Plenty.example/', 'shop.example:443'],
      flags: { FACEBOKLOGIN3: true, AGEINFO3: true, COMM3: true },
      theme: { mode: 'light', accent: '#ffee99', page: '#ffffff' },
      texts: { EN: { 'shell:brand.taglin': 'Play.' } },
      ...withHref('/m/activty'),
    });
    const changes = await fixBrand(file, facts);
    expect(changes.map((change) => change.replace(/^line \d+ {2}/, '').split(':')[0]).sort()).toEqual([
      '$.assets.hero.href',
      '$.domains[0]',
      '$.domains[1]',
      '$.flags.FACEBOKLOGIN3',
      '$.languages',
      '$.texts.EN.shell',
      '$.theme.accent',
    ]);
    expect(changes.join('\n')).toContain('$.domains[0]: "https://Plenty.example/" → "plenty.example"');
    expect(await checkBrand(file, facts)).toEqual([]);
    const fixed = await readFile(file, 'utf8');
    expect(JSON.parse(fixed)).toMatchObject({
      domains: ['plenty.example', 'shop.example'],
      flags: { FACEBOOKLOGIN3: true },
      languages: ['EN', 'AR'],
    });
    expect(await fixBrand(file, facts)).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe(fixed);
  });

  test('leaves what has several remedies, and an unreadable file', async () => {
    const file = await write({ flags: { REG3: false }, minimumAge: 99 });
    const before = await readFile(file, 'utf8');
    expect(await fixBrand(file, facts)).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe(before);
    await writeFile(file, '{');
    expect(await fixBrand(file, facts)).toEqual([]);
  });

  test('renames no key to a name that is taken', async () => {
    const file = await write({ flags: { FACEBOKLOGIN3: true, FACEBOOKLOGIN3: false } });
    expect(await fixBrand(file, facts)).toEqual([]);
  });
});
