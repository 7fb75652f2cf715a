import type { Database } from './database.ts';
import { databasePurpose, type databasePurposes } from './database-purpose.tables.ts';

type DatabasePurpose = (typeof databasePurposes)[number];

const explanations: Readonly<Record<DatabasePurpose, string>> = {
  demonstration:
    'This gateway is a demonstration (DEMO is on), but production uses its database. ' +
    'A demonstration inserts members with published passwords and lets anyone log in as any member. ' +
    'Set DEMO=off, or set DATABASE_URL or LIVERY_DATA to a database of its own.',
  production:
    'This gateway is not a demonstration (DEMO is off), but a demonstration has filled its database. ' +
    'The database contains members with published passwords and invented money. ' +
    'Set DATABASE_URL or LIVERY_DATA to a database that no demonstration has used, or set DEMO=on.',
};

/**
 * Error for a demonstration that uses the database of a production gateway, and for a production gateway that uses the
 * database of a demonstration.
 */
export class DatabasePurposeError extends Error {
  override readonly name = 'DatabasePurposeError';

  constructor(purpose: DatabasePurpose) {
    super(explanations[purpose]);
  }
}

/**
 * Marks the database as a database of demonstrations or of production. Throws a DatabasePurposeError if the database
 * already has the other mark. Demonstrations of older versions set no mark, so the migration that creates the table
 * marks their databases.
 */
export const claimDatabase = async (db: Database, purpose: DatabasePurpose, now: Date): Promise<void> => {
  await db.insert(databasePurpose).values({ purpose, since: now }).onConflictDoNothing();
  const [claimed] = await db.select().from(databasePurpose);
  if (claimed?.purpose !== purpose) throw new DatabasePurposeError(purpose);
};
