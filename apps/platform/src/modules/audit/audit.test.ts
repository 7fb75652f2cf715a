import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyAudit } from '@livery/audit-chain/verify';
import { ErrorCode } from '@livery/contract/errors';
import {
  exportAudit,
  exportBrandAudit,
  getAuditEntry,
  getBrandAuditEntry,
  listAuditCheckpoints,
  searchAudit,
  searchBrandAudit,
} from '@livery/contract/operators/audit';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rotateKey } from '../../core/crypto/rotate-keys.ts';
import { createKeyEncryption } from '../../core/crypto/key-encryption.ts';
import {
  noteText,
  type OperatorGateway,
  startOperatorGateway,
  writeNote,
} from '../../testing/operators/operator-gateway.ts';

const grants = {
  ana: ['releases:publish *'],
  auditor: ['audit:read *', 'audit:export *'],
  brandAuditor: ['audit:read bituinara', 'audit:export bituinara'],
} as const;
const auditor = { as: 'auditor' };
const brandAuditor = { as: 'brandAuditor' };

let gateway: OperatorGateway;
let written = 0;

beforeAll(async () => {
  gateway = await startOperatorGateway(grants);
});
afterAll(() => gateway.close());
// Each entry has a time of its own, so that the order of a search is certain.
beforeEach(() => gateway.clock.advance(1000));

const write = async (brand: string, text = 'text') => {
  written += 1;
  gateway.clock.advance(1000);
  return gateway.call(writeNote, { brand, id: `note${written}`, text }, { as: 'ana' });
};
const readChain = async (chain: string) =>
  (
    (await gateway.core.db.execute(
      sql`select number, operation, outcome, error_code, subject_id, changes from audit_entries where chain = ${chain} order by number`,
    )) as unknown as { rows: { number: string; outcome: string; subject_id: string; changes: string }[] }
  ).rows;
const signCheckpoints = () => gateway.core.jobs.run('audit.checkpoints');
const verifyExport = (content: string, checkpoints: readonly string[] = []) =>
  verifyAudit({
    exports: [{ name: 'export', bytes: Buffer.from(content) }],
    checkpoints: checkpoints.map((text, index) => ({ name: `checkpoint${index}`, bytes: Buffer.from(text) })),
  });
const readOutside = async (chain: string): Promise<string[]> => {
  const names = await readdir(gateway.checkpointsFolder, { recursive: true });
  const found = names.filter((name) => name.includes(`checkpoint-${chain}-`)).sort();
  return Promise.all(found.map((name) => readFile(join(gateway.checkpointsFolder, name), 'utf8')));
};

describe('an act of an operator', () => {
  it('is stored together with its entry, in the chain of its brand', async () => {
    expect((await write('chain-one', 'first')).status).toBe(200);
    expect(await readChain('chain-one')).toMatchObject([
      { outcome: 'done', error_code: null, subject_id: `note${written}`, changes: '{"text":"first"}' },
    ]);
    expect(await gateway.readNotes()).toContainEqual({ id: `note${written}`, text: 'first', version: 1 });
  });

  it('that is rejected changes nothing, and its rejection is an entry', async () => {
    expect((await write('chain-two', noteText.rejected)).status).toBe(403);
    expect(await readChain('chain-two')).toMatchObject([
      { outcome: 'refused', error_code: OperatorErrorCode.OriginRejected, changes: '{}' },
    ]);
    expect((await gateway.readNotes()).map(({ id }) => id)).not.toContain(`note${written}`);
  });

  it('that fails leaves neither a change nor an entry', async () => {
    expect((await write('chain-three', noteText.failing)).status).toBe(503);
    expect(await readChain('chain-three')).toEqual([]);
    expect((await gateway.readNotes()).map(({ id }) => id)).not.toContain(`note${written}`);
  });

  it('without the permission is an entry too', async () => {
    const { status } = await gateway.call(searchAudit, {}, brandAuditor);
    expect(status).toBe(403);
    const { list } = await gateway.get(searchAudit, { operatorId: 'brandAuditor' }, auditor);
    expect(list).toMatchObject([{ chain: 'platform', outcome: 'refused', operation: 'searchAudit' }]);
  });

  it('cannot write a secret into the log', async () => {
    const entry = {
      at: gateway.clock.now(),
      brand: null,
      operatorId: 'ana',
      tokenId: null,
      operation: 'test',
      outcome: 'done',
      errorCode: null,
      subject: { kind: 'x', id: 'x' },
      changes: { newPassword: 'x' },
      address: '',
      requestId: '',
    } as const;
    await expect(
      gateway.core.db.transaction((tx) => gateway.core.operatorChecks.appendAudit(tx, entry)),
    ).rejects.toThrow('changes.newPassword would write a secret');
  });
});

