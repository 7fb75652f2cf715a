import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { withdrawals } from '../withdrawals.tables.ts';

/** Number of latest paid withdrawals that are used to compute the usual duration. */
const sampleSize = 50;

/** Minimum number of withdrawals for the computation. Fewer withdrawals would give an unreliable duration. */
const minSampleSize = 5;

/** Fraction of the latest withdrawals that were paid within the usual duration. */
const share = 0.8;

/**
 * Returns the usual duration of a brand's withdrawals in milliseconds. 80% of the latest withdrawals were paid within
 * this time. Returns undefined if the brand has paid too few withdrawals.
 */
export const findUsualDuration = async (db: Database, merchant: string): Promise<number | undefined> => {
  const rows = await db
    .select({ createdAt: withdrawals.createdAt, settledAt: withdrawals.settledAt })
    .from(withdrawals)
    .where(and(eq(withdrawals.merchant, merchant), eq(withdrawals.state, 'paid')))
    .orderBy(desc(withdrawals.settledAt))
    .limit(sampleSize);
  const durations = rows
    .flatMap(({ createdAt, settledAt }) => (settledAt ? [settledAt.getTime() - createdAt.getTime()] : []))
    .toSorted((one, other) => one - other);
  if (durations.length < minSampleSize) return undefined;
  return durations[Math.ceil(durations.length * share) - 1];
};
