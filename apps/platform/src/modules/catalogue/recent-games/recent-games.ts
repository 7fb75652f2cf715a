import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { recentGames } from './recent-games.tables.ts';

/** Games that are remembered of a member: four pages. */
export const maxRecentGames = 100;
/** Who bets on in the same game has it written down once in this time. */
const writtenEvery = minutes(1);
/** Members whose last game is remembered in the process. */
const maxRememberedMembers = 5000;

/** What members played lately. */
export const createRecents = (db: Database, clock: Clock, onError: (error: unknown) => void) => {
  const ids = async (memberId: string): Promise<string[]> => {
    const rows = await db
      .select({ nodeId: recentGames.nodeId })
      .from(recentGames)
      .where(eq(recentGames.memberId, memberId))
      .orderBy(desc(recentGames.playedAt), recentGames.nodeId)
      .limit(maxRecentGames);
    return rows.map(({ nodeId }) => nodeId);
  };

  const written = new Map<string, { readonly nodeId: string; readonly at: number }>();

  /** Whether it was written down just now. */
  const isFresh = (memberId: string, nodeId: string): boolean => {
    const now = clock.now().getTime();
    const last = written.get(memberId);
    if (last?.nodeId === nodeId && now - last.at < writtenEvery) return true;
    if (written.size >= maxRememberedMembers) written.clear();
    written.set(memberId, { nodeId, at: now });
    return false;
  };

  const write = async (memberId: string, nodeId: string): Promise<void> => {
    const playedAt = clock.now();
    await db
      .insert(recentGames)
      .values({ memberId, nodeId, playedAt })
      .onConflictDoUpdate({ target: [recentGames.memberId, recentGames.nodeId], set: { playedAt } });
    const recentIds = await ids(memberId);
    if (recentIds.length === maxRecentGames)
      await db
        .delete(recentGames)
        .where(and(eq(recentGames.memberId, memberId), notInArray(recentGames.nodeId, recentIds)));
  };

  return {
    /** Node ids, the latest first. */
    ids,
    /** A game was opened or bet in. Remembering is never a reason for either to fail. */
    record: async (memberId: string, nodeId: string): Promise<void> => {
      if (!isFresh(memberId, nodeId)) await write(memberId, nodeId).catch(onError);
    },
  };
};
export type Recents = ReturnType<typeof createRecents>;
