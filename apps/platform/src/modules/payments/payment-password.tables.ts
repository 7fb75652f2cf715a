import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';

/** Payment passwords. A payment password is a second password that only payment operations require. */
export const paymentPasswords = pgTable('payment_passwords', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  passwordHash: text('password_hash').notNull(),
  changedAt: dateTime('changed_at').notNull(),
  /** Number of failed attempts since the last correct password. */
  failures: integer('failures').notNull().default(0),
  lockedUntil: dateTime('locked_until'),
  /**
   * Time until which no money can leave the wallet, because the payment password was reset. Null if it was not reset.
   */
  payoutsHeldUntil: dateTime('payouts_held_until'),
});
