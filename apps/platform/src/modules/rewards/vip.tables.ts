import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minor } from '../../core/db/columns.ts';
import { merchants } from '../brands/index.ts';
import type { Translations } from '../../core/text/translations.ts';

export const vipLevels = pgTable(
  'vip_levels',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    level: integer('level').notNull(),
    names: jsonb('names').$type<Translations>().notNull(),
    requiredBets: minor('required_bets').notNull(),
    levelUpBonus: minor('level_up_bonus').notNull(),
    rolloverTimes: integer('rollover_times').notNull(),
    /** Part of a week's net loss that members of this level get as cashback, in hundredths of a percent. */
    cashbackShare: integer('cashback_share').notNull(),
    /**
     * Share that is added to each check-in reward of members of this level, in hundredths of a percent. With 500, a
     * reward of 100 becomes 105.
     */
    checkInExtra: integer('check_in_extra').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.level] })],
);
