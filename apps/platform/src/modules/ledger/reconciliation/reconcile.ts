import { desc, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, hours } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { type Difference, ledgerReconciliations } from './reconciliations.tables.ts';

export interface ReconciliationCheck {
  readonly name: string;
  /**
   * Query that returns one row for each wrong amount. Its columns are `subject` (e.g. the account), `expected` and
   * `actual`.
   */
  readonly query: SQL;
}

/** Milliseconds between two reconciliations. Each reconciliation reads all entries of the ledger. */
export const reconciliationInterval = hours(1);
const retentionMs = days(90);
const maxDifferences = 100;

interface CreateReconciliationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly checks: readonly ReconciliationCheck[];
  /** Called if some amounts are wrong. `counts` contains the number of wrong amounts by name of the check. */
  readonly onDifferences: (counts: Readonly<Record<string, number>>) => void;
}

const runChecks = async (tx: Database, checks: readonly ReconciliationCheck[]): Promise<readonly Difference[]> => {
  const differences: Difference[] = [];
  for (const { name, query } of checks) {
    const { rows } = (await tx.execute(
      sql`select * from (${query}) as differing limit ${maxDifferences}`,
    )) as unknown as {
      readonly rows: readonly Omit<Difference, 'check'>[];
    };
    differences.push(...rows.map(({ subject, expected, actual }) => ({ check: name, subject, expected, actual })));
  }
  return differences;
};

/**
 * Creates the function that compares amounts of the database that must be equal, such as a balance and the sum of its
 * entries. It stores the result and reports the differences. It does nothing if the last run is less than an hour ago,
 * or while another gateway runs it.
 */
export const createReconciliation =
  ({ db, clock, checks, onDifferences }: CreateReconciliationDeps) =>
  async (): Promise<void> => {
    const differences = await db.transaction(
      async (tx) => {
        // Each check reads many rows and can take longer than the default time limit of a statement.
        await tx.execute(sql`set local statement_timeout = '10min'`);
        const { rows } = (await tx.execute(
          sql`select pg_try_advisory_xact_lock(hashtextextended('ledger.reconcile', 0)) as acquired`,
        )) as unknown as { readonly rows: readonly { readonly acquired: boolean }[] };
        const now = clock.now();
        const [last] = await tx
          .select({ at: ledgerReconciliations.at })
          .from(ledgerReconciliations)
          .orderBy(desc(ledgerReconciliations.at))
          .limit(1);
        if (!rows[0]?.acquired || (last && now.getTime() - last.at.getTime() < reconciliationInterval)) return [];
        const startedAt = performance.now();
        const found = await runChecks(tx, checks);
        await tx
          .delete(ledgerReconciliations)
          .where(lt(ledgerReconciliations.at, new Date(now.getTime() - retentionMs)));
        await tx.insert(ledgerReconciliations).values({
          at: now,
          milliseconds: Math.round(performance.now() - startedAt),
          differenceCount: found.length,
          differences: found,
        });
        return found;
      },
      { isolationLevel: 'repeatable read' },
    );
    if (differences.length === 0) return;
    const counts: Record<string, number> = {};
    for (const { check } of differences) counts[check] = (counts[check] ?? 0) + 1;
    onDifferences(counts);
  };
