import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { memberMessages } from '../notifications.tables.ts';

export const getUnreadCount = async (db: Database, memberId: string): Promise<number> => {
  const [row] = await db
    .select({ unread: count() })
    .from(memberMessages)
    .where(and(eq(memberMessages.memberId, memberId), isNull(memberMessages.readAt), isNull(memberMessages.deletedAt)));
  return row?.unread ?? 0;
};
