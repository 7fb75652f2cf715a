import { readConfig } from '../core/config/config.ts';
import { grantApplicationRights } from '../core/db/application-role.ts';
import { migratePostgres } from '../core/db/migrate-postgres.ts';
import { describeStartupError } from '../core/startup/describe-startup-error.ts';

/**
 * Runs the migrations of this version on the configured database. If another role owns the tables, grants the role of
 * the application its rights on them. Run this command before new gateways start. Gateways of the previous version can
 * run at the same time.
 */
const run = async (): Promise<string> => {
  const { databaseUrl, migrationUrl = databaseUrl } = readConfig(process.env);
  if (!migrationUrl) return 'DATABASE_URL is not set. The gateway migrates its embedded database when it starts.';
  const count = await migratePostgres(migrationUrl);
  const summary = count === 0 ? 'The database is up to date.' : `Migrated the database: ${count} migrations.`;
  if (!databaseUrl || databaseUrl === migrationUrl) return summary;
  return `${summary} The role ${await grantApplicationRights(migrationUrl, databaseUrl)} has its rights on the tables.`;
};

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const { DATABASE_MIGRATION_URL, DATABASE_URL } = process.env;
  const explained = describeStartupError(error, { databaseUrl: DATABASE_MIGRATION_URL ?? DATABASE_URL });
  process.stderr.write(`${explained ?? `The migration failed.\n${(error as Error).stack}`}\n`);
  process.exitCode = 1;
}
