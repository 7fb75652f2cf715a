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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditGateway, startAuditGateway } from '../../testing/operators/audit-gateway.ts';
import { noteText } from '../../testing/operators/operator-gateway.ts';

const auditor = { as: 'auditor' };
const brandAuditor = { as: 'brandAuditor' };

let gateway: AuditGateway;

beforeAll(async () => {
  gateway = await startAuditGateway();
});
afterAll(() => gateway.close());

describe('an act of an operator', () => {
  it('is stored together with its entry, in the chain of its brand', async () => {
    const { id, status } = await gateway.write('chain-one', 'first');
    expect(status).toBe(200);
    expect(await gateway.readChain('chain-one')).toMatchObject([
      { outcome: 'done', error_code: null, subject_id: id, changes: '{"text":"first"}' },
    ]);
    expect(await gateway.readNotes()).toContainEqual({ id, text: 'first', version: 1 });
  });

  it('that is rejected changes nothing, and its rejection is an entry', async () => {
    const { id, status } = await gateway.write('chain-two', noteText.rejected);
    expect(status).toBe(403);
    expect(await gateway.readChain('chain-two')).toMatchObject([
      { outcome: 'rejected', error_code: OperatorErrorCode.OriginRejected, changes: '{}' },
    ]);
    expect((await gateway.readNotes()).map((note) => note.id)).not.toContain(id);
  });

  it('that fails leaves neither a change nor an entry', async () => {
    const { id, status } = await gateway.write('chain-three', noteText.failing);
    expect(status).toBe(503);
    expect(await gateway.readChain('chain-three')).toEqual([]);
    expect((await gateway.readNotes()).map((note) => note.id)).not.toContain(id);
  });

  it('without the permission is an entry too', async () => {
    const { status } = await gateway.call(searchAudit, {}, brandAuditor);
    expect(status).toBe(403);
    const { list } = await gateway.get(searchAudit, { operatorId: 'brandAuditor' }, auditor);
    expect(list).toMatchObject([{ chain: 'platform', outcome: 'rejected', operation: 'searchAudit' }]);
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
    for (const text of ['one', 'two', noteText.rejected, 'four', 'five']) await gateway.write('searched', text);
    await gateway.write('other-brand');
  });

  it('filters by chain, outcome, subject and time, the newest first', async () => {
    const search = async (filters: object) =>
      (await gateway.get(searchAudit, { chain: 'searched', ...filters }, auditor)).list;
    const all = await search({});
    expect(all.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
    expect((await search({ outcome: 'rejected' })).map(({ number }) => number)).toEqual([3]);
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
    await gateway.write('bituinara');
    const { list } = await gateway.get(searchBrandAudit, { brand: 'bituinara' }, brandAuditor);
    expect(new Set(list.map(({ chain }) => chain))).toEqual(new Set(['bituinara']));
    expect((await gateway.call(searchBrandAudit, { brand: 'searched' }, brandAuditor)).status).toBe(403);
    expect((await gateway.call(getBrandAuditEntry, { brand: 'searched', number: 1 }, brandAuditor)).status).toBe(403);
    expect((await gateway.call(exportBrandAudit, { brand: 'searched' }, brandAuditor)).status).toBe(403);
    expect((await gateway.call(exportAudit, { chain: 'bituinara' }, brandAuditor)).status).toBe(403);
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
