import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '../catalogue/catalogue.tables.ts';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';
import { merchants } from '../brands/brands.tables.ts';

/** Rules of a brand for each field of registration and log-in. The operator can change them while the gateway runs. */
export const fieldRules = pgTable(
  'field_rules',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    form: text('form', { enum: ['register', 'login'] }).notNull(),
    field: text('field').notNull(),
    position: integer('position').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    isRequired: boolean('is_required').notNull(),
    /** Regular expression for the full value. Null: only the length is checked. */
    pattern: text('pattern'),
    minLength: integer('min_length').notNull(),
    maxLength: integer('max_length').notNull(),
    messages: jsonb('messages').$type<Translations>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.form, table.field] })],
);

export const registrationSettings = pgTable('registration_settings', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  /** Sender of SMS codes: the gateway or the identity provider. */
  smsBy: text('sms_by', { enum: ['gateway', 'provider'] }).notNull(),
  /** ISO 3166-1 alpha-2 codes with dialling codes, the brand's own country first. */
  countries: jsonb('countries').$type<readonly { country: string; dialingCode: string }[]>().notNull(),
});

/** Registration data of members that is not part of the profile. */
export const registrations = pgTable(
  'registrations',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    /** Idempotency key: the same for every retry, so that a retry after a lost response creates no second member. */
    requestId: uuid('request_id'),
    mode: text('mode', { enum: ['username', 'mobile'] }).notNull(),
    method: text('method').notNull(),
    registerUrl: text('register_url').notNull(),
    domain: text('domain').notNull(),
    affiliateCode: text('affiliate_code').notNull(),
    recommenderId: text('recommender_id').notNull(),
    country: text('country'),
    /** Min age in years that the applicant confirmed. */
    confirmedAge: integer('confirmed_age').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [uniqueIndex('registrations_by_request').on(table.merchant, table.requestId)],
);

export const codePurposes = ['register', 'login', 'password'] as const;

/** Sent codes. They are stored for a day, because the limits per number and per address count them. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    /** Dialling code and number, digits only. */
    number: text('number').notNull(),
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [
    index('one_time_codes_by_number').on(table.merchant, table.number, table.createdAt),
    index('one_time_codes_by_address').on(table.address, table.createdAt),
  ],
);

/** Links for a new password. Only hashes of their tokens are stored, for a day. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null for a decoy: no member has this name and address, or the limit was reached. No e-mail was sent. */
    memberId: text('member_id').references(() => members.id),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [index('password_resets_by_member').on(table.memberId, table.createdAt)],
);

/** Links that verify a member's e-mail address. Only hashes of their tokens are stored. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Address to which the link was sent, in lower case. The link verifies no other address. */
    emailKey: text('email_key').notNull(),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [index('email_links_by_member').on(table.memberId, table.createdAt)],
);

/** Identities of social log-in by member. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    merchant: text('merchant').notNull(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    linkedAt: dateTime('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.provider, table.subject] }),
    index('member_identities_by_member').on(table.memberId),
  ],
);

/** Outbox of messages. Delivery deletes the row. Codes are stored here as plain text, no longer than they are valid. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    link: text('link'),
    tries: integer('tries').notNull().default(0),
    createdAt: dateTime('created_at').notNull(),
    dueAt: dateTime('due_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [index('outgoing_messages_by_due').on(table.dueAt)],
);

/** Messages that the demo adapter delivered instead of a phone or mailbox. The page `/dev/inbox` shows them. */
export const devInbox = pgTable(
  'dev_inbox',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    link: text('link'),
    at: dateTime('at').notNull(),
  },
  (table) => [index('dev_inbox_by_merchant').on(table.merchant, table.at)],
);
