import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { Metrics } from '../../../core/metrics/metrics.ts';
import { ledgerReconciliations } from './reconciliations.tables.ts';

/** Adds metrics: the total money of the members, and the result of the last reconciliation. */
export const addLedgerMetrics = ({ addGauge }: Metrics, db: Database): void => {
  addGauge({
    name: 'ledger_member_total_minor',
    help: 'Sum of the balances of all members in minor units',
    labels: ['merchant', 'currency'],
    read: async () => {
      const { rows } = (await db.execute(
        sql`select merchant, currency, sum(balance)::text as total from ledger_accounts where kind = 'member' group by 1, 2`,
      )) as unknown as { readonly rows: readonly { merchant: string; currency: string; total: string }[] };
      return rows.map(({ merchant, currency, total }) => ({ value: Number(total), labels: { merchant, currency } }));
    },
  });
  const readLast = async () =>
    (await db.select().from(ledgerReconciliations).orderBy(desc(ledgerReconciliations.at)).limit(1))[0];
  addGauge({
    name: 'ledger_differences',
    help: 'Differences that the last reconciliation found. Any value above 0 is an alarm',
    read: async () => [{ value: (await readLast())?.differenceCount ?? 0 }],
  });
  addGauge({
    name: 'ledger_reconciled_timestamp_seconds',
    help: 'Time of the last reconciliation',
    read: async () => [{ value: ((await readLast())?.at.getTime() ?? 0) / 1000 }],
  });
};
