import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { recentGames } from './recent-games.tables.ts';

/** Maximum number of recent games that are stored for a member. The app shows them on four pages. */
export const maxRecentGames = 100;
/** Minimum milliseconds between two updates of the same recent game of a member in the database. */
const writtenEvery = minutes(1);
/**
 * Maximum number of members whose last stored game this process remembers in memory. At this number, the memory is
 * cleared.
 */
const maxRememberedMembers = 5000;

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

  /**
   * Returns true if this game of the member was stored less than `writtenEvery` milliseconds ago, and no other game
   * since then. Otherwise remembers the game and the current time and returns false. The caller must then store the
   * game.
   */
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
    /** Lists the ids of the recent games, the latest first. */
    ids,
    /**
     * Records that a member opened a game or placed a bet in it. An error is only logged, so that it does not prevent
     * the launch or the bet.
     */
    record: async (memberId: string, nodeId: string): Promise<void> => {
      if (!isFresh(memberId, nodeId)) await write(memberId, nodeId).catch(onError);
    },
  };
};
export type Recents = ReturnType<typeof createRecents>;
