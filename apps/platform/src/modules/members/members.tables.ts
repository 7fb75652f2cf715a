import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { merchants } from '../brands/brands.tables.ts';

export const members = pgTable(
  'members',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    username: text('username').notNull(),
    /** Lower case: names that differ by case alone are one member. */
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    nickname: text('nickname'),
    /** The member type of the wire, e.g. 0 member, 4 free trial. */
    type: integer('type').notNull().default(0),
    vipLevel: integer('vip_level').notNull().default(0),
    uplineId: text('upline_id'),
    /** Ids from the root of the tree to the member itself, each between slashes: a team is a prefix. */
    lineage: text('lineage').notNull(),
    toUpline: boolean('to_upline').notNull().default(false),
    isDisabled: boolean('is_disabled').notNull().default(false),
    registeredAt: dateTime('registered_at').notNull(),
    lastLoginAt: dateTime('last_login_at'),
    lastSeenAt: dateTime('last_seen_at'),
  },
  (table) => [
    uniqueIndex('members_by_name').on(table.merchant, table.usernameKey),
    index('members_by_lineage').on(table.merchant, table.lineage.op('text_pattern_ops')),
    index('members_by_upline').on(table.uplineId, table.registeredAt, table.id),
    index('members_by_name_start').on(table.merchant, table.usernameKey.op('text_pattern_ops')),
    index('members_by_seen').on(table.merchant, table.lastSeenAt),
  ],
);

/** Only hashes of tokens are kept: who reads the table cannot take over a session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    firstTimeLogin: boolean('first_time_login').notNull(),
    /** The remembered device whose token a log-out forgets. */
    deviceFamily: text('device_family'),
    createdAt: dateTime('created_at').notNull(),
    lastSeenAt: dateTime('last_seen_at').notNull(),
    endedAt: dateTime('ended_at'),
    endReason: text('end_reason', { enum: ['logout', 'replaced', 'password'] }),
    /** Where it was called from last, and by which browser; null before its first call. */
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_by_member').on(table.memberId)],
);

/** Remembered log-ins. A token is used once and replaced; all tokens of one device are a family. */
export const deviceTokens = pgTable(
  'device_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    family: text('family').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    replacedAt: dateTime('replaced_at'),
    revokedAt: dateTime('revoked_at'),
  },
  (table) => [index('device_tokens_by_family').on(table.family)],
);