describe('a search', () => {
  beforeAll(async () => {
    for (const text of ['one', 'two', noteText.rejected, 'four', 'five']) await write('searched', text);
    await write('other-brand');
  });

  it('filters by chain, outcome, subject and time, the newest first', async () => {
    const search = async (filters: object) =>
      (await gateway.get(searchAudit, { chain: 'searched', ...filters }, auditor)).list;
    const all = await search({});
    expect(all.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
    expect((await search({ outcome: 'refused' })).map(({ number }) => number)).toEqual([3]);
    const [, , , second] = all;
    expect((await search({ subjectKind: 'note', subjectId: second!.subject.id })).map(({ number }) => number)).toEqual([
      2,
    ]);
    expect((await search({ from: all[2]!.at, to: all[0]!.at })).map(({ number }) => number)).toEqual([4, 3]);
    expect(await search({ operatorId: 'nobody' })).toEqual([]);
    expect(await search({ operation: 'changeNote' })).toEqual([]);
  });

  it('has pages', async () => {
    const numbers: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await gateway.get(
        searchBrandAudit,
        { brand: 'searched', limit: 2, ...(cursor && { cursor }) },
        auditor,
      );
      expect(page.list.length).toBeLessThanOrEqual(2);
      numbers.push(...page.list.map(({ number }) => number));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(numbers).toEqual([5, 4, 3, 2, 1]);
  });

  it('shows no personal data and is no entry, but a look at one entry is both', async () => {
    const [entry] = (await gateway.get(searchAudit, { chain: 'searched' }, auditor)).list;
    expect(entry).not.toHaveProperty('changes');
    expect(entry).not.toHaveProperty('address');
    const shown = await gateway.get(getAuditEntry, { chain: 'searched', number: 5 }, auditor);
    expect(shown).toMatchObject({ changes: { text: 'five' }, address: '127.0.0.1' });
    const looks = await gateway.get(searchAudit, { operatorId: 'auditor' }, auditor);
    expect(looks.list).toMatchObject([
      { operation: 'getAuditEntry', chain: 'platform', subject: { kind: 'auditEntry', id: 'searched/5' } },
    ]);
    expect((await gateway.call(getAuditEntry, { chain: 'searched', number: 99 }, auditor)).status).toBe(404);
  });

  it('of an auditor of one brand shows this brand only', async () => {
    await write('bituinara');
    const { list } = await gateway.get(searchBrandAudit, { brand: 'bituinara' }, brandAuditor);
    expect(new Set(list.map(({ chain }) => chain))).toEqual(new Set(['bituinara']));
    expect((await gateway.call(searchBrandAudit, { brand: 'searched' }, brandAuditor)).status).toBe(403);
    expect((await gateway.call(getBrandAuditEntry, { brand: 'searched', number: 1 }, brandAuditor)).status).toBe(403);
    expect((await gateway.call(exportBrandAudit, { brand: 'searched' }, brandAuditor)).status).toBe(403);
    expect((await gateway.call(exportAudit, { chain: 'bituinara' }, brandAuditor)).status).toBe(403);
  });
});

describe('a checkpoint', () => {
  it('is signed for each chain that has moved, in the database and outside of it', async () => {
    await write('signed');
    await signCheckpoints();
    await signCheckpoints();
    await write('signed');
    await signCheckpoints();
    const { list, keys } = await gateway.get(listAuditCheckpoints, { chain: 'signed' }, auditor);
    expect(list.map(({ number }) => number)).toEqual([2, 1]);
    expect(keys.map(({ id }) => id)).toContain(list[0]?.keyId);
    expect(await readOutside('signed')).toHaveLength(2);
    const newer = await gateway.get(listAuditCheckpoints, { chain: 'signed', limit: 1 }, auditor);
    expect([newer.list.length, newer.next]).toEqual([1, 2]);
    const older = await gateway.get(listAuditCheckpoints, { chain: 'signed', below: 2 }, auditor);
    expect([older.list[0]?.number, older.next]).toEqual([1, null]);
  });

  it('is verified with an earlier key after a rotation', async () => {
    const { db, keys } = gateway.core;
    await write('rotated');
    await signCheckpoints();
    await rotateKey({ db, clock: gateway.clock, encryption: createKeyEncryption([]) }, 'audit-ed25519', 0);
    gateway.clock.advance(3 * 24 * 3_600_000);
    await keys.refresh();
    await write('rotated');
    const { content } = await gateway.get(exportAudit, { chain: 'rotated' }, auditor);
    const { problems, keyIds, confirmedCheckpoints } = verifyExport(content, await readOutside('rotated'));
    expect([problems, keyIds.length, confirmedCheckpoints]).toEqual([[], 2, 4]);
  });

  it('is not signed for a chain that somebody has changed', async () => {
    const { db } = gateway.core;
    for (const text of ['one', 'two', 'three']) await write('forged', text);
    await db.execute(sql`alter table audit_entries disable trigger all`);
    await db.execute(sql`update audit_entries set operator_id = 'eve' where chain = 'forged' and number = 2`);
    await db.execute(sql`alter table audit_entries enable trigger all`);
    await write('after-forged');
    await expect(signCheckpoints()).rejects.toThrow('The audit log of "forged" is broken at entry 2');
    expect(await readOutside('forged')).toEqual([]);
    expect(await readOutside('after-forged')).toHaveLength(1);
    const { content } = await gateway.get(exportAudit, { chain: 'forged' }, auditor);
    const keyLines = content.split('\n').filter((line) => line.includes('"kind":"key"')).length;
    expect(verifyExport(content).problems).toEqual([
      { file: 'export', line: keyLines + 2, message: 'entry 2 was changed: its content has another hash' },
    ]);
  });
});

describe('an export', () => {
  it('is unbroken for the verifier, and is recorded', async () => {
    for (const text of ['\uD800 half of a pair', 'Ünïcode 🎲', '1e400']) await write('exported', text);
    const exported = await gateway.get(exportAudit, { chain: 'exported' }, auditor);
    expect(exported).toMatchObject({ fileName: 'audit-exported-1-3.jsonl', from: 1, to: 3, head: 3 });
    expect(verifyExport(exported.content, await readOutside('exported'))).toMatchObject({
      problems: [],
      entryCount: 3,
      confirmedCheckpoints: 2,
    });
    const { list } = await gateway.get(searchAudit, { operation: 'exportAudit', subjectId: 'exported' }, auditor);
    expect(list).toMatchObject([{ operatorId: 'auditor', outcome: 'done' }]);
  });

  it('can be made in parts', async () => {
    for (let count = 0; count < 5; count += 1) await write('parts');
    const part = async (from: number, to: number) =>
      Buffer.from((await gateway.get(exportBrandAudit, { brand: 'parts', from, to }, auditor)).content);
    const exports = [
      { name: 'one', bytes: await part(1, 2) },
      { name: 'two', bytes: await part(3, 5) },
    ];
    expect(verifyAudit({ exports })).toMatchObject({ problems: [], entryCount: 5 });
    const tooFar = await gateway.call(exportAudit, { chain: 'parts', from: 99 }, auditor);
    expect(tooFar.body).toMatchObject({ success: false, errorCode: ErrorCode.BadRequest });
  });

  it('of a chain without entries is empty', async () => {
    const exported = await gateway.get(exportAudit, { chain: 'empty' }, auditor);
    expect(exported).toMatchObject({ from: 1, to: 0, head: 0 });
    expect(verifyExport(exported.content).problems).toEqual([]);
  });

  it('shows an end that is missing in the database, by the checkpoints inside and outside', async () => {
    const { db } = gateway.core;
    for (const text of ['one', 'two', 'three']) await write('cut', text);
    await signCheckpoints().catch(() => undefined);
    await db.execute(sql`alter table audit_entries disable trigger all`);
    await db.execute(sql`alter table audit_heads disable trigger all`);
    await db.execute(sql`delete from audit_entries where chain = 'cut' and number > 1`);
    await db.execute(
      sql`update audit_heads set number = 1, hash = (select hash from audit_entries where chain = 'cut') where chain = 'cut'`,
    );
    await db.execute(sql`alter table audit_entries enable trigger all`);
    await db.execute(sql`alter table audit_heads enable trigger all`);
    const { content } = await gateway.get(exportAudit, { chain: 'cut' }, auditor);
    const outside = await readOutside('cut');
    expect(outside).toHaveLength(1);
    const { problems } = verifyExport(content, outside);
    expect(problems.map(({ file, message }) => `${file}: ${message.slice(0, 29)}`)).toEqual([
      'export: the end of the log is missing',
      'checkpoint0: the end of the log is missing',
    ]);
  });
});

describe('an operation of the audit log', () => {
  it.each([
    [searchAudit, { chain: 'UPPER' }],
    [searchAudit, { from: '0000-01-01T00:00:00Z' }],
    [searchAudit, { from: '2026-02-30T00:00:00Z' }],
    [searchAudit, { cursor: '999999999999999_1' }],
    [searchAudit, { cursor: '1_x' }],
    [searchAudit, { limit: 1000 }],
    [getAuditEntry, { chain: 'searched', number: 0 }],
    [getAuditEntry, { chain: 'searched', number: 1e30 }],
    [exportAudit, { chain: 'searched', from: 3, to: 1 }],
    [exportAudit, { chain: 'searched', from: 'x' }],
    [listAuditCheckpoints, { chain: '../..' }],
  ] as const)('rejects a malformed request: $0.name %o', async (operation, request) => {
    const { status, body } = await gateway.call(operation, request as never, auditor);
    expect([status, body]).toEqual([400, expect.objectContaining({ errorCode: ErrorCode.BadRequest })]);
  });
});
