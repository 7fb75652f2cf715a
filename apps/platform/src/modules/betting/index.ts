import { defineModule } from '../../core/modules/define-module.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { commissionsModule } from '../commissions/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { winnersRoutes } from './winners/winners.routes.ts';

export { betTotalsColumns, noBetTotals, toBetTotals } from './bet-totals.ts';
export { type Bet, payWin, placeBet, rollBackBet } from './bets.ts';
export { bets, gameSessions, type StoredVendorResponse, vendorTransactions } from './betting.tables.ts';
export { findFirstDeposit, isValidBet, sumLifetimeBets, sumPlay } from './member-stats.ts';
export { toWinner } from './winners/winners.ts';

/** Bets of all games, and the list of winners. */
export const bettingModule = defineModule({
  name: 'betting',
  dependsOn: {
    catalogue: catalogueModule,
    commissions: commissionsModule,
    ledger: ledgerModule,
    members: membersModule,
  },
  register: ({ route, db, clock }, { catalogue: { catalogue } }) => winnersRoutes(route, { db, catalogue, clock }),
});
