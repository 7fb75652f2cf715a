import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { createReleaseNotFound } from './change-environment.ts';
import { type ReleaseRow, releases } from './releases.tables.ts';

/** Returns a release of a brand. Throws a GatewayError if the brand does not have it. */
export const getReleaseOrThrow = async (db: Database, brand: string, releaseId: string): Promise<ReleaseRow> => {
  const [release] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.brand, brand), eq(releases.id, releaseId)));
  if (!release) throw createReleaseNotFound(brand, releaseId);
  return release;
};
