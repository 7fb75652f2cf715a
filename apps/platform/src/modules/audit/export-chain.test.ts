import { verifyAudit } from '@livery/audit-chain/verify';
import { ErrorCode } from '@livery/contract/errors';
import { exportAudit, exportBrandAudit, listAuditCheckpoints, searchAudit } from '@livery/contract/operators/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyEncryption } from '../../core/crypto/key-encryption.ts';
import { rotateKey } from '../../core/crypto/rotate-keys.ts';
import { createCheckpointSigner } from './checkpoints/sign-checkpoints.ts';
import { type AuditGateway, startAuditGateway } from '../../testing/operators/audit-gateway.ts';

const auditor = { as: 'auditor' };

let gateway: AuditGateway;

beforeAll(async () => {
  gateway = await startAuditGateway();
});
afterAll(() => gateway.close());

const verifyExport = (content: string, checkpoints: readonly string[] = []) =>
  verifyAudit({
    exports: [{ name: 'export', bytes: Buffer.from(content) }],
    checkpoints: checkpoints.map((text, index) => ({ name: `checkpoint${index}`, bytes: Buffer.from(text) })),
  });

describe('a checkpoint', () => {
  it('is signed for each chain that has moved, in the database and outside of it', async () => {
    await gateway.write('signed');
    await gateway.signCheckpoints();
    await gateway.signCheckpoints();
    await gateway.write('signed');
    await gateway.signCheckpoints();
    const { list, keys } = await gateway.get(listAuditCheckpoints, { chain: 'signed' }, auditor);
    expect(list.map(({ number }) => number)).toEqual([2, 1]);
    expect(keys.map(({ id }) => id)).toContain(list[0]?.keyId);
    expect(await gateway.readOutside('signed')).toHaveLength(2);
    const newer = await gateway.get(listAuditCheckpoints, { chain: 'signed', limit: 1 }, auditor);
    expect([newer.list.length, newer.next]).toEqual([1, 2]);
    const older = await gateway.get(listAuditCheckpoints, { chain: 'signed', below: 2 }, auditor);
    expect([older.list[0]?.number, older.next]).toEqual([1, null]);
  });

  it('is verified with an earlier key after a rotation', async () => {
    const { db, keys } = gateway.core;
    await gateway.write('rotated');
    await gateway.signCheckpoints();
    await rotateKey({ db, clock: gateway.clock, encryption: createKeyEncryption([]) }, 'audit-ed25519', 0);
    gateway.clock.advance(3 * 24 * 3_600_000);
    await keys.refresh();
    await gateway.write('rotated');
    const { content } = await gateway.get(exportAudit, { chain: 'rotated' }, auditor);
    const { problems, keyIds, confirmedCheckpoints } = verifyExport(content, await gateway.readOutside('rotated'));
    expect([problems, keyIds.length, confirmedCheckpoints]).toEqual([[], 2, 4]);
  });

  it('is not signed for a chain without entries, which counts as unbroken', async () => {
    const { db } = gateway.core;
    const signer = createCheckpointSigner({ db, clock: gateway.clock, keys: {} as never, store: {} as never });
    await expect(signer.signHead('empty')).resolves.toBeUndefined();
    const { content, from, to } = await gateway.get(exportAudit, { chain: 'empty' }, auditor);
    expect([from, to, verifyExport(content).problems]).toEqual([1, 0, []]);
  });

  it('is not signed for a chain that somebody has changed', async () => {
    for (const text of ['one', 'two', 'three']) await gateway.write('forged', text);
    await gateway.tamper(`update audit_entries set operator_id = 'eve' where chain = 'forged' and number = 2`);
    await gateway.write('after-forged');
    await expect(gateway.signCheckpoints()).rejects.toThrow('The audit log of "forged" is broken at entry 2');
    expect(await gateway.readOutside('forged')).toEqual([]);
    expect(await gateway.readOutside('after-forged')).toHaveLength(1);
    const { content } = await gateway.get(exportAudit, { chain: 'forged' }, auditor);
    const keyLines = content.split('\n').filter((line) => line.includes('"kind":"key"')).length;
    expect(verifyExport(content).problems).toEqual([
      { file: 'export', line: keyLines + 2, message: 'entry 2 was changed: its content has another hash' },
    ]);
  });
});

describe('an export', () => {
  it('is unbroken for the verifier, and is recorded', async () => {
    for (const text of ['\uD800 half of a pair', 'Ünïcode 🎲', '1e400']) await gateway.write('exported', text);
    const exported = await gateway.get(exportAudit, { chain: 'exported' }, auditor);
    expect(exported).toMatchObject({ fileName: 'audit-exported-1-3.jsonl', from: 1, to: 3, head: 3 });
    expect(verifyExport(exported.content, await gateway.readOutside('exported'))).toMatchObject({
      problems: [],
      entryCount: 3,
      confirmedCheckpoints: 2,
    });
    const { list } = await gateway.get(searchAudit, { operation: 'exportAudit', subjectId: 'exported' }, auditor);
    expect(list).toMatchObject([{ operatorId: 'auditor', outcome: 'done' }]);
  });

  it('can be made in parts', async () => {
    for (let count = 0; count < 5; count += 1) await gateway.write('parts');
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
    for (const text of ['one', 'two', 'three']) await gateway.write('cut', text);
    await gateway.signCheckpoints().catch(() => undefined);
    await gateway.tamper(
      `delete from audit_entries where chain = 'cut' and number > 1`,
      `update audit_heads set number = 1, hash = (select hash from audit_entries where chain = 'cut') where chain = 'cut'`,
    );
    const { content } = await gateway.get(exportAudit, { chain: 'cut' }, auditor);
    const outside = await gateway.readOutside('cut');
    expect(outside).toHaveLength(1);
    const { problems } = verifyExport(content, outside);
    expect(problems.map(({ file, message }) => `${file}: ${message.slice(0, 29)}`)).toEqual([
      'export: the end of the log is missing',
      'checkpoint0: the end of the log is missing',
    ]);
  });
});
