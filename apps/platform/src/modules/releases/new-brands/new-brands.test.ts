import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { createBrand, listMarkets, proposeBrand } from '@livery/contract/operators/new-brand';
import { composeRelease, getBrandVersion, listManagedBrands } from '@livery/contract/operators/releases';
import type { RequestBody } from '@livery/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { composeBrandFiles, importFiles, publish, readFixtureBrand } from '../../../testing/releases/release-tools.ts';

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><circle cx="30" cy="30" r="28" fill="#0f766e"/>' +
    '<path d="M80 10h12v40H80zM110 10h12v40h-12zM140 10h40v12h-40z" fill="#0f172a"/></svg>',
).toString('base64');

let folder: string;
let gateway: OperatorGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-new-brands-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({
    settings: { compileFolder: join(folder, 'compile') },
    permissions: { stranger: ['brands:create'], designer: ['brands:read', 'drafts:write'] },
  });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const propose = async (request: Partial<RequestBody<typeof proposeBrand>> = {}) =>
  getValue(await gateway.call(proposeBrand, { name: 'Nova Luz', market: 'spa', logo, ...request }));

const toSource = ({ text, images }: Awaited<ReturnType<typeof propose>>['proposals'][number]) => ({
  kind: 'document' as const,
  text,
  images,
});

