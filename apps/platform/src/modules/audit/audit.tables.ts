import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

export const auditOutcomes = ['done', 'rejected', 'requested'] as const;

/** Creates a column for the number of an entry within its chain. The values stay far below 2^53. */
const entryNumber = (name: string) => bigint(name, { mode: 'number' });

/**
 * Audit log: acts of operators, in one hash chain for each brand and one for the platform. A trigger rejects an entry
 * that does not follow the head of its chain, and every update, deletion and truncation.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Sort position in search results. There can be gaps. The position within the chain is `number`. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Code of a brand, or `platform`. */
    chain: text('chain').notNull(),
    number: entryNumber('number').notNull(),
    previousHash: text('previous_hash').notNull(),
    /** SHA-256 of the other fields in their canonical form, without `id`. */
    hash: text('hash').notNull(),
    at: dateTime('at').notNull(),
    operatorId: text('operator_id'),
    tokenId: text('token_id'),
    operation: text('operation').notNull(),
    outcome: text('outcome', { enum: auditOutcomes }).notNull(),
    errorCode: text('error_code'),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Canonical JSON. The type is not `jsonb`, because the database would change the notation of numbers. */
    changes: text('changes').notNull(),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    uniqueIndex('audit_entries_number').on(table.chain, table.number),
    index('audit_entries_time').on(table.at, table.id),
    index('audit_entries_chain_time').on(table.chain, table.at, table.id),
    index('audit_entries_operator').on(table.operatorId, table.at, table.id),
    index('audit_entries_subject').on(table.subjectKind, table.subjectId, table.at, table.id),
  ],
);

/** Last entry of each chain. Only the trigger of `audit_entries` updates this table, and only to a later entry. */
export const auditHeads = pgTable('audit_heads', {
  chain: text('chain').primaryKey(),
  number: entryNumber('number').notNull(),
  hash: text('hash').notNull(),
});

/** Signed checkpoints of the chains. The same records are in the store of `checkpointStorePort`. */
export const auditCheckpoints = pgTable(
  'audit_checkpoints',
  {
    chain: text('chain').notNull(),
    number: entryNumber('number').notNull(),
    hash: text('hash').notNull(),
    at: dateTime('at').notNull(),
    keyId: text('key_id').notNull(),
    /** Ed25519 signature as hexadecimal digits. */
    signature: text('signature').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.number] })],
);
