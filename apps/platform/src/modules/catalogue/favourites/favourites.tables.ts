import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { games } from '../catalogue.tables.ts';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

export const favouriteGames = pgTable(
  'favourite_games',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    addedAt: dateTime('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index('favourite_games_by_member').on(table.memberId, table.addedAt),
  ],
);
