import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { playBreaks } from '../db/schema/tables.ts';

export type PlayBreak = typeof playBreaks.$inferSelect;

/** The break that a member is in; of several the one that lasts longest. */
export const currentBreak = async (db: Database, memberId: string, now: Date): Promise<PlayBreak | undefined> => {
  const [found] = await db
    .select()
    .from(playBreaks)
    .where(
      and(
        eq(playBreaks.memberId, memberId),
        lte(playBreaks.startsAt, now),
        or(isNull(playBreaks.endsAt), gt(playBreaks.endsAt, now)),
      ),
    )
    // Null, which is for good, sorts first.
    .orderBy(desc(playBreaks.endsAt))
    .limit(1);
  return found;
};
