import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  addDraftVersion,
  applyDraftOperations,
  checkDraft,
  closeDraft,
  createDraft,
  getDraft,
  listDraftOperations,
  listDrafts,
  listOpenDrafts,
  redoDraftOperation,
  renameDraft,
  reopenDraft,
  undoDraftOperation,
} from '@livery/contract/operators/drafts';
import { addBrandAsset, getBrandVersion, listBrandVersions } from '@livery/contract/operators/releases';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { importFiles, readBrandFiles, readFixtureBrand } from '../../testing/releases/release-tools.ts';
import { createMarkedPublisher } from '../../testing/releases/publish-releases.ts';
import { releaseFilesPort } from '../releases/index.ts';
import { createDraftService } from './draft-service.ts';

const brand = 'plenty';
const accent = ['document', 'theme', 'accent'];
const page = ['document', 'theme', 'page'];
const merchants = fileURLToPath(new URL('../../../../../merchants', import.meta.url));

let gateway: OperatorGateway;
let version: number;
beforeAll(async () => {
  gateway = await buildOperatorGateway({
    permissions: { writer: ['drafts:read', 'drafts:write'], reader: ['brands:read'] },
  });
  version = await importFiles(gateway, await readFixtureBrand());
});
afterAll(async () => {
  await gateway.close();
  await rm(gateway.config.dataFolder, { recursive: true, force: true });
});

const createFromVersion = async (name = 'Spring'): Promise<string> =>
  getValue(await gateway.call(createDraft, { brand, name, source: { kind: 'version', version } })).draftId;

const toOperation = (path: readonly string[], to: unknown, id: string = randomUUID()) => ({
  id,
  path: [...path],
  from: null,
  to: to as string,
});

const apply = (
  draftId: string,
  operations: readonly ReturnType<typeof toOperation>[],
  { seen = 0, operator = 'kim' }: { readonly seen?: number; readonly operator?: string } = {},
) => gateway.call(applyDraftOperations, { brand, draftId, seen, operations: [...operations] }, { operator });

const load = async (draftId: string, operator = 'kim') =>
  getValue(await gateway.call(getDraft, { brand, draftId }, { operator }));

const readAccent = async (draftId: string): Promise<unknown> =>
  (JSON.parse((await load(draftId)).text) as { theme: { accent?: string } }).theme.accent;

