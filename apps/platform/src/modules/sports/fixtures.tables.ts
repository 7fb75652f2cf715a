import { gameCategories } from '@livery/merchant/categories';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { games } from '../catalogue/index.ts';
import { dateTime } from '../../core/db/columns.ts';
import type { Translations } from '../../core/text/translations.ts';

/**
 * Leagues with repeated rounds. In a round, each team of a league plays against the other teams, and the next round
 * follows without end. The dates of the matches are not stored. They are computed from these columns and the current
 * time.
 */
export const leagues = pgTable('leagues', {
  id: text('id').primaryKey(),
  category: text('category', { enum: gameCategories }).notNull(),
  names: jsonb('names').$type<Translations>().notNull(),
  /** Id of the catalogue game in which members bet on the matches of the league. */
  nodeId: text('node_id')
    .notNull()
    .references(() => games.nodeId),
  firstRoundAt: dateTime('first_round_at').notNull(),
  /** Minutes from the start of a round to the start of the next round. */
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
