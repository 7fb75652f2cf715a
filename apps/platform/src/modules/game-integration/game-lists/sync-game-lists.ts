import { parseAmount } from '@livery/contract/money';
import type { ListedGame } from '@livery/contract/seamless/game-list';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { games, vendors } from '../../catalogue/index.ts';
import type { ProviderAdapter } from '../launch/provider-adapter.ts';
import type { VendorGames } from '../launch/protocol-adapter.ts';

type GameRow = Omit<typeof games.$inferSelect, 'isHot' | 'isNew' | 'listedAt'>;

/**
 * Distance between the catalogue positions of the first games of two successive vendors. Each vendor has fewer games
 * than this number, so the positions of two vendors never overlap.
 */
const positionsPerVendor = 100_000;

/** Colour of a tile while its image loads, if the vendor sends no colour. */
const defaultColour = '#2a2440';

/** Returns the catalogue id of a vendor's game. Vendor codes have no hyphen, so two games never have the same id. */
export const toNodeId = (vendor: string, code: string): string => `${vendor}-${code}`;

const toGameRow = (vendor: string, game: ListedGame, position: number): GameRow => ({
  nodeId: toNodeId(vendor, game.code),
  vendor,
  category: game.category,
  gameCode: game.code,
  roomId: game.code,
  name: game.names.EN as string,
  names: game.names,
  theme: game.theme ?? '',
  colour: game.colour ?? defaultColour,
  classify: game.class ?? null,
  lottoMode: null,
  minBet: parseAmount(game.minBet),
  minBets: Object.fromEntries(
    Object.entries(game.minBets ?? {}).map(([currency, minBet]) => [currency, parseAmount(minBet)]),
  ),
  lines: game.lines ?? null,
  position,
  isActive: true,
});

const saveVendor = async (tx: Database, code: string, name: string, position: number): Promise<void> => {
  const [stored] = await tx.select().from(vendors).where(eq(vendors.code, code));
  if (!stored) await tx.insert(vendors).values({ code, name, position });
  else if (stored.name !== name || stored.position !== position)
    await tx.update(vendors).set({ name, position }).where(eq(vendors.code, code));
};

/** Returns true if the stored game has all values of the listed game. */
const isSame = (listed: GameRow, stored: typeof games.$inferSelect | undefined): boolean =>
  stored !== undefined && isDeepStrictEqual({ ...stored, ...listed }, stored);

/**
 * Stores the games of a vendor, and deactivates stored games that the vendor no longer lists. Those games stay in the
 * table, because bets and favourites refer to them. Only changed rows are written, because each write to the catalogue
 * makes all gateways reload it. `now` is the listing time of a game that is listed for the first time.
 */
const saveGames = async (tx: Database, vendor: string, listed: readonly GameRow[], now: Date): Promise<void> => {
  const stored = new Map(
    (await tx.select().from(games).where(eq(games.vendor, vendor))).map((game) => [game.nodeId, game]),
  );
  for (const game of listed)
    if (!isSame(game, stored.get(game.nodeId)))
      await tx
        .insert(games)
        .values({ ...game, listedAt: now })
        .onConflictDoUpdate({ target: games.nodeId, set: game });
  const offered = new Set(listed.map(({ nodeId }) => nodeId));
  const withdrawn = [...stored.values()].filter(({ nodeId, isActive }) => isActive && !offered.has(nodeId));
  if (withdrawn.length > 0)
    await tx
      .update(games)
      .set({ isActive: false })
      .where(
        and(
          eq(games.vendor, vendor),
          inArray(
            games.nodeId,
            withdrawn.map(({ nodeId }) => nodeId),
          ),
        ),
      );
};

interface GameListSyncDeps {
  readonly db: Database;
  readonly adapters: readonly ProviderAdapter[];
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the job that loads the game list of each vendor and updates the catalogue: it inserts new games, updates
 * changed games and deactivates withdrawn games. If a vendor does not respond or its list is invalid, the games of this
 * vendor are not changed, and `onError` gets the cause.
 */
export const createGameListSync = ({ db, adapters, clock, onError }: GameListSyncDeps) => {
  const sources = adapters.flatMap(({ vendors: codes, listGames }) =>
    listGames ? codes.map((code) => ({ code, read: listGames })) : [],
  );

  const saveList = (code: string, { name, games: listed }: VendorGames, order: number): Promise<void> =>
    db.transaction(async (tx) => {
      // Several gateways can run this job at the same time. The lock makes the second gateway wait until the first has
      // stored the games. It then finds no changes.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`vendor-games/${code}`}))`);
      await saveVendor(tx, code, name, order);
      await saveGames(
        tx,
        code,
        listed.map((game, index) => toGameRow(code, game, order * positionsPerVendor + index)),
        clock.now(),
      );
    });

  return async (): Promise<void> => {
    const lists = await Promise.allSettled(sources.map(({ code, read }) => read(code)));
    for (const [order, list] of lists.entries()) {
      const code = sources[order]?.code ?? '';
      if (list.status === 'rejected') onError(list.reason);
      else await saveList(code, list.value, order).catch(onError);
    }
  };
};
