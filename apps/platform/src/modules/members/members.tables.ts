import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { merchants } from '../brands/index.ts';

export const members = pgTable(
  'members',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    username: text('username').notNull(),
    /** Username in lower case. Usernames that differ only in upper and lower case belong to the same member. */
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    nickname: text('nickname'),
    /** Type of the member as in the API: e.g. 0 is a member and 4 is a trial member. */
    type: integer('type').notNull().default(0),
    vipLevel: integer('vip_level').notNull().default(0),
    uplineId: text('upline_id'),
    /**
     * Path in the agent tree: the ids of all members from the root agent to this member, such as `/id1/id2/id3/`.
     * A team is found by its prefix: the paths of all its members begin with the path of the team owner.
     */
    lineage: text('lineage').notNull(),
    /**
     * Unused: the brand now decides who may transfer money to the upline (the agent above). A later version removes
     * this column (ADR 173).
     */
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

/**
 * Log-in sessions of members. The table contains only hashes of session tokens, so that a person who can read the table
 * cannot take over a session.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    firstTimeLogin: boolean('first_time_login').notNull(),
    /**
     * Family of device tokens (the tokens of one remembered device). When the member logs out, all tokens of the family
     * are revoked.
     */
    deviceFamily: text('device_family'),
    createdAt: dateTime('created_at').notNull(),
    lastSeenAt: dateTime('last_seen_at').notNull(),
    /**
     * Time of the last proof of identity: a log-in, or a later confirmation of the identity (step-up). A log-in by a
     * remembered device is no proof of identity. Null without any proof in this session.
     */
    provenAt: dateTime('proven_at'),
    /**
     * Time of the last proof of identity by a passkey or a one-time code. Null without such a proof in this session.
     */
    secondFactorAt: dateTime('second_factor_at'),
    endedAt: dateTime('ended_at'),
    endReason: text('end_reason', { enum: ['logout', 'replaced', 'password', 'revoked'] }),
    /** IP address of the last request in this session. Null before the first request. */
    address: text('address'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_by_member').on(table.memberId)],
);

/**
 * Device tokens, with which remembered devices log in without a password. A token can be used once and is then replaced
 * by a new one. All tokens of one device have the same `family`.
 */
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
