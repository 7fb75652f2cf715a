import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchants } from '../../brands/index.ts';
import type { Translations } from '../../../core/text/translations.ts';

/** Rules of a brand for the fields of registration and log-in. The operator can change them while the gateway runs. */
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
    /**
     * Regular expression that the complete value must match. Null means that every value with an allowed length is
     * valid.
     */
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
  /** Sender of the SMS code that verifies a phone number: the gateway, or an external identity provider. */
  smsBy: text('sms_by', { enum: ['gateway', 'provider'] }).notNull(),
  /**
   * Countries whose phone numbers are allowed, as ISO 3166-1 alpha-2 codes, with their dialling codes. The country of
   * the brand is first.
   */
  countries: jsonb('countries').$type<readonly { country: string; dialingCode: string }[]>().notNull(),
});