describe('a draft', () => {
  it('of a version has exactly its text and its images, and is the first in the list', async () => {
    await createFromVersion('Older');
    gateway.clock.advance(1000);
    const draftId = await createFromVersion('Spring');
    const draft = await load(draftId);
    const base = getValue(await gateway.call(getBrandVersion, { brand, version }));
    expect(draft).toMatchObject({ name: 'Spring', state: 'open', baseVersion: version, sequence: 0, createdBy: 'kim' });
    expect([draft.text, draft.assets]).toEqual([base.text, base.assets]);
    const { drafts } = getValue(await gateway.call(listDrafts, { brand }));
    expect(drafts[0]).toMatchObject({ draftId, name: 'Spring' });
    expect(drafts[0]).not.toHaveProperty('text');
  });

  it('accepts all texts of a language in one call, returns them all, and undoes them in one step', async () => {
    const draftId = await createFromVersion('Translation');
    const { text } = await load(draftId);
    const texts = Array.from({ length: 2000 }, (_, index) =>
      toOperation(['document', 'texts', 'EN', `shell:key.${index}`], `Text ${index}`),
    );
    const { operations, sequence } = getValue(await apply(draftId, texts));
    expect([operations.length, sequence]).toEqual([2000, 2000]);
    const request = { brand, draftId, id: randomUUID(), seen: sequence };
    expect(getValue(await gateway.call(undoDraftOperation, request)).operations).toHaveLength(2000);
    expect(JSON.parse((await load(draftId)).text)).toEqual(JSON.parse(text));
  });

  it('is in the list of all brands while it is open, the last changed one of each brand', async () => {
    const read = async (operator = 'kim') => getValue(await gateway.call(listOpenDrafts, {}, { operator })).drafts;
    const find = async (code: string) => (await read()).filter((draft) => draft.brand === code);
    const source = { kind: 'live' as const };
    const { draftId: other } = getValue(await gateway.call(createDraft, { brand: 'firuzara', name: 'F', source }));
    gateway.clock.advance(1000);
    const older = await createFromVersion('Older');
    getValue(await apply(older, [toOperation(accent, '#123456')]));
    gateway.clock.advance(1000);
    const newest = await createFromVersion('Newest');
    expect(await find(brand)).toEqual([{ brand, draftId: newest, isAhead: true }]);
    expect(await find('firuzara')).toEqual([{ brand: 'firuzara', draftId: other, isAhead: false }]);
    getValue(await gateway.call(closeDraft, { brand: 'firuzara', draftId: other }));
    expect(await find('firuzara')).toEqual([]);
    expect(await read('reader')).toEqual([]);
  });

  it('of what is live has the brand file of the server with its images', async () => {
    const files = await readBrandFiles(`${merchants}/lualoc.json`);
    const source = { kind: 'live' as const };
    const { draftId, baseVersion } = getValue(await gateway.call(createDraft, { brand: 'lualoc', name: 'L', source }));
    const draft = getValue(await gateway.call(getDraft, { brand: 'lualoc', draftId }));
    expect(baseVersion).toBeNull();
    expect(draft.text).toBe(files.text);
    expect(draft.assets.map(({ path }) => path)).toEqual([...files.images.keys()].sort());
    expect(draft.assets.map(({ path, size }) => files.images.get(path)?.length === size)).not.toContain(false);
    expect((await gateway.call(createDraft, { brand: 'unknown', name: 'L', source })).status).toBe(404);
  });

  it('of what is live has the version of the live release, also if there is a newer one', async () => {
    const files = gateway.core.ports.use(releaseFilesPort);
    await createMarkedPublisher({ db: gateway.core.db, files, step: () => {} })('live');
    await importFiles(gateway, await readFixtureBrand((text) => text.replace('Plenty & Co', 'Newer name')));
    const request = { brand, name: 'Live', source: { kind: 'live' as const } };
    const { draftId, baseVersion } = getValue(await gateway.call(createDraft, request));
    expect([version, baseVersion]).toEqual([1, 1]);
    expect((await load(draftId)).text).toBe(getValue(await gateway.call(getBrandVersion, { brand, version })).text);
  });

  it('of a document can have problems, and needs the permission to create a new brand', async () => {
    const source = { kind: 'document' as const, text: '{ "code": "newcomer" }', assets: [] };
    const request = { brand: 'newcomer', name: 'First', source };
    expect((await gateway.call(createDraft, request, { operator: 'writer' })).body).toMatchObject({
      errorCode: 'ops.not.permitted',
      value: { permission: 'brands:create' },
    });
    const { draftId } = getValue(await gateway.call(createDraft, request));
    const { problems } = getValue(await gateway.call(checkDraft, { brand: 'newcomer', draftId }));
    expect(problems.length).toBeGreaterThan(0);
  });

  it.each([
    ['no JSON', '<script>', 'document'],
    ['a list', '[]', 'document'],
    ['the key __proto__', '{"a":{"__proto__":{"isAdmin":true}}}', 'path'],
    ['10,000 levels', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 'size'],
    ['256 kB of two-byte characters', JSON.stringify({ a: 'é'.repeat(140 * 1024) }), 'size'],
  ])('cannot begin with %s', async (_, text, reason) => {
    const source = { kind: 'document' as const, text, assets: [] };
    const { status, body } = await gateway.call(createDraft, { brand, name: 'X', source });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errorCode: 'ops.draft.operation.invalid', value: { reason } });
  });

  it('has a name, and accepts no changes while it is closed', async () => {
    const draftId = await createFromVersion();
    const key = { brand, draftId };
    expect(getValue(await gateway.call(renameDraft, { ...key, name: ' Summer ' })).name).toBe('Summer');
    expect(getValue(await gateway.call(closeDraft, key)).state).toBe('closed');
    const closed = { status: 409, body: { errorCode: 'ops.draft.closed' } };
    expect(await apply(draftId, [toOperation(accent, '#123456')])).toMatchObject(closed);
    expect(await gateway.call(undoDraftOperation, { ...key, id: randomUUID(), seen: 0 })).toMatchObject(closed);
    expect(await gateway.call(addDraftVersion, { ...key, sequence: 0, note: '' })).toMatchObject(closed);
    expect(getValue(await gateway.call(reopenDraft, key)).state).toBe('open');
    expect((await apply(draftId, [toOperation(accent, '#123456')])).status).toBe(200);
  });

  it('of another brand is not found', async () => {
    const draftId = await createFromVersion();
    const foreign = { brand: 'lualoc', draftId };
    const operations = [toOperation(accent, '#123456')];
    for (const reply of [
      await gateway.call(getDraft, foreign),
      await gateway.call(applyDraftOperations, { ...foreign, seen: 0, operations }),
      await gateway.call(undoDraftOperation, { ...foreign, seen: 0, id: randomUUID() }),
      await gateway.call(closeDraft, foreign),
      await gateway.call(addDraftVersion, { ...foreign, sequence: 0, note: '' }),
    ])
      expect(reply.status).toBe(404);
    expect((await load(draftId)).sequence).toBe(0);
  });
});

