import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addBrandAsset,
  checkBrandDocument,
  exportBrandVersion,
  getBrandVersion,
  importBrandVersion,
  listBrandVersions,
} from '@livery/contract/operators/releases';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { addImages, importFiles, readBrandFiles, readFixtureBrand } from '../../../testing/releases/release-tools.ts';

const merchants = fileURLToPath(new URL('../../../../../../merchants', import.meta.url));
let folder: string;
let gateway: OperatorGateway;
/** Gateway without a compiled app. It does not check links and texts, so it accepts the demonstration brands. */
let plain: OperatorGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-versions-'));
  await writeCompiledApp(join(folder, 'compile'));
  const lualoc = await readFile(join(merchants, 'lualoc.json'), 'utf8');
  await writeFile(join(folder, 'lualoc.json'), lualoc.replace('{', '{ "domains": ["lualoc.example"],'));
  gateway = await buildOperatorGateway({
    settings: {
      compileFolder: join(folder, 'compile'),
      merchantsFolder: folder,
      gatewayOrigins: ['https://api.play.example'],
    },
    permissions: { writer: ['drafts:write'] },
  });
  plain = await buildOperatorGateway();
});
afterAll(async () => {
  await gateway.close();
  await plain.close();
  await rm(folder, { recursive: true });
});

const countRows = async (): Promise<number> => await gateway.core.db.$count(sql`brand_versions`);

describe('the versions of a brand', () => {
  it.each(['bituinara', 'firuzara', 'lualoc', 'quetzarena'])(
    'export %s byte for byte as it was imported',
    async (code) => {
      const files = await readBrandFiles(join(merchants, `${code}.json`));
      const version = await importFiles(plain, files);
      const exported = getValue(await plain.call(exportBrandVersion, { brand: code, version }));
      expect(exported.fileName).toBe(`${code}.json`);
      expect(exported.text).toBe(files.text);
      const images = exported.assets.map(({ path, content }) => [path, Buffer.from(content, 'base64')] as const);
      expect(new Map(images)).toEqual(new Map([...files.images].sort(([one], [other]) => (one < other ? -1 : 1))));
    },
  );

  it('have numbers, notes, authors and the version that they were made from', async () => {
    const document = await addImages(gateway, await readFixtureBrand());
    const first = getValue(await gateway.call(importBrandVersion, { ...document, note: 'First' }));
    const second = getValue(
      await gateway.call(importBrandVersion, { ...document, note: 'Second', baseVersion: first.version }),
    );
    expect(second).toMatchObject({ version: first.version + 1, baseVersion: first.version, createdBy: 'kim' });
    expect(second.hash).toBe(first.hash);
    const { versions } = getValue(await gateway.call(listBrandVersions, { brand: 'plenty' }));
    expect(versions.map(({ note }) => note)).toEqual(['Second', 'First']);
    const version = getValue(await gateway.call(getBrandVersion, { brand: 'plenty', version: second.version }));
    expect(version.text).toBe(document.text);
    expect((await gateway.call(getBrandVersion, { brand: 'plenty', version: 99 })).status).toBe(404);
  });

  it('get different numbers when two operators import at the same time', async () => {
    const document = await addImages(gateway, await readFixtureBrand());
    const imported = await Promise.all(
      ['One', 'Two', 'Three'].map((note) => gateway.call(importBrandVersion, { ...document, note })),
    );
    expect(new Set(imported.map((reply) => getValue(reply).version)).size).toBe(3);
  });

  it('cannot be changed or deleted in the database', async () => {
    await importFiles(gateway, await readFixtureBrand());
    const { db } = gateway.core;
    const append = { cause: { message: expect.stringContaining('is not allowed') } };
    await expect(db.execute(sql`update brand_versions set note = 'x'`)).rejects.toMatchObject(append);
    await expect(db.execute(sql`delete from brand_versions`)).rejects.toMatchObject(append);
    await expect(db.execute(sql`update brand_assets set size = 1`)).rejects.toMatchObject(append);
  });

  it('of a new brand need the permission to create brands', async () => {
    const document = await addImages(gateway, await readFixtureBrand((text) => text.replace('"plenty"', '"newcomer"')));
    const request = { ...document, brand: 'newcomer', note: '' };
    await addImages(gateway, { ...(await readFixtureBrand()), brand: 'newcomer' });
    expect((await gateway.call(importBrandVersion, request, { operator: 'writer' })).body).toMatchObject({
      errorCode: 'ops.not.permitted',
      value: { permission: 'brands:create' },
    });
    expect((await gateway.call(importBrandVersion, request)).status).toBe(200);
    expect((await gateway.call(importBrandVersion, request, { operator: 'writer' })).status).toBe(200);
  });
});

