import { readConfig } from '../core/config/config.ts';
import { grantApplicationRights } from '../core/db/application-role.ts';

/**
 * Grants the user of DATABASE_URL (the database role of the application) its rights on the tables. The user of
 * DATABASE_MIGRATION_URL owns the tables. Run this command after the migrations.
 */
const run = async (): Promise<string> => {
  const { databaseUrl, migrationUrl } = readConfig(process.env);
  if (!databaseUrl || !migrationUrl)
    throw new Error(
      'Set DATABASE_URL (role of the application) and DATABASE_MIGRATION_URL (role that owns the tables).',
    );
  return `The role ${await grantApplicationRights(migrationUrl, databaseUrl)} has its rights on the tables.`;
};

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
