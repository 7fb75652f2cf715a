import { and, count, desc, eq } from 'drizzle-orm';
import { ErrorCode } from '@livery/contract/errors';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { favouriteGames } from './favourites.tables.ts';

/** Maximum number of favourites of a member. It is far above normal use. Without it, a script could fill the table. */
export const maxFavourites = 300;

export const createFavourites = (db: Database, clock: Clock) => {
  const whereFavourite = (memberId: string, nodeId: string) =>
    and(eq(favouriteGames.memberId, memberId), eq(favouriteGames.nodeId, nodeId));

  return {
    /** Lists the ids of the favourite games, the latest first. */
    ids: async (memberId: string): Promise<string[]> => {
      const rows = await db
        .select({ nodeId: favouriteGames.nodeId })
        .from(favouriteGames)
        .where(eq(favouriteGames.memberId, memberId))
        .orderBy(desc(favouriteGames.addedAt), favouriteGames.nodeId);
      return rows.map(({ nodeId }) => nodeId);
    },

    /**
     * Adds a favourite. A repeated call changes nothing. Throws a GatewayError if the member already has the maximum
     * number of favourites.
     */
    add: async (memberId: string, nodeId: string): Promise<void> => {
      const [existing] = await db
        .select({ total: count() })
        .from(favouriteGames)
        .where(eq(favouriteGames.memberId, memberId));
      if (existing && existing.total >= maxFavourites) throw new GatewayError(ErrorCode.FavouritesFull);
      await db.insert(favouriteGames).values({ memberId, nodeId, addedAt: clock.now() }).onConflictDoNothing();
    },

    remove: async (memberId: string, nodeId: string): Promise<void> => {
      await db.delete(favouriteGames).where(whereFavourite(memberId, nodeId));
    },
  };
};
export type Favourites = ReturnType<typeof createFavourites>;
