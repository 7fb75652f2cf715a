import { minutes } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { commissionsModule } from '../commissions/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { webhooksModule } from '../webhooks/index.ts';
import { topGamesRoutes } from './top-games/top-games.routes.ts';
import { reportBetVolume } from './volume/report-bet-volume.ts';
import { winnersRoutes } from './winners/winners.routes.ts';

export { betTotalsColumns, noBetTotals, toBetTotals } from './bet-totals.ts';
export { type Bet, payWin, placeBet, rollBackBet } from './bets.ts';
export { bets, gameSessions, type StoredVendorResponse, vendorTransactions } from './betting.tables.ts';
export { findFirstDeposit, isValidBet, sumLifetimeBets, sumPlay } from './member-stats.ts';
export { toWinner } from './winners/winners.ts';

/**
 * Module for the bets of all games, the list of winners and the most played games. If the operator receives events, it
 * also reports the volume of bets for each hour.
 */
export const bettingModule = defineModule({
  name: 'betting',
  dependsOn: {
    catalogue: catalogueModule,
    commissions: commissionsModule,
    ledger: ledgerModule,
    members: membersModule,
    webhooks: webhooksModule,
  },
  register: (
    { route, db, clock, brands, jobs, warn },
    { catalogue: { catalogue }, webhooks: { isOn, recordEvent } },
  ) => {
    winnersRoutes(route, { db, catalogue, clock });
    topGamesRoutes(route, { db, catalogue, clock, onError: warn('The most played games could not be read') });
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
