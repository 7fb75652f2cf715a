import {
  approveRequest,
  getApproval,
  listApprovals,
  rejectRequest,
  withdrawRequest,
} from '@livery/contract/operators/approvals';
import { searchAudit } from '@livery/contract/operators/audit';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hours } from '../../core/clock/durations.ts';
import { connectPostgres } from '../../core/db/postgres.ts';
import {
  changeNote,
  type Grants,
  noteText,
  type OperatorGateway,
  startOperatorGateway,
  writeNote,
} from '../../testing/operators/operator-gateway.ts';
import { createEmptyPostgresStore, type PostgresTestStore } from '../../testing/postgres-test-store.ts';

const grants: Grants = {
  requester: ['releases:publish *', 'approvals:decide *'],
  approver: ['releases:publish *', 'approvals:decide *'],
  second: ['releases:publish one', 'approvals:decide one'],
  otherBrand: ['releases:publish two', 'approvals:decide two'],
  onlyDecides: ['approvals:decide *'],
  reader: ['approvals:read *'],
  auditor: ['audit:read *'],
};
const requester = { as: 'requester' };
const approver = { as: 'approver' };

let gateway: OperatorGateway;
let lastNote = 0;

beforeAll(async () => {
  gateway = await startOperatorGateway(grants);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(1000));

/**
 * Creates a note, and then requests a change of this note, which needs an approval. Returns the ids of the note and of
 * the approval request.
 */
const requestChange = async (text = 'changed', { on = gateway, brand = 'one' } = {}) => {
  lastNote += 1;
  const id = `note${String(lastNote).padStart(3, '0')}`;
  await on.get(writeNote, { brand, id, text: 'original' }, requester);
  const { approvalId } = await on.get(changeNote, { brand, id, text }, { ...requester, version: 1 });
  return { id, approvalId: approvalId as string };
};
const readNote = async (noteId: string, on = gateway) => (await on.readNotes()).find(({ id }) => id === noteId);
const show = (approvalId: string, as = 'requester') => gateway.get(getApproval, { approvalId }, { as });
const readLast = async (chain = 'one') => (await gateway.get(searchAudit, { chain }, { as: 'auditor' })).list[0];
const readChanges = async (): Promise<unknown> =>
  JSON.parse(
    (
      (await gateway.core.db.execute(
        sql`select changes from audit_entries where chain = 'one' order by number desc limit 1`,
      )) as unknown as { rows: { changes: string }[] }
    ).rows[0]!.changes,
  );

describe('a call that needs two persons', () => {
  it('changes nothing until another operator approves it', async () => {
    const { id, approvalId } = await requestChange();
    expect(await readNote(id)).toMatchObject({ text: 'original' });
    expect(await readLast()).toMatchObject({
      outcome: 'requested',
      operation: 'changeNote',
      subject: { kind: 'approval', id: approvalId },
    });
    expect(await gateway.get(approveRequest, { approvalId }, approver)).toEqual({ state: 'approved', reason: null });
    expect(await readNote(id)).toEqual({ id, text: 'changed', version: 2 });
    expect(gateway.committed).toContain(id);
  });

  it('is in the log of its brand with the performed operation, its subject and its changes', async () => {
    const { id, approvalId } = await requestChange();
    await gateway.get(approveRequest, { approvalId }, approver);
    expect(await readLast()).toMatchObject({
      operation: 'approveRequest',
      operatorId: 'approver',
      outcome: 'done',
      subject: { kind: 'note', id },
    });
    expect(await readChanges()).toEqual({
      approvalId,
      performed: 'changeNote',
      requestedBy: 'requester',
      changes: { text: 'changed' },
    });
    expect(await show(approvalId)).toMatchObject({
      state: 'approved',
      decidedBy: 'approver',
      request: { brand: 'one', id, text: 'changed' },
      expectedVersion: 1,
      result: { subject: { kind: 'note', id }, changes: { text: 'changed' } },
    });
  });

  it('is stale if its subject has changed since the request', async () => {
    const { id, approvalId } = await requestChange();
    await gateway.core.db.execute(sql`update test_notes set text = 'newer', version = 2 where id = ${id}`);
    const result = await gateway.get(approveRequest, { approvalId }, approver);
    expect(result).toEqual({ state: 'stale', reason: OperatorErrorCode.VersionStale });
    expect(await readNote(id)).toEqual({ id, text: 'newer', version: 2 });
    expect(await readLast()).toMatchObject({ subject: { kind: 'approval', id: approvalId } });
    expect(await readChanges()).toMatchObject({ performed: 'changeNote', state: 'stale' });
  });

  it('is rejected with the error code if the operation rejects it, and changes nothing', async () => {
    const { id, approvalId } = await requestChange(noteText.rejected);
    const result = await gateway.get(approveRequest, { approvalId }, approver);
    expect(result).toEqual({ state: 'rejected', reason: OperatorErrorCode.OriginRejected });
    expect(await readNote(id)).toEqual({ id, text: 'original', version: 1 });
    expect(gateway.committed).not.toContain(id);
    expect(await show(approvalId)).toMatchObject({ state: 'rejected', result: null });
  });

  it('is rejected if the requester has lost the permission', async () => {
    const { id, approvalId } = await requestChange();
    const { requester: held = [] } = grants;
    grants.requester = [];
    const result = await gateway.get(approveRequest, { approvalId }, approver);
    grants.requester = held;
    expect(result).toEqual({ state: 'rejected', reason: OperatorErrorCode.OperatorNotPermitted });
    expect(await readNote(id)).toMatchObject({ text: 'original' });
  });

  it('stays open if the gateway fails', async () => {
    const { id, approvalId } = await requestChange(noteText.failing);
    expect((await gateway.call(approveRequest, { approvalId }, approver)).status).toBe(503);
    expect(await readNote(id)).toMatchObject({ text: 'original' });
    expect(await show(approvalId)).toMatchObject({ state: 'waiting' });
  });

  it('without If-Match is rejected and requests nothing', async () => {
    const request = { brand: 'one', id: 'note001', text: 'x' };
    expect((await gateway.call(changeNote, request, requester)).status).toBe(428);
  });
});

describe('a decision', () => {
  it('is not possible for the requester, a stranger, or an operator without one of both permissions', async () => {
    const { approvalId } = await requestChange();
    const approveAs = async (as: string) => {
      const { status, body } = await gateway.call(approveRequest, { approvalId }, { as });
      return [status, body.success || body.errorCode];
    };
    expect(await approveAs('requester')).toEqual([403, OperatorErrorCode.ApprovalOwn]);
    expect(await approveAs('onlyDecides')).toEqual([404, ErrorCode.NotFound]);
    expect(await approveAs('otherBrand')).toEqual([404, ErrorCode.NotFound]);
    expect(await approveAs('reader')).toEqual([403, OperatorErrorCode.OperatorNotPermitted]);
    expect((await gateway.call(rejectRequest, { approvalId, reason: 'x' }, requester)).status).toBe(403);
    expect(await show(approvalId)).toMatchObject({ state: 'waiting' });
    expect(await readLast('platform')).toMatchObject({ outcome: 'rejected', operation: 'rejectRequest' });
  });

  it('by the requester is rejected by the database', async () => {
    const { approvalId } = await requestChange();
    const decide = gateway.core.db.execute(
      sql`update approvals set state = 'approved', decided_by = requested_by, decided_at = now(), result = '{}' where id = ${approvalId}`,
    );
    await expect(decide).rejects.toMatchObject({ cause: { constraint: 'approvals_two_persons' } });
  });

  it.each([
    ['a second decision', `state = 'rejected'`],
    ['another request', `request = '{}'`],
  ])('is final: the database rejects %s', async (_what, change) => {
    const { approvalId } = await requestChange();
    await gateway.get(approveRequest, { approvalId }, approver);
    await expect(
      gateway.core.db.execute(sql.raw(`update approvals set ${change} where id = '${approvalId}'`)),
    ).rejects.toMatchObject({ cause: { constraint: 'approval_is_decided_once' } });
    await expect(gateway.core.db.execute(sql`delete from approvals where id = ${approvalId}`)).rejects.toMatchObject({
      cause: { constraint: 'audit_never_changes' },
    });
  });

  it('to reject has a reason that the requester reads', async () => {
    const { id, approvalId } = await requestChange();
    expect(await gateway.get(rejectRequest, { approvalId, reason: 'Not today' }, approver)).toEqual({
      state: 'rejected',
    });
    expect(await readLast()).toMatchObject({ operation: 'rejectRequest', subject: { id: approvalId } });
    expect(await show(approvalId)).toMatchObject({ state: 'rejected', decidedBy: 'approver', reason: 'Not today' });
    expect(await readNote(id)).toMatchObject({ text: 'original' });
  });

  it('to withdraw is made by the requester only', async () => {
    const { approvalId } = await requestChange();
    expect((await gateway.call(withdrawRequest, { approvalId }, approver)).status).toBe(404);
    expect(await gateway.get(withdrawRequest, { approvalId }, requester)).toEqual({ state: 'withdrawn' });
    const late = await gateway.call(approveRequest, { approvalId }, approver);
    expect(late.body).toMatchObject({ errorCode: OperatorErrorCode.ApprovalDecided, value: { state: 'withdrawn' } });
  });

  it('is not possible after 72 hours, before and after the job has run', async () => {
    const { id, approvalId } = await requestChange();
    gateway.clock.advance(hours(72) - 1);
    expect(await show(approvalId, 'approver')).toMatchObject({ state: 'waiting', mayDecide: true });
    gateway.clock.advance(1);
    expect(await show(approvalId, 'approver')).toMatchObject({ state: 'expired', mayDecide: false });
    expect((await gateway.call(approveRequest, { approvalId }, approver)).status).toBe(409);
    await gateway.core.jobs.run('approvals.expiry');
    const { rows } = (await gateway.core.db.execute(
      sql`select state from approvals where id = ${approvalId}`,
    )) as unknown as { rows: { state: string }[] };
    expect(rows).toEqual([{ state: 'expired' }]);
    expect((await gateway.call(approveRequest, { approvalId }, approver)).status).toBe(409);
    expect(await readNote(id)).toMatchObject({ text: 'original' });
  });
});

describe('the inbox', () => {
  const list = async (as: string, showOnly: 'toDecide' | 'mine' | 'all') =>
    (await gateway.get(listApprovals, { show: showOnly, limit: 200 }, { as })).list.map(({ approvalId }) => approvalId);

  it('shows what the caller may decide, and the requests of the caller', async () => {
    const { approvalId: one } = await requestChange();
    gateway.clock.advance(1000);
    const { approvalId: two } = await requestChange('changed', { brand: 'two' });
    expect((await list('approver', 'toDecide')).slice(0, 2)).toEqual([two, one]);
    expect(await list('second', 'toDecide')).toContain(one);
    expect(await list('second', 'toDecide')).not.toContain(two);
    expect(await list('otherBrand', 'all')).toEqual([two]);
    expect(await list('onlyDecides', 'toDecide')).toEqual([]);
    expect(await list('reader', 'toDecide')).toEqual([]);
    expect(await list('reader', 'all')).toEqual(expect.arrayContaining([one, two]));
    expect(await list('requester', 'toDecide')).toEqual([]);
    expect((await list('requester', 'mine')).slice(0, 2)).toEqual([two, one]);
    expect((await gateway.call(getApproval, { approvalId: one }, { as: 'otherBrand' })).status).toBe(404);
  });

  it('has pages', async () => {
    const all = await list('approver', 'all');
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await gateway.get(listApprovals, { show: 'all', limit: 3, ...(cursor && { cursor }) }, approver);
      found.push(...page.list.map(({ approvalId }) => approvalId));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(found).toEqual(all);
    expect(new Set(found).size).toBe(found.length);
  });
});

const server = inject('postgresServer');

describe.runIf(server)('two approvals at once on PostgreSQL', () => {
  let store: PostgresTestStore;
  let gateways: readonly OperatorGateway[];

  beforeAll(async () => {
    store = await createEmptyPostgresStore(server as string);
    const one = await startOperatorGateway(grants, { store: { ...store, close: async () => {} } });
    const other = await startOperatorGateway(grants, { store: await connectPostgres(store.url, () => undefined) });
    gateways = [one, other];
  });
  afterAll(async () => {
    for (const { close } of gateways) await close();
    await store.close();
  });

  it.each([
    ['two tabs of one operator', ['approver', 'approver']],
    ['two operators', ['approver', 'second']],
  ])('by %s perform the operation once', async (_what, operators) => {
    const [one, other] = gateways as [OperatorGateway, OperatorGateway];
    const { id, approvalId } = await requestChange('changed', { on: one });
    const results = await Promise.all(
      operators.map((as, index) => (index === 0 ? one : other).call(approveRequest, { approvalId }, { as })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readNote(id, one)).toEqual({ id, text: 'changed', version: 2 });
  });
});
