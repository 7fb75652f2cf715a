import { gameCategories } from '@livery/merchant/categories';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { games } from '../catalogue/index.ts';
import { dateTime } from '../../core/db/columns.ts';
import type { Translations } from '../../core/text/translations.ts';

/**
 * Leagues. The teams of a league play endless rounds against each other. The schedule is computed from these columns
 * and the clock.
 */
export const leagues = pgTable('leagues', {
  id: text('id').primaryKey(),
  category: text('category', { enum: gameCategories }).notNull(),
  names: jsonb('names').$type<Translations>().notNull(),
  /** Game in which members bet on the matches of the league. */
  nodeId: text('node_id')
    .notNull()
    .references(() => games.nodeId),
  firstRoundAt: dateTime('first_round_at').notNull(),
  /** Minutes between the starts of two rounds. */
  roundMinutes: integer('round_minutes').notNull(),
  position: integer('position').notNull(),
});

export const teams = pgTable(
  'teams',
  {
    id: text('id').primaryKey(),
    league: text('league')
      .notNull()
      .references(() => leagues.id),
    names: jsonb('names').$type<Translations>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('teams_by_league').on(table.league, table.position)],
);