describe('the operations of a draft', () => {
  it('change single values in the order of the gateway, with one entry of the audit log for a call', async () => {
    const draftId = await createFromVersion();
    gateway.audit.length = 0;
    const value = getValue(await apply(draftId, [toOperation(accent, '#123456'), toOperation(page, null)]));
    expect(value).toMatchObject({ sequence: 2, canUndo: true, canRedo: false });
    expect(value.operations).toMatchObject([
      { sequence: 1, by: 'kim', path: accent, to: '#123456', undoes: null, replaced: null },
      { sequence: 2, by: 'kim', path: page, to: null },
    ]);
    expect(JSON.parse((await load(draftId)).text)).toMatchObject({ theme: { accent: '#123456' } });
    expect(gateway.audit).toMatchObject([
      {
        operation: 'applyDraftOperations',
        subject: { kind: 'draft', id: draftId },
        changes: { operations: 2, sequence: 2, paths: ['document.theme.accent', 'document.theme.page'] },
      },
    ]);
  });

  it('are applied once if a call is repeated with the same ids', async () => {
    const draftId = await createFromVersion();
    const [first, second] = [toOperation(accent, '#111111'), toOperation(accent, '#222222')];
    const response = getValue(await apply(draftId, [first]));
    expect(getValue(await apply(draftId, [first]))).toEqual(response);
    expect(getValue(await apply(draftId, [first, second])).sequence).toBe(2);
    expect((await apply(draftId, [first], { operator: 'ana' })).status).toBe(400);
    expect((await apply(draftId, [toOperation(page, '1', first.id), toOperation(page, '2', first.id)])).status).toBe(
      400,
    );
  });

  it('keep texts, numbers and lists as they are', async () => {
    const draftId = await createFromVersion();
    const values = ['123', 'true', '"x"', 'null', '', 0.1, false, ['a', { b: [1] }], '\u2028 é 😀'];
    const operations = values.map((value, index) => toOperation(['document', `key${index}`], value));
    getValue(await apply(draftId, operations));
    const listed = getValue(await gateway.call(listDraftOperations, { brand, draftId })).operations;
    expect(listed.map(({ to }) => to)).toEqual(values);
    const document = JSON.parse((await load(draftId)).text) as Record<string, unknown>;
    expect(values.map((_, index) => document[`key${index}`])).toEqual(values);
    const after = getValue(await gateway.call(listDraftOperations, { brand, draftId, after: 7 })).operations;
    expect(after.map(({ sequence }) => sequence)).toEqual([8, 9]);
  });

  it('name the value of another person that they replace without having seen it', async () => {
    const draftId = await createFromVersion();
    getValue(await apply(draftId, [toOperation(accent, '#111111')], { operator: 'ana' }));
    const value = getValue(await apply(draftId, [toOperation(accent, '#222222'), toOperation(page, '#ffffff')]));
    expect(value.operations.slice(1)).toMatchObject([
      { from: '#111111', to: '#222222', replaced: { sequence: 1, by: 'ana', value: '#111111' } },
      { replaced: null },
    ]);
    const seen = getValue(await apply(draftId, [toOperation(accent, '#333333')], { seen: 3, operator: 'ana' }));
    expect(seen.operations).toMatchObject([{ sequence: 4, replaced: null }]);
  });

  it.each<[string, readonly string[], unknown, string]>([
    ['the key __proto__', ['document', '__proto__', 'isAdmin'], true, 'path'],
    ['the key constructor', ['document', 'theme', 'constructor'], 'x', 'path'],
    ['a forbidden key in a list', ['document', 'x'], [JSON.parse('{"__proto__":1}')], 'path'],
    ['a value below a value', ['document', 'code', 'x'], 'x', 'scalar'],
    ['a value in place of an object', ['document', 'theme'], 'dark', 'object'],
    ['a deep list', ['document', 'x'], JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`), 'size'],
    ['a text of 300 kB', ['document', 'x'], 'x'.repeat(300 * 1024), 'size'],
    ['half of a surrogate pair', ['document', 'x'], '\ud800', 'value'],
    ['an unknown image', ['assets', 'plenty/logo.svg'], 'a'.repeat(64), 'value'],
  ])('reject %s, and then none of the call is applied', async (_, path, to, reason) => {
    const draftId = await createFromVersion();
    const wrong = toOperation(path, to);
    const { status, body } = await apply(draftId, [toOperation(accent, '#123456'), wrong]);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errorCode: 'ops.draft.operation.invalid', value: { reason, id: wrong.id } });
    expect((await load(draftId)).sequence).toBe(0);
  });

  it('reject a number that nobody can have seen', async () => {
    const draftId = await createFromVersion();
    expect((await apply(draftId, [toOperation(accent, '#123456')], { seen: 1 })).status).toBe(400);
  });

  it('reject an image of another brand, and accept one of the own brand', async () => {
    const draftId = await createFromVersion();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    const content = Buffer.from(svg).toString('base64');
    const path = ['assets', 'plenty/new.svg'];
    const { hash } = getValue(await gateway.call(addBrandAsset, { brand: 'lualoc', content }));
    expect((await apply(draftId, [toOperation(path, hash)])).status).toBe(422);
    getValue(await gateway.call(addBrandAsset, { brand, content }));
    getValue(await apply(draftId, [toOperation(path, hash)]));
    expect((await load(draftId)).assets).toContainEqual({ path: 'plenty/new.svg', hash, size: svg.length });
  });

  it('cannot be changed or deleted in the database, and neither can the base of a draft', async () => {
    const draftId = await createFromVersion();
    getValue(await apply(draftId, [toOperation(accent, '#123456')]));
    const { db } = gateway.core;
    for (const statement of [
      sql`update draft_operations set "to" = null`,
      sql`delete from draft_operations`,
      sql`update drafts set base_text = '{}'`,
      sql`update drafts set sequence = 0 where id = ${draftId}`,
      sql`delete from drafts`,
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});

describe('undo and redo of a draft', () => {
  const step = async (
    kind: 'undo' | 'redo',
    draftId: string,
    { operator = 'kim', id = randomUUID() }: { readonly operator?: string; readonly id?: string } = {},
  ) => {
    const operation = kind === 'undo' ? undoDraftOperation : redoDraftOperation;
    return getValue(await gateway.call(operation, { brand, draftId, id, seen: 0 }, { operator }));
  };

  it('work on the calls of a person, from any tab', async () => {
    const draftId = await createFromVersion();
    const before = await readAccent(draftId);
    getValue(await apply(draftId, [toOperation(accent, '#111111'), toOperation(page, '#111111')]));
    getValue(await apply(draftId, [toOperation(accent, '#222222')], { seen: 2 }));
    expect(await step('undo', draftId)).toMatchObject({ sequence: 4, canUndo: true, canRedo: true, skipped: [] });
    expect(await readAccent(draftId)).toBe('#111111');
    expect(await step('undo', draftId)).toMatchObject({ sequence: 6, canUndo: false });
    expect(await readAccent(draftId)).toBe(before);
    expect((await load(draftId)).text).toBe(getValue(await gateway.call(getBrandVersion, { brand, version })).text);
    expect(await step('redo', draftId)).toMatchObject({ canUndo: true });
    expect(await step('redo', draftId)).toMatchObject({ canRedo: false });
    expect(await readAccent(draftId)).toBe('#222222');
    expect(await load(draftId, 'ana')).toMatchObject({ canUndo: false, canRedo: false });
  });

  it('never touch a value that another person has changed since, and name it', async () => {
    const draftId = await createFromVersion();
    getValue(await apply(draftId, [toOperation(accent, '#111111')]));
    getValue(await apply(draftId, [toOperation(accent, '#222222')], { operator: 'ana', seen: 1 }));
    expect(await step('undo', draftId)).toMatchObject({
      sequence: 2,
      skipped: [{ sequence: 1, path: accent, by: 'ana' }],
    });
    expect(await readAccent(draftId)).toBe('#222222');
  });

  it('happen once if a call is repeated', async () => {
    const draftId = await createFromVersion();
    getValue(await apply(draftId, [toOperation(accent, '#111111')]));
    getValue(await apply(draftId, [toOperation(accent, '#222222')], { seen: 1 }));
    const id = randomUUID();
    expect([await step('undo', draftId, { id }), await step('undo', draftId, { id })]).toMatchObject([
      { sequence: 3 },
      { sequence: 3 },
    ]);
    expect(await readAccent(draftId)).toBe('#111111');
  });
});

describe('the service for other modules', () => {
  it('loads a draft after any of its operations, and reports changes', async () => {
    const { db, hub } = gateway.core;
    const images = new Map<string, Buffer>();
    const service = createDraftService({
      db,
      hub,
      readDocument: async ({ text }) => ({ document: { file: 'plenty.json', text, images } }),
    });
    const draftId = await createFromVersion();
    const base = await load(draftId);
    const changes: unknown[] = [];
    const unsubscribe = service.onDraftChange((change) => changes.push(change));
    getValue(await apply(draftId, [toOperation(accent, '#111111')]));
    const first = await load(draftId);
    getValue(await apply(draftId, [toOperation(accent, '#222222')], { seen: 1 }));
    unsubscribe();
    getValue(await apply(draftId, [toOperation(page, '#ffffff')], { seen: 2 }));
    expect(changes).toEqual([1, 2].map((sequence) => ({ type: 'draft', brand, draftId, sequence })));
    const texts = await Promise.all([0, 1, undefined].map((sequence) => service.loadDraft(brand, draftId, sequence)));
    expect(texts.map(({ sequence, text }) => [sequence, text])).toEqual([
      [0, base.text],
      [1, first.text],
      [3, (await load(draftId)).text],
    ]);
    expect(texts[0]).toMatchObject({ document: { text: base.text } });
    await expect(service.loadDraft('lualoc', draftId)).rejects.toMatchObject({ code: 'request.not.found' });
  });
});

describe('a version of a draft', () => {
  it('has the document of the draft and its base version', async () => {
    const draftId = await createFromVersion();
    getValue(await apply(draftId, [toOperation(accent, '#507399')]));
    const request = { brand, draftId, sequence: 1, note: 'New accent' };
    const added = getValue(await gateway.call(addDraftVersion, request));
    const stored = getValue(await gateway.call(getBrandVersion, { brand, version: added.version }));
    expect(stored).toMatchObject({ baseVersion: version, note: 'New accent', hash: added.hash, createdBy: 'kim' });
    expect(stored.text).toBe((await load(draftId)).text);
  });

  it('is rejected if the draft has changed since, or has problems', async () => {
    const draftId = await createFromVersion();
    const { versions } = getValue(await gateway.call(listBrandVersions, { brand }));
    getValue(await apply(draftId, [toOperation(['document', 'currency'], 'ZZZ')]));
    const request = { brand, draftId, note: '' };
    expect(await gateway.call(addDraftVersion, { ...request, sequence: 0 })).toMatchObject({
      status: 409,
      body: { errorCode: 'ops.draft.changed', value: { sequence: 1 } },
    });
    const { problems } = getValue(await gateway.call(checkDraft, { brand, draftId }));
    expect(problems).toMatchObject([{ path: '$.currency' }]);
    expect(await gateway.call(addDraftVersion, { ...request, sequence: 1 })).toMatchObject({
      status: 422,
      body: { errorCode: 'ops.brand.invalid', value: { problems } },
    });
    expect(getValue(await gateway.call(listBrandVersions, { brand })).versions).toHaveLength(versions.length);
  });
});
