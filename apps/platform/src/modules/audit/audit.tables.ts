import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

export const auditOutcomes = ['done', 'rejected', 'requested'] as const;

/**
 * Creates a column for the number of an entry within its chain. The values stay far below 2^53, so a JavaScript
 * number is exact.
 */
const entryNumber = (name: string) => bigint(name, { mode: 'number' });

/**
 * Audit log: actions of operators, in one hash chain for each brand and one for the platform. A trigger rejects an
 * entry that does not follow the head (the last entry) of its chain. It also rejects every update, deletion and
 * truncation.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /**
     * Number that sorts the entries of all chains in search results. There can be gaps. The position of an entry
     * within its chain is `number`.
     */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * Name of the hash chain that contains the entry: the code of a brand, or `platform` for entries without a brand.
     */
    chain: text('chain').notNull(),
    number: entryNumber('number').notNull(),
    previousHash: text('previous_hash').notNull(),
    /** SHA-256 of the canonical JSON of all fields except `id` and `hash`. */
    hash: text('hash').notNull(),
    at: dateTime('at').notNull(),
    operatorId: text('operator_id'),
    tokenId: text('token_id'),
    operation: text('operation').notNull(),
    outcome: text('outcome', { enum: auditOutcomes }).notNull(),
    errorCode: text('error_code'),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /**
     * Details of the change that the operation made, as canonical JSON text. The column type is not `jsonb`, because
     * `jsonb` changes the notation of numbers. The hash could then not be verified.
     */
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

/**
 * Last entry (the head) of each chain. Only the trigger of `audit_entries` writes to this table. With each new entry,
 * the trigger replaces the head of its chain.
 */
export const auditHeads = pgTable('audit_heads', {
  chain: text('chain').primaryKey(),
  number: entryNumber('number').notNull(),
  hash: text('hash').notNull(),
});

/**
 * Checkpoints of the audit chains. A checkpoint contains the number and the hash of the last entry of a chain at a
 * certain time, with a signature. Copies of the checkpoints are in the store of `checkpointStorePort`.
 */
export const auditCheckpoints = pgTable(
  'audit_checkpoints',
  {
    chain: text('chain').notNull(),
    number: entryNumber('number').notNull(),
    hash: text('hash').notNull(),
    at: dateTime('at').notNull(),
    keyId: text('key_id').notNull(),
    /** Ed25519 signature of the checkpoint, as hexadecimal digits. */
    signature: text('signature').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.number] })],
);
