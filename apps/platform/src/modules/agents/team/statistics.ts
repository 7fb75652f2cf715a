import type { Merchant } from '@livery/merchant/merchant.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { merchants } from '../../brands/index.ts';

/** Maximum number of changes in one aggregation step. A step with this many changes takes some hundred milliseconds. */
const batchSize = 5000;

/** Adds all changes that were committed before this call to the daily statistics of members and teams. */
export const aggregateTeams = async (db: Database): Promise<void> => {
  for (;;) {
    const { rows } = (await db.execute(sql`select team_fold(${batchSize}) as folded`)) as unknown as {
      rows: readonly { folded: number }[];
    };
    if ((rows[0]?.folded ?? 0) < batchSize) return;
  }
};

/**
 * Recomputes the statistics of a merchant from all its data. While this function runs, no bet of the merchant can be
 * settled.
 */
export const rebuildTeams = async (db: Database, merchant: string): Promise<void> => {
  await db.transaction((tx) => tx.execute(sql`select team_rebuild(${merchant})`));
};

/**
 * Stores the time zones of the brands in the database. If the time zone of a brand has changed, its statistics are
 * recomputed.
 */
export const syncTeamTimeZones = async (db: Database, brands: readonly Merchant[]): Promise<void> => {
  for (const { code, timeZone } of brands) {
    const moved = await db
      .update(merchants)
      .set({ timeZone })
      .where(sql`${merchants.code} = ${code} and ${merchants.timeZone} is distinct from ${timeZone}`)
      .returning();
    if (moved.length > 0) await rebuildTeams(db, code);
  }
};
