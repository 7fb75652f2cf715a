import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';

/** Tables in which the application only inserts rows, and never changes or deletes them. */
const appendOnlyTables = [
  'ledger_entries',
  'ledger_transactions',
  'audit_entries',
  'audit_checkpoints',
  'brand_versions',
  'brand_assets',
  'releases',
  'brand_environment_changes',
  'draft_operations',
] as const;

export class ApplicationRoleError extends Error {
  override readonly name = 'ApplicationRoleError';
}

const readNames = async (db: Database, query: ReturnType<typeof sql>): Promise<string[]> =>
  ((await db.execute(query)) as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);

/**
 * Grants the database role of the gateway its rights on all tables. Call it as the owner of the tables, after the
 * migrations. The role can read and write rows, but cannot change tables, triggers or functions. It cannot change or
 * delete ledger entries and audit log entries. Some other tables, such as approvals and drafts, do not permit deletion.
 * The role can read the history of the migrations, to find missing ones. Throws an ApplicationRoleError if the role
 * does not exist, owns tables, or is a superuser.
 */
export const grantApplicationRole = async (db: Database, role: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [found] = await readNames(
      tx,
      sql`select rolname as name from pg_roles where rolname = ${role} and not rolsuper and not rolbypassrls`,
    );
    if (!found)
      throw new ApplicationRoleError(
        `The role "${role}" does not exist, or is a superuser. Create it with: create role "${role}" login password '…'`,
      );
    const owned = await readNames(
      tx,
      sql`select tablename as name from pg_tables where schemaname = 'public' and tableowner = ${role}`,
    );
    if (owned.length > 0)
      throw new ApplicationRoleError(
        `The role "${role}" owns tables, such as ${owned[0]}: give them to the role of the migrations with ` +
          `"reassign owned by", because the owner of a table can change and empty it.`,
      );
    const name = sql.identifier(role);
    await tx.execute(sql`revoke all on all tables in schema public from ${name}`);
    await tx.execute(sql`revoke create on schema public from public`);
    await tx.execute(sql`grant usage on schema public to ${name}`);
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${name}`);
    await tx.execute(sql`grant usage, select on all sequences in schema public to ${name}`);
    await tx.execute(sql`grant usage on schema drizzle to ${name}`);
    await tx.execute(sql`grant select on all tables in schema drizzle to ${name}`);
    for (const table of appendOnlyTables)
      await tx.execute(sql`revoke update, delete on ${sql.identifier(table)} from ${name}`);
    await tx.execute(sql`revoke insert, update, delete on ledger_holds from ${name}`);
    // A trigger updates `audit_heads` with the rights of the owner of the tables. The role of the application
    // therefore needs no right to write in `audit_heads`.
    await tx.execute(sql`revoke insert, update, delete on audit_heads from ${name}`);
    // Rows of these tables must not be deleted. Incident switches, approvals, grants and tokens document earlier
    // incidents, decisions and rights. Audit log entries refer to operators, and stored edits refer to drafts.
    const undeletable = [
      'incident_switches',
      'approvals',
      'operators',
      'operator_grants',
      'operator_api_tokens',
      'drafts',
    ];
    for (const table of undeletable) await tx.execute(sql`revoke delete on ${sql.identifier(table)} from ${name}`);
    // To lock a row (FOR UPDATE), the role of the application needs the right to update at least one column. A trigger
    // rejects every real update of `balance`, so this right permits only the lock.
    await tx.execute(sql`revoke update, delete on ledger_accounts from ${name}`);
    await tx.execute(sql`grant update (balance) on ledger_accounts to ${name}`);
  });

/**
 * Grants the role of the application, which is the user of `databaseUrl`, its rights on the tables. Connects with
 * `migrationUrl`, whose user owns the tables. Returns the name of the application's role. Throws an
 * ApplicationRoleError if both URLs have the same user.
 */
export const grantApplicationRights = async (migrationUrl: string, databaseUrl: string): Promise<string> => {
  const role = decodeURIComponent(new URL(databaseUrl).username);
  if (role === decodeURIComponent(new URL(migrationUrl).username))
    throw new ApplicationRoleError(
      `DATABASE_URL and DATABASE_MIGRATION_URL have the same role "${role}". The role of the application must not own ` +
        'the tables: create a second role and name it in DATABASE_URL.',
    );
  const client = new pg.Client({ connectionString: migrationUrl });
  await client.connect();
  try {
    await grantApplicationRole(drizzle(client), role);
    return role;
  } finally {
    await client.end();
  }
};
