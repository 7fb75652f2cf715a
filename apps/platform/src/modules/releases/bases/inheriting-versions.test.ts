import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLatinFont } from '@livery/composer/testing/test-fonts';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import {
  addDraftVersion,
  applyDraftOperations,
  checkDraft,
  createDraft,
  getDraft,
  getDraftBase,
  getInheritedAsset,
  getInheritedFont,
} from '@livery/contract/operators/drafts';
import { createBrand } from '@livery/contract/operators/new-brand';
import { DraftOperationInvalid, OperatorNotPermitted } from '@livery/contract/operators/operator-error-code';
import {
  checkBrandDocument,
  composeRelease,
  exportBrandVersion,
  getBrandVersion,
  importBrandVersion,
  listBaseFiles,
  listBrandVersions,
  listInheritingBrands,
} from '@livery/contract/operators/releases';
import { compareReleases } from '@livery/contract/operators/releases/comparison';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { addImages, importFiles, readFixtureBrand } from '../../../testing/releases/release-tools.ts';

const fixtures = fileURLToPath(new URL('../../../../../../libs/composer/fixtures/brands', import.meta.url));
let folder: string;
let gateway: OperatorGateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-bases-'));
  await writeCompiledApp(join(folder, 'compile'));
  const merchantsFolder = join(folder, 'merchants');
  await cp(fixtures, merchantsFolder, { recursive: true });
  const plenty = JSON.parse(await readFile(join(merchantsFolder, 'plenty.json'), 'utf8')) as object;
  await writeFile(join(merchantsFolder, 'shelf.base.json'), JSON.stringify({ ...plenty, copyrightYear: 2001 }));
  gateway = await buildOperatorGateway({
    settings: { compileFolder: join(folder, 'compile'), merchantsFolder },
    permissions: { stranger: ['drafts:read', 'drafts:write', 'brands:create'] },
  });
  await importFiles(gateway, await readFixtureBrand());
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const toChild = (code: string, change: object = {}) =>
  JSON.stringify({ extends: 'plenty', code, name: 'Child', ...change }, null, 2);

const importChild = async (code: string, change?: object) => {
  const request = { brand: code, text: toChild(code, change), assets: [], note: '' };
  return getValue(await gateway.call(importBrandVersion, request));
};

const changeBase = async (accent: string) =>
  importFiles(
    gateway,
    await readFixtureBrand((text) =>
      JSON.stringify({ ...(JSON.parse(text) as object), copyrightYear: Number(accent) }),
    ),
  );

const readVersion = async (brand: string, version: number) => {
  const { text, ownText } = getValue(await gateway.call(getBrandVersion, { brand, version }));
  return { document: JSON.parse(text) as Record<string, unknown>, ownText };
};

describe('a version that inherits', () => {
  it('contains what its base has, stays as it is when the base changes, and gets the change with the next version', async () => {
    const first = await importChild('heir');
    const { document, ownText } = await readVersion('heir', 1);
    expect(document).toMatchObject({ code: 'heir', name: 'Child', currency: 'PHP' });
    expect(document).not.toHaveProperty('extends');
    expect(ownText).toBe(toChild('heir'));
    const [pinned] = first.bases;
    expect(first.bases).toEqual([{ name: 'plenty', version: pinned?.version }]);

    const next = await changeBase('1999');
    expect((await readVersion('heir', 1)).document['copyrightYear']).toBe(document['copyrightYear']);
    expect(getValue(await gateway.call(listInheritingBrands, { brand: 'plenty' })).brands).toContainEqual({
      brand: 'heir',
      version: 1,
      inheritedVersion: pinned?.version,
      isCurrent: false,
    });

    const second = await importChild('heir');
    expect(second.bases).toEqual([{ name: 'plenty', version: next }]);
    expect((await readVersion('heir', 2)).document['copyrightYear']).toBe(1999);
    const { values } = getValue(await gateway.call(compareReleases, { brand: 'heir', before: 'v1', after: 'v2' }));
    expect(values.map(({ path }) => path)).toEqual(['copyrightYear']);
    const { brands } = getValue(await gateway.call(listInheritingBrands, { brand: 'plenty' }));
    expect(brands.find(({ brand }) => brand === 'heir')).toMatchObject({ version: 2, isCurrent: true });
  });

  it('is composed with the images of its base', async () => {
    await importChild('heir');
    const { versions } = getValue(await gateway.call(listBrandVersions, { brand: 'heir' }));
    const release = getValue(await gateway.call(composeRelease, { brand: 'heir', version: versions[0]?.version ?? 0 }));
    expect(release.fileCount).toBeGreaterThan(5);
  });

  it('keeps its own bases when another brand inherits from it', async () => {
    await importChild('middle', { copyrightYear: 2003 });
    const { bases } = await importChild('leaf', { extends: 'middle' });
    expect(bases.map(({ name }) => name)).toEqual(['middle', 'plenty']);
    const pinned = bases[1]?.version;
    await changeBase('1998');
    const again = await importChild('leaf', { extends: 'middle' });
    expect(again.bases[1]?.version).toBe(pinned);
    expect((await readVersion('leaf', 1)).document['copyrightYear']).toBe(2003);
  });

  it('loses nothing by an export and an import into another gateway', async () => {
    const { version } = await importChild('heir', { extends: 'shelf.base' });
    expect((await readVersion('heir', version)).document['copyrightYear']).toBe(2001);
    const exported = getValue(await gateway.call(exportBrandVersion, { brand: 'heir', version }));
    expect(exported.bases.map(({ fileName }) => fileName)).toEqual(['shelf.base.json']);
    const other = await buildOperatorGateway({ settings: { merchantsFolder: join(folder, 'nothing') } });
    try {
      const images = new Map(exported.assets.map(({ path, content }) => [path, Buffer.from(content, 'base64')]));
      const document = await addImages(other, { brand: 'heir', text: exported.text, images });
      const bases = exported.bases.map(({ fileName, text }) => ({ name: fileName.replace(/\.json$/, ''), text }));
      const imported = getValue(await other.call(importBrandVersion, { ...document, bases, note: '' }));
      const [one, two] = [
        getValue(await gateway.call(getBrandVersion, { brand: 'heir', version })),
        getValue(await other.call(getBrandVersion, { brand: 'heir', version: imported.version })),
      ];
      expect([two.text, two.ownText]).toEqual([one.text, one.ownText]);
      // This gateway has no base with this name in its folder. A draft of the version therefore uses the bases that are
      // stored together with the version.
      const source = { kind: 'version' as const, version: imported.version };
      const draft = getValue(await other.call(createDraft, { brand: 'heir', name: 'Next', source }));
      const { base } = getValue(await other.call(getDraftBase, { brand: 'heir', draftId: draft.draftId }));
      expect(base).toMatchObject({ name: 'shelf.base', version: null });
    } finally {
      await other.close();
    }
  });
});

