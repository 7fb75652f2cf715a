import { createHash } from 'node:crypto';
import { lte } from 'drizzle-orm';
import type { Clock } from '../../clock/clock.ts';
import { minutes } from '../../clock/durations.ts';
import type { Database } from '../../db/database.ts';
import { usedEnvelopes } from '../used-envelopes.tables.ts';

const sweepInterval = minutes(10);

/** Durable record of the envelopes (encrypted bodies) that were used. All gateways share it. */
export interface UsedEnvelopes {
  /**
   * Records an envelope until `expiresAt`. Returns false if the envelope was already recorded. If several callers
   * record it at the same time, only one caller gets true.
   */
  readonly record: (id: string, expiresAt: Date) => Promise<boolean>;
}

export const createUsedEnvelopes = (db: Database, clock: Clock): UsedEnvelopes => {
  let nextSweep = 0;
  const sweep = async (): Promise<void> => {
    const now = clock.now();
    if (now.getTime() < nextSweep) return;
    nextSweep = now.getTime() + sweepInterval;
    await db.delete(usedEnvelopes).where(lte(usedEnvelopes.expiresAt, now));
  };
  return {
    record: async (id, expiresAt) => {
      await sweep();
      const hash = createHash('sha256').update(id).digest('base64url');
      const inserted = await db.insert(usedEnvelopes).values({ id: hash, expiresAt }).onConflictDoNothing().returning();
      return inserted.length === 1;
    },
  };
};
