import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { playBreaks } from './responsible-gaming.tables.ts';

export type PlayBreak = typeof playBreaks.$inferSelect;

/** Finds the active break of a member. If there are several, it is the one that lasts longest. */
export const findActiveExclusion = async (
  db: Database,
  memberId: string,
  now: Date,
): Promise<PlayBreak | undefined> => {
  const [row] = await db
    .select()
    .from(playBreaks)
    .where(
      and(
        eq(playBreaks.memberId, memberId),
        lte(playBreaks.startsAt, now),
        or(isNull(playBreaks.endsAt), gt(playBreaks.endsAt, now)),
      ),
    )
    // A null `endsAt` is a permanent break and sorts first.
    .orderBy(desc(playBreaks.endsAt))
    .limit(1);
  return row;
};
