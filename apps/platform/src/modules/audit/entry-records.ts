import { computeEntryHash, type EntryRecord } from '@livery/audit-chain/records';
import type { auditEntries } from './audit.tables.ts';

export type EntryRow = typeof auditEntries.$inferSelect;
type NewEntryRow = Omit<typeof auditEntries.$inferInsert, 'id'>;

/** Converts a row to the record from which the hash is computed. An export contains the same record. */
export const toEntryRecord = (row: EntryRow): EntryRecord => ({
  kind: 'entry',
  chain: row.chain,
  number: row.number,
  previousHash: row.previousHash,
  at: row.at.toISOString(),
  operatorId: row.operatorId,
  tokenId: row.tokenId,
  operation: row.operation,
  outcome: row.outcome,
  errorCode: row.errorCode,
  subject: { kind: row.subjectKind, id: row.subjectId },
  changes: JSON.parse(row.changes) as EntryRecord['changes'],
  address: row.address,
  requestId: row.requestId,
  hash: row.hash,
});

/** Adds the hash of the entry to a row of the audit log. */
export const withHash = (row: Omit<NewEntryRow, 'hash'>): NewEntryRow => ({
  ...row,
  hash: computeEntryHash(toEntryRecord({ id: 0, hash: '', operatorId: null, tokenId: null, errorCode: null, ...row })),
});

/** Returns true if the stored hash matches the content of the entry. */
export const hasValidHash = (record: EntryRecord): boolean => computeEntryHash(record) === record.hash;
