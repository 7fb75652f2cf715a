import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

export const codePurposes = ['register', 'login', 'password', 'stepUp'] as const;

/**
 * One-time codes that were sent. A row is stored for a day. The gateway counts the rows to limit the codes per phone
 * number and per IP address.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    /**
     * Recipient of the code: a phone number as returned by `toPhoneKey`, or an e-mail address in lower case.
     * `toPhoneKey` joins the dialling code and the number with a hyphen.
     */
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
