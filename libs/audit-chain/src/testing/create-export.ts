import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import {
  type AuditRecord,
  type CheckpointRecord,
  computeEntryHash,
  computeSha256,
  type EntryRecord,
  exportFormat,
  firstPreviousHash,
  type SealRecord,
  toLine,
} from '../records.ts';
import { signRecord, toKeyRecord } from '../signatures.ts';

export const createTestKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

const at = '2026-11-25T10:00:00.000Z';

/**
 * Creates `count` test entries of one chain, with the numbers 1 to `count`. Each entry contains the hash of the
 * previous entry.
 */
export const createEntries = (count: number, chain = 'bituinara'): EntryRecord[] => {
  const entries: EntryRecord[] = [];
  for (let number = 1; number <= count; number += 1) {
    const entry = {
      kind: 'entry',
      chain,
      number,
      previousHash: entries.at(-1)?.hash ?? firstPreviousHash,
      at,
      operatorId: 'ana',
      tokenId: null,
      operation: 'publishRelease',
      outcome: 'done',
      errorCode: null,
      subject: { kind: 'release', id: `r${number}` },
      changes: { note: `Ünïcode 🎲 "${number}"`, amount: number * 1.5 },
      address: '192.0.2.1',
      requestId: `request-${number}`,
    } as const;
    entries.push({ ...entry, hash: computeEntryHash(entry) });
  }
  return entries;
};

export const createCheckpoint = (
  { chain, number, hash }: Pick<EntryRecord, 'chain' | 'number' | 'hash'>,
  key: KeyObject,
): CheckpointRecord => signRecord<CheckpointRecord>({ kind: 'checkpoint', chain, number, hash, at }, key);

/**
 * Creates a test export with one line for each record. A valid seal is added as the last line. The seal is a signed
 * record with the hash of all lines before it.
 */
export const sealLines = (
  records: readonly AuditRecord[],
  key: KeyObject,
  seal: Pick<SealRecord, 'chain' | 'from' | 'to' | 'head'>,
): Buffer => {
  const text = records.map(toLine).join('');
  const rest = { kind: 'seal', format: exportFormat, lines: records.length, sha256: computeSha256(text), at } as const;
  return Buffer.from(text + toLine(signRecord<SealRecord>({ ...rest, ...seal }, key)));
};

/**
 * Creates a valid test export: the record of the key, all given entries, a checkpoint and a seal. The checkpoint is a
 * signed record of the hash of the last entry. Throws if there are no entries.
 */
export const createExport = (entries: readonly EntryRecord[], key = createTestKey()): Buffer => {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) throw new Error('An export for a test has at least one entry');
  const records = [toKeyRecord(key), ...entries, createCheckpoint(last, key)];
  return sealLines(records, key, { chain: first.chain, from: first.number, to: last.number, head: last.number });
};
