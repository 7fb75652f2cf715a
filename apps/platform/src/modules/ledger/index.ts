import { minutes } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { membersModule } from '../members/index.ts';
import { ensureBrandAccounts } from './accounts.ts';
import { ledgerChecks } from './reconciliation/ledger-checks.ts';
import { addLedgerMetrics } from './reconciliation/ledger-metrics.ts';
import { createReconciliation, type ReconciliationCheck } from './reconciliation/reconcile.ts';

export { counterpartAccount, ensureBrandAccounts, memberAccount, readBalance } from './accounts.ts';
export { computeFee } from './fees.ts';
export { InsufficientBalanceError } from './insufficient-balance.ts';
export { ledgerAccounts, ledgerEntries, ledgerHolds, ledgerTransactions, movementKinds } from './ledger.tables.ts';
export { createOrderNo } from './order-no.ts';
export { movementTotals, toMovementTotals } from './movement-totals.ts';
export { postMovement } from './post-movement.ts';
export { postTransaction } from './post-transaction.ts';
export type { ReconciliationCheck } from './reconciliation/reconcile.ts';

/** Double-entry ledger: accounts, balances, and the functions that move money. No other code moves money. */
export const ledgerModule = defineModule({
  name: 'ledger',
  dependsOn: { brands: brandsModule, members: membersModule },
  prepare: ({ db, brands }) => ensureBrandAccounts(db, brands.all),
  register: ({ app, db, clock, jobs, metrics }) => {
    const checks: ReconciliationCheck[] = [...ledgerChecks];
    jobs.add({
      name: 'ledger.reconcile',
      every: minutes(5),
      run: createReconciliation({
        db,
        clock,
        checks,
        onDifferences: (counts) => app.log.error({ differences: counts }, 'The ledger does not reconcile'),
      }),
    });
    addLedgerMetrics(metrics, db);
    return { addReconciliationChecks: (added: readonly ReconciliationCheck[]): void => void checks.push(...added) };
  },
});
