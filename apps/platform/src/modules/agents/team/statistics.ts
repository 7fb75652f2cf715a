import type { Merchant } from '@livery/merchant/merchant.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { merchants } from '../../brands/brands.tables.ts';

/** Changes that one fold takes: some hundred milliseconds. */
const batchSize = 5000;

/** Folds what has been written so far into the days of members and teams. What was committed before the call is in them after it. */
export const aggregateTeams = async (db: Database): Promise<void> => {
  for (;;) {
    const { rows } = (await db.execute(sql`select team_fold(${batchSize}) as folded`)) as unknown as {
      rows: readonly { folded: number }[];
    };
    if ((rows[0]?.folded ?? 0) < batchSize) return;
  }
};

/** Computes a merchant's figures anew. Nothing of the merchant is settled until it is done. */
export const rebuildTeams = async (db: Database, merchant: string): Promise<void> => {
  await db.transaction((tx) => tx.execute(sql`select team_rebuild(${merchant})`));
};

/** Tells the database the brands' time zones; where one is new, its days are counted anew. */
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
