import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AuditRecord, type CheckpointRecord, computeEntryHash, type EntryRecord, toLine } from '../records.ts';
import { signRecord, toKeyRecord } from '../signatures.ts';
import { createCheckpoint, createEntries, createExport, createTestKey, sealLines } from '../testing/create-export.ts';
import { verifyAudit } from './verify-audit.ts';

const key = createTestKey();
const entries = createEntries(6);
const last = entries.at(-1) as EntryRecord;
const complete = createExport(entries, key);

const verify = (bytes: Buffer, outside: readonly AuditRecord[] = [], trustedKeyIds?: readonly string[]) =>
  verifyAudit({
    exports: [{ name: 'export', bytes }],
    checkpoints: [{ name: 'outside', bytes: Buffer.from(outside.map(toLine).join('')) }],
    trustedKeyIds,
  });
const firstProblem = (...args: Parameters<typeof verify>) => verify(...args).problems[0];

/**
 * Creates an export from changed entries, and signs it with a new seal. An attacker can do this only with the signing
 * key of the gateway.
 */
const reseal = (changed: readonly EntryRecord[], seal: object = {}) =>
  sealLines([toKeyRecord(key), ...changed], key, { chain: 'bituinara', from: 1, to: 6, head: 6, ...seal });
const withHash = (entry: EntryRecord): EntryRecord => ({ ...entry, hash: computeEntryHash(entry) });

describe('a complete export', () => {
  it('has no problem, and its checkpoint agrees with it', () => {
    const { keyIds } = verify(complete);
    expect(keyIds).toEqual([toKeyRecord(key).id]);
    expect(verify(complete, [], keyIds)).toMatchObject({ problems: [], entryCount: 6, confirmedCheckpoints: 1 });
  });

  it('can begin in the middle of a chain', () => {
    const part = sealLines([toKeyRecord(key), ...entries.slice(3)], key, {
      chain: 'bituinara',
      from: 4,
      to: 6,
      head: 6,
    });
    const before = createCheckpoint(entries[2] as EntryRecord, key);
    expect(verify(part, [before])).toMatchObject({ problems: [], confirmedCheckpoints: 1 });
    const forged = createCheckpoint({ ...before, hash: 'a'.repeat(64) }, key);
    expect(firstProblem(part, [forged])?.message).toContain('entry 3 is not the one');
  });

  it('can be empty', () => {
    const bytes = sealLines([toKeyRecord(key)], key, { chain: 'bituinara', from: 1, to: 0, head: 0 });
    expect(verify(bytes).problems).toEqual([]);
    expect(firstProblem(bytes, [createCheckpoint(last, key)])?.message).toContain('the end of the log is missing');
  });

  it('continues the export before it', () => {
    const part = (from: number, to: number) =>
      sealLines([toKeyRecord(key), ...entries.slice(from - 1, to)], key, { chain: 'bituinara', from, to, head: 6 });
    const verifyParts = (...parts: readonly Buffer[]) =>
      verifyAudit({ exports: parts.map((bytes, index) => ({ name: `part${index}`, bytes })) }).problems;
    expect(verifyParts(part(1, 3), part(4, 6))).toEqual([]);
    expect(verifyParts(part(1, 2), part(4, 6))).toMatchObject([{ file: 'part1', line: 1 }]);
    expect(verifyParts(part(4, 6), part(1, 3))).toMatchObject([{ file: 'part1', line: 1 }]);
    expect(verifyParts(part(1, 6), part(7, 6))).toEqual([]);
    expect(verifyParts(part(1, 3), part(7, 6))).toMatchObject([{ file: 'part1', line: 1 }]);
  });
});