describe('the check of a document', () => {
  const check = async (change: (text: string) => string) => {
    const document = await addImages(gateway, await readFixtureBrand());
    const request = { ...document, text: change(document.text) };
    const before = await countRows();
    const rejected = await gateway.call(importBrandVersion, { ...request, note: '' });
    expect(await countRows()).toBe(before);
    const { problems } = getValue(await gateway.call(checkBrandDocument, request));
    expect(rejected.status).toBe(422);
    expect(rejected.body).toMatchObject({ errorCode: 'ops.brand.invalid', value: { problems } });
    return problems;
  };

  it('finds nothing in a valid document', async () => {
    const document = await addImages(gateway, await readFixtureBrand());
    expect(getValue(await gateway.call(checkBrandDocument, document))).toEqual({ problems: [] });
  });

  it('returns path, position, reason and remedy of each problem, and the change that solves it', async () => {
    expect(await check((text) => text.replace('/m/home', '/m/hom'))).toEqual([
      {
        code: 'page.missingNear',
        values: { page: '/m/hom', near: '/m/home' },
        path: '$.assets.hero.href',
        line: 12,
        column: 43,
        reason: 'the app has no page /m/hom',
        remedy: 'did you mean "/m/home"?',
        fix: { path: ['assets', 'hero', 'href'], value: '/m/home' },
      },
    ]);
  });

  it.each([
    ['the key __proto__', '{"__proto__":{"code":"plenty"}}', /__proto__/],
    ['a text above 256 kB', `{"a":"${'é'.repeat(140 * 1024)}"}`, /too large/],
    ['10,000 levels', '['.repeat(10_000), /more than 20 levels/],
    ['no JSON', '<script>', /not JSON/],
    ['an empty text', '', /not JSON/],
  ])('rejects %s', async (_, text, reason) => {
    const [problem] = await check(() => text);
    expect(problem?.reason).toMatch(reason);
  });

  it('rejects the code of another brand', async () => {
    const [problem] = await check((text) => text.replace('"plenty"', '"lualoc"'));
    expect(problem).toMatchObject({ path: '$.code', reason: expect.stringContaining('"lualoc"') });
  });

  it.each([
    ['play.test', 'belongs to the platform'],
    ['console.play.test', 'belongs to the platform'],
    ['lualoc.play.test', 'belongs to the platform'],
  ])('rejects the domain %s', async (domain, reason) => {
    const [problem] = await check((text) => text.replace('{', `{ "domains": ["${domain}"],`));
    expect(problem).toMatchObject({ path: '$.domains[0]', reason: expect.stringContaining(reason) });
  });

  it('rejects a domain of another brand, and one that looks like it', async () => {
    const withDomain = (domain: string) => check((text) => text.replace('{', `{ "domains": ["${domain}"],`));
    expect(await withDomain('lualoc.example')).toMatchObject([
      { path: '$.domains[0]', reason: 'the domain lualoc.example also belongs to lualoc' },
    ]);
    expect(await withDomain('lua1oc.example')).toMatchObject([{ reason: expect.stringContaining('looks like') }]);
  });

  describe('with a gateway', () => {
    const withGateway = (origin: string) => check((text) => text.replace('{', `{ "gateway": "${origin}",`));

    it.each([
      ['https://lualoc.example', 'the gateway lualoc.example belongs to lualoc'],
      ['https://api.lualoc.example', 'the gateway api.lualoc.example belongs to lualoc'],
      ['https://lualoc.play.test', 'the gateway lualoc.play.test belongs to lualoc'],
      ['https://lua1oc.example', 'the gateway lua1oc.example looks like lualoc.example of lualoc'],
      ['https://lua1oc.play.test', 'the gateway lua1oc.play.test looks like lualoc.play.test of lualoc'],
      ['https://console.play.test', 'https://console.play.test is not a gateway of this platform'],
      ['https://x.preview.play.test', 'https://x.preview.play.test is not a gateway of this platform'],
      ['https://play.test:8443', 'https://play.test:8443 is not a gateway of this platform'],
      [
        'https://gateway.other-tenant.example',
        'https://gateway.other-tenant.example is not a gateway of this platform',
      ],
    ])('rejects %s', async (origin, reason) => {
      expect(await withGateway(origin)).toMatchObject([{ path: '$.gateway', reason }]);
    });

    it('accepts an address of the setting GATEWAY_ORIGINS', async () => {
      const files = await readFixtureBrand((text) => text.replace('{', '{ "gateway": "https://api.play.example",'));
      const { problems } = getValue(await gateway.call(checkBrandDocument, await addImages(gateway, files)));
      expect(problems).toEqual([]);
    });
  });

  it.each(['Lụa Lộc', 'Lua Loc', 'Lu\u0430 Loc', 'LUALOC'])(
    'rejects the name %s, which looks like that of another brand',
    async (name) => {
      const [problem] = await check((text) => text.replace(/"name": "[^"]*"/, `"name": "${name}"`));
      expect(problem).toMatchObject({ path: '$.name', reason: expect.stringContaining(`the name ${name} looks like`) });
    },
  );

  it('rejects a document that names an image of another brand', async () => {
    const document = await addImages(gateway, await readFixtureBrand());
    const reply = await gateway.call(checkBrandDocument, { ...document, brand: 'lualoc' });
    expect(reply.status).toBe(400);
  });
});

describe('an image', () => {
  const add = (bytes: Buffer) => gateway.call(addBrandAsset, { brand: 'plenty', content: bytes.toString('base64') });
  const createPhoto = () => sharp({ create: { width: 900, height: 500, channels: 3, background: '#246' } });

  it.each(['png', 'jpeg', 'webp'] as const)('is accepted as %s', async (format) => {
    const bytes = await createPhoto().toFormat(format).toBuffer();
    expect(getValue(await add(bytes))).toMatchObject({ size: bytes.length, format });
  });

  it('is accepted up to 4 MB, above the limit of other calls', async () => {
    const bytes = await createPhoto().png({ compressionLevel: 0 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(1024 * 1024);
    expect((await add(bytes)).status).toBe(200);
  });

  it.each([
    ['a script', Buffer.from('alert(1)')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>')],
    ['an SVG with an entity', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>')],
    ['more than 4 MB', Buffer.alloc(4.4 * 1024 * 1024, '<svg')],
  ])('is rejected if it is %s', async (_, bytes) => {
    const reply = await add(bytes);
    expect(reply.body).toMatchObject({ errorCode: 'ops.brand.invalid' });
    expect(reply.status).toBe(422);
  });

  it('is rejected if an archive follows its end', async () => {
    const bytes = Buffer.concat([await createPhoto().png().toBuffer(), Buffer.from('PK')]);
    expect((await add(bytes)).status).toBe(422);
  });
});
