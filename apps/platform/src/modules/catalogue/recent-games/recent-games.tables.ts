import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { games } from '../catalogue.tables.ts';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/**
 * Games in which a member recently played. Each row has the time of the last launch of the game or the last bet in it.
 */
export const recentGames = pgTable(
  'recent_games',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    nodeId: text('node_id')
      .notNull()
      .references(() => games.nodeId),
    playedAt: dateTime('played_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index('recent_games_by_member').on(table.memberId, table.playedAt),
  ],
);
