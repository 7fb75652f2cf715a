import type { PlayBreak as PlayBreakView } from '@livery/contract/responsible-gaming';
import { and, desc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { playBreaks } from './responsible-gaming.tables.ts';

export type PlayBreak = typeof playBreaks.$inferSelect;

/**
 * Finds the active break (cool-off or self-exclusion) of a member. If there are several, returns the one with the
 * latest end. Returns undefined if there is none.
 */
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
    // A permanent break has no end (`endsAt` is null). PostgreSQL sorts null before all times in descending order, so a
    // permanent break is the first row.
    .orderBy(desc(playBreaks.endsAt))
    .limit(1);
  return row;
};

/**
 * Converts a break of a member (cool-off or self-exclusion) to the API format. `until` is null for a permanent break.
 */
export const toBreakView = ({ kind, endsAt }: Pick<PlayBreak, 'kind' | 'endsAt'>): PlayBreakView => ({
  kind,
  until: endsAt?.toISOString() ?? null,
});

/**
 * Returns true if a break of the member started at or after `since`. With the start of a game session as `since`, the
 * session can be closed for good, even after the end of the break.
 */
export const hasBreakStartedSince = async (db: Database, memberId: string, since: Date): Promise<boolean> => {
  const [row] = await db
    .select({ id: playBreaks.id })
    .from(playBreaks)
    .where(and(eq(playBreaks.memberId, memberId), gte(playBreaks.startsAt, since)))
    .limit(1);
  return row !== undefined;
};