describe('a changed export', () => {
  it('names the line of any single changed bit', () => {
    fc.assert(
      fc.property(fc.nat(complete.length * 8 - 1), (bit) => {
        const changed = Buffer.from(complete);
        const position = bit >> 3;
        changed[position] = (changed[position] as number) ^ (1 << (bit & 7));
        const line = complete.subarray(0, position).filter((byte) => byte === 0x0a).length + 1;
        expect(firstProblem(changed)?.line).toBe(line);
      }),
      { numRuns: 500 },
    );
  });

  it('is not complete when any number of bytes is missing at its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: complete.length - 1 }), (count) => {
        expect(verify(complete.subarray(0, complete.length - count)).problems).not.toEqual([]);
      }),
    );
  });

  it.each([
    ['a changed entry', entries.map((each) => (each.number === 3 ? { ...each, operatorId: 'eve' } : each)), 4],
    [
      'a changed entry with a new hash',
      entries.map((each) => (each.number === 3 ? withHash({ ...each, operatorId: 'eve' }) : each)),
      5,
    ],
    ['a missing entry', entries.filter(({ number }) => number !== 3), 4],
    ['a missing first entry', entries.slice(1), 2],
    ['a repeated entry', [...entries.slice(0, 3), ...entries.slice(2)], 5],
    ['two entries in the wrong order', [0, 1, 3, 2, 4, 5].map((index) => entries[index] as EntryRecord), 4],
    [
      'an entry of another chain',
      entries.map((each) => (each.number === 3 ? withHash({ ...each, chain: 'other' }) : each)),
      4,
    ],
    ['a missing last entry', entries.slice(0, 5), 7],
  ])('names the line of %s, also if it is sealed again', (_what, changed, line) => {
    expect(firstProblem(reseal(changed))?.line).toBe(line);
  });

  it('with a line after the seal is not accepted', () => {
    const bytes = Buffer.concat([complete, Buffer.from(toLine(last))]);
    expect(verify(bytes).problems.at(-1)).toMatchObject({ line: 10, message: 'there is a line after the seal' });
  });
});

describe('a checkpoint from outside of the database', () => {
  it('shows any end of the log that is missing below it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 }), (remaining, signed) => {
        const cut = reseal(entries.slice(0, remaining), { to: remaining, head: remaining });
        const { problems } = verify(cut, [createCheckpoint(entries[signed - 1] as EntryRecord, key)]);
        const messages = problems.map(({ file, message }) => `${file}: ${message.slice(0, 29)}`);
        expect(messages).toEqual(signed <= remaining ? [] : ['outside: the end of the log is missing']);
      }),
    );
  });

  it('shows a log that was written again', () => {
    const forged: EntryRecord[] = createEntries(6).map((each) => ({ ...each, operatorId: 'eve' }));
    forged.forEach((each, index) => {
      forged[index] = withHash({ ...each, previousHash: forged[index - 1]?.hash ?? each.previousHash });
    });
    expect(verify(reseal(forged)).problems).toEqual([]);
    expect(firstProblem(reseal(forged), [createCheckpoint(last, key)])).toMatchObject({ file: 'outside', line: 1 });
  });

  it('with a wrong signature or an unknown key is not accepted', () => {
    const checkpoint = createCheckpoint(last, key);
    expect(firstProblem(complete, [{ ...checkpoint, at: '2026-11-26T10:00:00.000Z' }])?.message).toContain(
      'a wrong signature',
    );
    expect(firstProblem(complete, [createCheckpoint(last, createTestKey())])?.message).toContain('unknown key');
  });

  it('of another chain or above the range of the export proves nothing about it', () => {
    const other = createCheckpoint({ ...last, chain: 'other' }, key);
    const part = reseal(entries.slice(0, 3), { to: 3 });
    expect(verify(part, [other, createCheckpoint(last, key)])).toMatchObject({
      problems: [],
      uncoveredCheckpoints: 2,
    });
  });

  it('is the only kind of record in its file, beside keys', () => {
    expect(firstProblem(complete, [toKeyRecord(key), last])).toMatchObject({ file: 'outside', line: 2 });
  });
});

describe('a key', () => {
  it('is unknown if the auditor does not trust it', () => {
    expect(firstProblem(complete, [], ['0'.repeat(32)])).toMatchObject({
      line: 1,
      message: expect.stringContaining('unknown'),
    });
  });

  it('must have its own id and be an Ed25519 key', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    for (const record of [{ ...toKeyRecord(key), id: '0'.repeat(32) }, toKeyRecord(publicKey)])
      expect(firstProblem(complete, [record])).toMatchObject({ file: 'outside', line: 1 });
  });

  it('signs all fields of a record', () => {
    const signed = signRecord<CheckpointRecord>(
      { kind: 'checkpoint', chain: 'a', number: 1, hash: last.hash, at: last.at },
      key,
    );
    for (const change of [{ chain: 'b' }, { number: 2 }, { hash: '0'.repeat(64) }, { keyId: '0'.repeat(32) }])
      expect(verify(complete, [{ ...signed, ...change } as AuditRecord]).problems).toHaveLength(1);
  });
});
