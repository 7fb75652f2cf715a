import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Maximum number of rows per statement. A statement has one parameter for each value, and PostgreSQL accepts at most
 * 65,535 parameters.
 */
const chunkSize = 500;

/**
 * Inserts rows. If the table already has a row with the same primary key, the values of the new row replace the
 * values of that row. Columns that `rows[0]` does not contain stay unchanged in existing rows, and get their default
 * values in new rows.
 */
export const upsertRows = async <Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const columns = Object.entries(getTableColumns(table));
  const composite = getTableConfig(table).primaryKeys[0]?.columns ?? [];
  const target = composite.length > 0 ? composite : columns.flatMap(([, column]) => (column.primary ? [column] : []));
  const set = Object.fromEntries(
    columns
      .filter(([key]) => key in (rows[0] ?? {}))
      .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
  for (let from = 0; from < rows.length; from += chunkSize)
    await db
      .insert(table)
      .values(rows.slice(from, from + chunkSize) as Table['$inferInsert'][])
      .onConflictDoUpdate({ target, set } as never);
};