describe('a brand file on the server that inherits', () => {
  const writeBrand = (code: string, base: string) =>
    writeFile(join(folder, 'merchants', `${code}.json`), JSON.stringify({ code, name: code, extends: base }));
  const list = async (brand: string, operator = 'owner') =>
    getValue(await gateway.call(listInheritingBrands, { brand }, { operator }));

  it('is listed beside the versions, with its bases, until it has a version of its own', async () => {
    await writeBrand('filed', 'plenty');
    await writeBrand('filed-child', 'filed');
    const inFile = { version: null, inheritedVersion: null, isCurrent: false };
    expect((await list('plenty')).brands).toEqual(
      expect.arrayContaining([
        { brand: 'filed', ...inFile },
        { brand: 'filed-child', ...inFile },
      ]),
    );
    expect(await list('filed')).toEqual({
      bases: [{ name: 'plenty', version: null }],
      // Neither the brand nor its base has a stored version. The brand therefore always inherits the current content of
      // the base file, and `isCurrent` is true.
      brands: [{ brand: 'filed-child', ...inFile, isCurrent: true }],
    });
    expect((await list('filed-child')).bases.map(({ name }) => name)).toEqual(['filed', 'plenty']);

    const { version } = await importChild('filed-child');
    expect((await list('filed')).brands).toEqual([]);
    const { brands } = await list('plenty');
    expect(brands.filter(({ brand }) => brand === 'filed-child')).toMatchObject([{ version, isCurrent: true }]);
    const codes = brands.map(({ brand }) => brand);
    expect(codes).toEqual([...codes].sort());
  });

  it('is not listed for an operator who may not read it', async () => {
    await writeBrand('filed', 'plenty');
    expect(await gateway.call(listInheritingBrands, { brand: 'plenty' }, { operator: 'stranger' })).toMatchObject({
      body: { errorCode: OperatorNotPermitted },
    });
  });
});

