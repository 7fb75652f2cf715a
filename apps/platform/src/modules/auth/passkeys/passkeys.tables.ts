import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/members.tables.ts';

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    /** The host name that the browser bound it to. */
    rpId: text('rp_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    /** It is kept in step over the member's devices. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: dateTime('created_at').notNull(),
    lastUsedAt: dateTime('last_used_at'),
  },
  (table) => [index('passkeys_by_member').on(table.memberId)],
);
