import { defineModule } from '../../core/modules/define-module.ts';
import { brandsModule } from '../brands/index.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { ledgerModule, readBalance } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { notificationsModule } from '../notifications/index.ts';
import { commissionsRoutes } from './commissions.routes.ts';
import { payDueCommissions } from './pay-commissions.ts';

export {
  accruePendingCommissions,
  type CommissionBasis,
  makeCommissionsPayable,
  voidCommissions,
} from './bet-commissions.ts';
export { computeShares, rateBase, seriesBase } from './commission-split.ts';
export { commissions, memberRates } from './commissions.tables.ts';
export { toContractCategory } from './counted-category.ts';
export { loadEffectiveRates, setRates } from './downline-rates.ts';
export { loadMemberSeries, toRateUpline } from './upline.ts';

/**
 * Commissions: the rebates that agents get for the bets of the members below them, and the rates for these rebates.
 */
export const commissionsModule = defineModule({
  name: 'commissions',
  dependsOn: {
    brands: brandsModule,
    catalogue: catalogueModule,
    ledger: ledgerModule,
    members: membersModule,
    notifications: notificationsModule,
  },
  register: ({ route, db, clock, hub }, { brands: { merchants }, notifications: { withNotifications } }) => {
    commissionsRoutes(route, { db, clock, merchants, withNotifications });
    return {
      /**
       * Pays all due rebates, which are commissions on bets. The module `agents` calls this function before it
       * calculates the contract payouts of agents. The amounts of these payouts depend on the rebates.
       */
      payDue: (): Promise<void> =>
        payDueCommissions(db, clock.now, async ({ memberId }) =>
          hub.publish({ type: 'balance', memberId, ...(await readBalance(db, memberId)) }),
        ),
    };
  },
});
