import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { membersModule } from '../members/index.ts';
import { ensureBrandAccounts } from './accounts.ts';

export { counterpartAccount, memberAccount, readBalance } from './accounts.ts';
export { computeFee } from './fees.ts';
export { InsufficientBalanceError } from './insufficient-balance.ts';
export { ledgerAccounts, ledgerEntries, ledgerTransactions, movementKinds } from './ledger.tables.ts';
export { createOrderNo } from './order-no.ts';
export { postMovement } from './post-movement.ts';
export { postTransaction } from './post-transaction.ts';

/** Double-entry ledger: accounts, balances, and the functions that move money. No other code moves money. */
export const ledgerModule = defineModule({
  name: 'ledger',
  dependsOn: { brands: brandsModule, members: membersModule },
  prepare: ({ db, brands }) => ensureBrandAccounts(db, brands.all),
  register: () => undefined,
});
