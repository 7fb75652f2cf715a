import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential id of the passkey, base64url. */
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    /** Host name (relying party id) for which the browser created the passkey. */
    rpId: text('rp_id').notNull(),
    /** Public key in COSE format, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    /** True if the passkey is synchronized between the devices of the member. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: dateTime('created_at').notNull(),
    lastUsedAt: dateTime('last_used_at'),
  },
  (table) => [index('passkeys_by_member').on(table.memberId)],
);
