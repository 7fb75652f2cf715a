import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { operators } from '../accounts/operators.tables.ts';

export const operatorPasskeys = pgTable(
  'operator_passkeys',
  {
    /** Credential id of the passkey, base64url. */
    id: text('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    /** Public key in COSE format, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    /** True if the passkey is synchronized between devices. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: dateTime('created_at').notNull(),
    lastUsedAt: dateTime('last_used_at'),
  },
  (table) => [index('operator_passkeys_by_operator').on(table.operatorId)],
);

/** Authenticator apps that operators use as a second factor (TOTP), at most one per operator. */
export const operatorTotp = pgTable('operator_totp', {
  operatorId: uuid('operator_id')
    .primaryKey()
    .references(() => operators.id),
  /** Secret in base32, encrypted with the key `operator-secrets`. */
  encryptedSecret: text('encrypted_secret').notNull(),
  setAt: dateTime('set_at').notNull(),
  /**
   * Number of the 30-second period (TOTP time step) to which the last accepted code belongs. A code of this or an
   * earlier period is rejected, so that each code is valid once.
   */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
});

/** Recovery codes that are not used yet. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    codeHash: text('code_hash').notNull(),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.codeHash] })],
);
