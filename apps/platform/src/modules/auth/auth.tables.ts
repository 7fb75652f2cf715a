import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '../catalogue/catalogue.tables.ts';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';
import { merchants } from '../brands/brands.tables.ts';

/** What a brand asks of each field of registration and log-in. The operator may change it while the gateway runs. */
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
    /** A regular expression for the whole value; null: anything within the bounds. */
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
  /** Who sends a number's code: the gateway itself, or the identity provider. */
  smsBy: text('sms_by', { enum: ['gateway', 'provider'] }).notNull(),
  /** ISO 3166-1 alpha-2 with the dialling code, the brand's own country first. */
  countries: jsonb('countries').$type<readonly { country: string; dialingCode: string }[]>().notNull(),
});

/** How each member came to be: what the form said that is no detail of the member's own. */
export const registrations = pgTable(
  'registrations',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    /** The same for every attempt at one registration, so that a lost answer makes no second member. */
    requestId: uuid('request_id'),
    mode: text('mode', { enum: ['username', 'mobile'] }).notNull(),
    method: text('method').notNull(),
    registerUrl: text('register_url').notNull(),
    domain: text('domain').notNull(),
    affiliateCode: text('affiliate_code').notNull(),
    recommenderId: text('recommender_id').notNull(),
    country: text('country'),
    /** Years that the applicant confirmed to have. */
    confirmedAge: integer('confirmed_age').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [uniqueIndex('registrations_by_request').on(table.merchant, table.requestId)],
);

export const codePurposes = ['register', 'login', 'password'] as const;

/** Codes that were sent. Kept for a day, since the limits of a number and an address count them. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    /** Dialling code and number, digits alone. */
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

/** Links that were mailed for a new password. Only hashes of their tokens are kept, for a day. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null: it was asked for by a name and an address that nobody has, or once too often, and went nowhere. */
    memberId: text('member_id').references(() => members.id),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [index('password_resets_by_member').on(table.memberId, table.createdAt)],
);

/** Links that were mailed to show that an address is the member's. Only hashes of their tokens are kept. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** The address that it was mailed to, in lower case: it vouches for no other. */
    emailKey: text('email_key').notNull(),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [index('email_links_by_member').on(table.memberId, table.createdAt)],
);

/** Identities at a provider that open a member's account. */
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

/** Messages that wait for their delivery, which takes them away again. A code stands here in clear, for no longer than it is good. */
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

/** What the development adapter delivered in place of phones and mailboxes: the page `/dev/inbox` shows it. */
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
