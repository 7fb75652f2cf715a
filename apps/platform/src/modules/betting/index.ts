import { minutes } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { commissionsModule } from '../commissions/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { webhooksModule } from '../webhooks/index.ts';
import { reportBetVolume } from './volume/report-bet-volume.ts';
import { winnersRoutes } from './winners/winners.routes.ts';

export { betTotalsColumns, noBetTotals, toBetTotals } from './bet-totals.ts';
export { type Bet, payWin, placeBet, rollBackBet } from './bets.ts';
export { bets, gameSessions, type StoredVendorResponse, vendorTransactions } from './betting.tables.ts';
export { findFirstDeposit, isValidBet, sumLifetimeBets, sumPlay } from './member-stats.ts';
export { toWinner } from './winners/winners.ts';

/** Bets of all games, the list of winners, and the volume of bets for the operator. */
export const bettingModule = defineModule({
  name: 'betting',
  dependsOn: {
    catalogue: catalogueModule,
    commissions: commissionsModule,
    ledger: ledgerModule,
    members: membersModule,
    webhooks: webhooksModule,
  },
  register: ({ route, db, clock, brands, jobs }, { catalogue: { catalogue }, webhooks: { isOn, recordEvent } }) => {
    winnersRoutes(route, { db, catalogue, clock });
    if (isOn)
      jobs.add({
        name: 'betting.volume',
        every: minutes(1),
        run: async () => {
          for (const brand of brands.all) await reportBetVolume({ db, clock, recordEvent }, brand);
        },
      });
  },
});