describe('a new brand from a logo', () => {
  it('is proposed in three themes, created, composed and live at its host', async () => {
    const { code, proposals } = await propose();
    expect(code).toBe('nova-luz');
    expect(proposals.map(({ id }) => id)).toEqual(['light', 'dark', 'second']);
    const [chosen] = proposals;
    if (!chosen) throw new Error('There is no proposal');
    const created = getValue(await gateway.call(createBrand, { code, source: toSource(chosen) }));
    expect(created).toMatchObject({ brand: code, version: 1 });
    expect(gateway.audit.at(-1)).toMatchObject({
      operation: 'createBrand',
      brand: code,
      subject: { kind: 'brand', id: code },
    });
    const release = getValue(await gateway.call(composeRelease, { brand: code, version: 1 }));
    await publish(gateway, code, release.releaseId);
    await gateway.runJob('releases.follow');
    const page = await gateway.get(code, '/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Nova Luz');
    const { brands } = getValue(await gateway.call(listManagedBrands, {}));
    expect(brands).toContainEqual(expect.objectContaining({ brand: code, name: 'Nova Luz', source: 'release' }));
  });

  it('is created once when the call is repeated', async () => {
    const { code, proposals } = await propose({ name: 'Twice' });
    const request = { code, source: toSource(proposals[0] as (typeof proposals)[number]) };
    const [one, other] = [
      await gateway.call(createBrand, request, { key: 'the-same-key-0001' }),
      await gateway.call(createBrand, request, { key: 'the-same-key-0001' }),
    ];
    expect(getValue(one)).toEqual(getValue(other));
    const again = await gateway.call(createBrand, request);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ errorCode: 'ops.brand.code.taken', value: { kind: 'taken' } });
  });

  it('gets one owner of its code when two operators create it at the same time', async () => {
    const { code, proposals } = await propose({ name: 'Race' });
    const source = toSource(proposals[0] as (typeof proposals)[number]);
    const replies = await Promise.all(
      ['kim', 'lee', 'ada'].map((operator) => gateway.call(createBrand, { code, source }, { operator })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['lualoc', 'taken'],
    ['lua1oc', 'confusable'],
    ['admin', 'reserved'],
  ])('cannot have the code %s', async (code, kind) => {
    const reply = await gateway.call(proposeBrand, { name: 'Any', market: 'mga', logo, code });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ errorCode: 'ops.brand.code.taken', value: { code, kind } });
  });

  it('gets another code if the code of its name is reserved', async () => {
    expect((await propose({ name: 'Admin' })).code).toBe('admin-2');
  });

  it.each(['Bituinara', 'B\u0456tuinara', '\u0392ituinara', 'LUA LOC', 'Twice'])(
    'is not proposed with the name %s, which looks like that of another brand',
    async (name) => {
      const reply = await gateway.call(proposeBrand, { name, market: 'mga', logo, code: 'free-code' });
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({
        errorCode: 'ops.brand.invalid',
        value: { problems: [{ path: '$.name', code: 'name.taken', values: { name } }] },
      });
    },
  );

  it('is created once when two operators create brands with similar names at the same time', async () => {
    const names = ['Lantern One', 'Lantern 0ne'];
    const prepared = await Promise.all(names.map((name, index) => propose({ name, code: `lantern-${index}` })));
    const replies = await Promise.all(
      prepared.map(({ code, proposals: [first] }) =>
        gateway.call(createBrand, { code, source: toSource(first as NonNullable<typeof first>) }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is not proposed from a hostile logo', async () => {
    const script = Buffer.from('<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>').toString('base64');
    const reply = await gateway.call(proposeBrand, { name: 'Any', market: 'mga', logo: script });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({
      errorCode: 'ops.brand.invalid',
      value: { problems: [{ path: '$.logo', reason: 'the SVG has a <script>' }] },
    });
  });

  it('is rejected for an unknown market, and without the permission', async () => {
    expect((await gateway.call(proposeBrand, { name: 'Any', market: 'moon', logo })).status).toBe(400);
    const reply = await gateway.call(proposeBrand, { name: 'Any', market: 'mga', logo }, { operator: 'designer' });
    expect(reply.body).toMatchObject({ errorCode: 'ops.not.permitted' });
  });
});

describe('a new brand from a file', () => {
  it('is checked as a whole, and nothing is stored if it has problems', async () => {
    const { text, images } = await readFixtureBrand((source) =>
      source.replace('"plenty"', '"from-file"').replace(/"accent": "[^"]*"/, '"accent": "#171717"'),
    );
    const encoded = [...images].map(([path, bytes]) => ({ path, content: bytes.toString('base64') }));
    const reply = await gateway.call(createBrand, {
      code: 'from-file',
      source: { kind: 'document', text, images: encoded },
    });
    expect(reply.body).toMatchObject({
      errorCode: 'ops.brand.invalid',
      value: { problems: [{ path: '$.theme.accent' }] },
    });
    expect((await gateway.call(getBrandVersion, { brand: 'from-file', version: 1 })).status).toBe(404);
  });

  it('cannot have another code in its text', async () => {
    const { text, images } = await readFixtureBrand();
    const encoded = [...images].map(([path, bytes]) => ({ path, content: bytes.toString('base64') }));
    const reply = await gateway.call(createBrand, {
      code: 'other',
      source: { kind: 'document', text, images: encoded },
    });
    expect(reply.body).toMatchObject({ value: { problems: [{ path: '$.code' }] } });
  });
});

describe('a new brand from another brand', () => {
  it('has the file of the other brand with its own code and name, and without its hosts', async () => {
    const created = getValue(
      await gateway.call(createBrand, {
        source: { kind: 'brand', brand: 'bituinara', name: 'Moonrise' },
      }),
    );
    const version = getValue(await gateway.call(getBrandVersion, { brand: 'moonrise', version: created.version }));
    const document = JSON.parse(version.text) as Record<string, unknown>;
    const source = JSON.parse(await readFile(join(gateway.config.merchantsFolder, 'bituinara.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(document).toMatchObject({
      code: 'moonrise',
      name: 'Moonrise',
      theme: source.theme,
      flags: source.flags,
      assets: { logo: 'moonrise/logo.svg' },
    });
    expect(document.domains).toBeUndefined();
    expect(version.assets.every(({ path }) => path.startsWith('moonrise/'))).toBe(true);
  });

  it('has the logo of the other mode in its own folder', async () => {
    const source = { kind: 'brand' as const, brand: 'firuzara', name: 'Starfall' };
    const created = getValue(await gateway.call(createBrand, { source }));
    const version = getValue(await gateway.call(getBrandVersion, { brand: 'starfall', version: created.version }));
    const { theme } = JSON.parse(version.text) as { theme: { alternate: { accent: string; logo: string } } };
    expect(theme.alternate).toMatchObject({ accent: '#2cbfbb', logo: 'starfall/logo-dark.svg' });
    expect(version.assets.map(({ path }) => path)).toContain('starfall/logo-dark.svg');
  });

  it('has what members of the other brand see, not its newest version', async () => {
    const files = await readFixtureBrand((text) => text.replace('{', '{ "domains": ["plenty.example"],'));
    const release = await composeBrandFiles(gateway, files);
    await publish(gateway, 'plenty', release.releaseId);
    await importFiles(
      gateway,
      await readFixtureBrand((text) => text.replace(/"currency": "[^"]*"/, '"currency": "CHF"')),
    );
    const created = getValue(
      await gateway.call(createBrand, { code: 'sunrise', source: { kind: 'brand', brand: 'plenty', name: 'Sunrise' } }),
    );
    const { text } = getValue(await gateway.call(getBrandVersion, { brand: 'sunrise', version: created.version }));
    expect(JSON.parse(text)).toMatchObject({ name: 'Sunrise' });
    expect(text).not.toContain('CHF');
    expect(text).not.toContain('plenty.example');
  });

  it('needs the permission to read the other brand, and reports nothing about it before', async () => {
    const call = (brand: string) =>
      gateway.call(
        createBrand,
        { code: 'secret-copy', source: { kind: 'brand', brand, name: 'Copy' } },
        { operator: 'stranger' },
      );
    const denied = { errorCode: 'ops.not.permitted', value: { permission: 'brands:read' } };
    expect((await call('lualoc')).body).toMatchObject(denied);
    expect((await call('no-such-brand')).body).toMatchObject(denied);
  });
});

it('lists the markets with their languages and currencies', async () => {
  const { markets } = getValue(await gateway.call(listMarkets, {}, { operator: 'designer' }));
  expect(markets).toContainEqual(expect.objectContaining({ market: 'pagcor', currency: 'PHP', minimumAge: 21 }));
});
