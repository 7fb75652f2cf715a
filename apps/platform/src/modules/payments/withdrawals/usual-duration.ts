import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { withdrawals } from '../withdrawals.tables.ts';

/** Number of the latest paid withdrawals from which the usual duration is computed. */
const sampleSize = 50;

/** Below this number of withdrawals, the duration would be a guess. */
const minSampleSize = 5;

/** Share of the sample that was paid within the usual duration. */
const share = 0.8;

/**
 * Returns the milliseconds within which most of the latest withdrawals of a brand were paid. Returns undefined if the
 * brand has paid too few.
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
