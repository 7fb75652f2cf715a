import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { minor } from '../../core/db/columns.ts';
import { merchants } from '../brands/index.ts';
import type { Translations } from '../../core/text/translations.ts';

export const missionGoals = ['stake', 'rounds', 'wins', 'games', 'days'] as const;

export const missions = pgTable(
  'missions',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    titles: jsonb('titles').$type<Translations>().notNull(),
    picture: text('picture').notNull(),
    goal: text('goal', { enum: missionGoals }).notNull(),
    /** Game category whose bets count for the mission. Null means all categories. */
    category: text('category'),
    /**
     * Value that completes the mission. For the goal `stake`, it is a sum of bets in minor units. For the other
     * goals, it is a number of rounds, wins, games or days.
     */
    target: minor('target').notNull(),
    period: text('period', { enum: ['day', 'week'] }).notNull(),
    amount: minor('amount').notNull(),
    points: integer('points').notNull(),
    rolloverTimes: integer('rollover_times').notNull(),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('missions_by_merchant').on(table.merchant, table.position)],
);
