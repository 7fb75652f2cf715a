import { sql } from 'drizzle-orm';
import type { ReconciliationCheck } from '../../ledger/index.ts';

/**
 * Checks that compare payment orders with ledger entries. The query of each check returns one row with the expected
 * and the actual amount for each difference.
 */
export const paymentChecks: readonly ReconciliationCheck[] = [
  {
    name: 'held amounts',
    query: sql`
      select account.id as subject, coalesce(orders.total, 0)::text as expected, coalesce(entries.total, 0)::text as actual
      from ledger_accounts as account
      left join (select merchant, sum(amount) as total from withdrawals
        where state not in ('paid', 'refused', 'cancelled') group by merchant) as orders on orders.merchant = account.merchant
      left join (select account_id, sum(amount) as total from ledger_entries group by account_id) as entries
        on entries.account_id = account.id
      where account.kind = 'held' and coalesce(orders.total, 0) <> coalesce(entries.total, 0)`,
  },
  {
    name: 'deposits',
    query: sql`
      select orders.order_no as subject,
        (case when orders.state = 'confirmed' then orders.amount - orders.fee else 0 end)::text as expected,
        coalesce(credits.total, 0)::text as actual
      from deposits as orders
      left join (select posted.reference, entry.account_id, sum(entry.amount) as total
        from ledger_transactions as posted join ledger_entries as entry on entry.transaction_id = posted.id
        where posted.kind = 'deposit' group by posted.reference, entry.account_id) as credits
        on credits.reference = orders.order_no and credits.account_id = orders.member_id
      where coalesce(credits.total, 0) <> (case when orders.state = 'confirmed' then orders.amount - orders.fee else 0 end)`,
  },
  {
    name: 'withdrawals',
    query: sql`
      select orders.order_no as subject,
        (case when orders.state = 'paid' then orders.amount else 0 end)::text as expected,
        coalesce(payouts.total, 0)::text as actual
      from withdrawals as orders
      left join (select posted.reference, -sum(entry.amount) as total
        from ledger_transactions as posted
        join ledger_entries as entry on entry.transaction_id = posted.id
        join ledger_accounts as account on account.id = entry.account_id and account.kind = 'held'
        where posted.kind = 'withdrawal' group by posted.reference) as payouts on payouts.reference = orders.order_no
      where coalesce(payouts.total, 0) <> (case when orders.state = 'paid' then orders.amount else 0 end)`,
  },
];
