import { sql } from 'drizzle-orm';
import type { ReconciliationCheck } from './reconcile.ts';

/** Checks that read only the ledger tables. Each query returns one row for each wrong amount. */
export const ledgerChecks: readonly ReconciliationCheck[] = [
  {
    name: 'ledger total',
    query: sql`
      select account.currency as subject, '0' as expected, sum(entry.amount)::text as actual
      from ledger_entries as entry join ledger_accounts as account on account.id = entry.account_id
      group by account.currency having sum(entry.amount) <> 0`,
  },
  {
    name: 'member balances',
    query: sql`
      select account.id as subject, coalesce(entries.total, 0)::text as expected, account.balance::text as actual
      from ledger_accounts as account
      left join (select account_id, sum(amount) as total from ledger_entries group by account_id) as entries
        on entries.account_id = account.id
      where account.kind = 'member' and account.balance <> coalesce(entries.total, 0)`,
  },
];
