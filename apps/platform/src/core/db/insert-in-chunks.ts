import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Maximum number of rows per SQL statement. All rows of one ledger transaction must be in the same statement. To insert
 * more ledger rows, call the function several times, each time with complete ledger transactions.
 */
const chunkSize = 4000;

/**
 * Inserts many rows. Each SQL statement has a single parameter, which contains its rows as JSON. A parameter for each
 * value would make the statement ten times slower and exceed the maximum number of parameters. Columns that the first
 * row does not have get their default values.
 */
export const insertInChunks = async <Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const shape = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = rows
      .slice(from, from + chunkSize)
      .map((row) =>
        Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
      );
    await db.execute(
      sql`insert into ${sql.identifier(getTableName(table))} (${names})
          select ${names} from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as given (${shape})`,
    );
  }
};