describe('a draft that inherits', () => {
  const open = async (brand: string, change?: object) => {
    const source = { kind: 'document' as const, text: toChild(brand, change), assets: [] };
    return getValue(await gateway.call(createDraft, { brand, name: 'Draft', source })).draftId;
  };
  const edit = (brand: string, draftId: string, path: string[], to: unknown, operator = 'owner') =>
    gateway.call(
      applyDraftOperations,
      {
        brand,
        draftId,
        seen: 0,
        operations: [{ id: randomUUID(), path: ['document', ...path], from: null, to: to as string }],
      },
      { operator },
    );

  it('shows its base with the images, and removes a value of it with null', async () => {
    const draftId = await open('sketch');
    const { base } = getValue(await gateway.call(getDraftBase, { brand: 'sketch', draftId }));
    expect(base).toMatchObject({ name: 'plenty' });
    expect(JSON.parse(base?.text ?? '')).toMatchObject({ currency: 'PHP' });
    const logo = base?.assets[0];
    const key = { brand: 'sketch', draftId, hash: logo?.hash ?? '' };
    expect(getValue(await gateway.call(getInheritedAsset, key)).content.length).toBeGreaterThan(20);
    expect(await gateway.call(getInheritedAsset, { ...key, hash: '0'.repeat(64) })).toMatchObject({
      body: { errorCode: 'request.not.found' },
    });
    getValue(await edit('sketch', draftId, ['copyrightYear'], { json: 'null' }));
    const { text } = getValue(await gateway.call(getDraft, { brand: 'sketch', draftId }));
    expect(JSON.parse(text)).toMatchObject({ copyrightYear: null });
    const { version } = getValue(
      await gateway.call(addDraftVersion, { brand: 'sketch', draftId, sequence: 1, note: '' }),
    );
    expect((await readVersion('sketch', version)).document).not.toHaveProperty('copyrightYear');
    expect((await readVersion('sketch', version)).ownText).toBe(text);
  });

  it('has the report of a font that it inherits, and of no other file', async () => {
    const path = 'typed/fonts/font.woff2';
    const font = { display: 'own', own: { display: { files: [path] } } };
    const document = { brand: 'typed', text: toChild('typed', { theme: { font } }) };
    const images = new Map([[path, readLatinFont()]]);
    getValue(
      await gateway.call(importBrandVersion, { ...(await addImages(gateway, { ...document, images })), note: '' }),
    );
    const draftId = await open('writer', { extends: 'typed' });
    const { base } = getValue(await gateway.call(getDraftBase, { brand: 'writer', draftId }));
    const hash = base?.assets.find((each) => each.path === path)?.hash ?? '';
    const request = { brand: 'writer', draftId, hash, languages: 'EN' };
    expect(getValue(await gateway.call(getInheritedFont, request))).toMatchObject({
      family: expect.stringMatching(/^Archivo/) as string,
      languages: [{ language: 'EN', state: 'complete' }],
    });
    expect(await gateway.call(getInheritedFont, { ...request, hash: '0'.repeat(64) })).toMatchObject({ status: 404 });
  });

  it('can inherit from the base files of the gateway', async () => {
    const { bases } = getValue(await gateway.call(listBaseFiles, { brand: 'heir' }));
    expect(bases).toEqual([{ name: 'shelf.base' }]);
  });

  it.each([
    ['nobody', 'there is no base nobody'],
    ['round', 'the bases form a circle: round → round'],
  ])('has a problem with the base %s', async (base, reason) => {
    const draftId = await open('round', { extends: base });
    const { problems } = getValue(await gateway.call(checkDraft, { brand: 'round', draftId }));
    expect(problems).toMatchObject([{ path: '$.extends', reason }]);
    expect(getValue(await gateway.call(getDraftBase, { brand: 'round', draftId })).base).toBeNull();
  });

  it('has a problem with a base that inherits from it', async () => {
    await importChild('circle');
    await importChild('chain', { extends: 'circle' });
    const draftId = await open('circle', { extends: 'chain' });
    const { problems } = getValue(await gateway.call(checkDraft, { brand: 'circle', draftId }));
    expect(problems).toMatchObject([{ reason: 'the bases form a circle: circle → chain → circle' }]);
  });
});

describe('an operator who may not read the base', () => {
  const stranger = { operator: 'stranger' };
  const rejected = { body: { errorCode: OperatorNotPermitted } };

  it.each(['plenty', 'nobody'])('learns nothing about %s by any call', async (base) => {
    const text = toChild('spy', { extends: base });
    const request = { brand: 'spy', text, assets: [] };
    expect(await gateway.call(checkBrandDocument, request, stranger)).toMatchObject(rejected);
    expect(await gateway.call(importBrandVersion, { ...request, note: '' }, stranger)).toMatchObject(rejected);
    const source = { kind: 'document' as const, text, assets: [] };
    expect(await gateway.call(createDraft, { brand: 'spy', name: 'Spy', source }, stranger)).toMatchObject(rejected);
    const created = { kind: 'document' as const, text, images: [] };
    expect(await gateway.call(createBrand, { code: 'spy', source: created }, stranger)).toMatchObject(rejected);
  });

  it('cannot set it in a draft', async () => {
    const source = { kind: 'document' as const, text: '{"code":"spy"}', assets: [] };
    const { draftId } = getValue(await gateway.call(createDraft, { brand: 'spy', name: 'Spy', source }, stranger));
    const operations = [{ id: randomUUID(), path: ['document', 'extends'], from: null, to: 'plenty' }];
    const change = { brand: 'spy', draftId, seen: 0, operations };
    expect(await gateway.call(applyDraftOperations, change, stranger)).toMatchObject({
      body: { errorCode: DraftOperationInvalid },
    });
    getValue(await gateway.call(applyDraftOperations, change, { operator: 'owner' }));
  });
});
