import { minutes } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { catalogueModule } from '../catalogue/index.ts';
import { commissionsModule } from '../commissions/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { membersModule } from '../members/index.ts';
import { webhooksModule } from '../webhooks/index.ts';
import { rankEveryMs, rankGames } from './game-ranks/rank-games.ts';
import { reportBetVolume } from './volume/report-bet-volume.ts';
import { winnersRoutes } from './winners/winners.routes.ts';

export { betTotalsColumns, noBetTotals, toBetTotals } from './bet-totals.ts';
export { type Bet, payWin, placeBet, rollBackBet } from './bets.ts';
export { bets, gameSessions, type StoredVendorResponse, vendorTransactions } from './betting.tables.ts';
export { findFirstDeposit, isValidBet, sumLifetimeBets, sumPlay } from './member-stats.ts';
export { rankGames } from './game-ranks/rank-games.ts';
export { toWinner } from './winners/winners.ts';

/**
 * Module for the bets of all games, the list of winners and the ranks of the most played games. If the operator
 * receives events, it also reports the volume of bets for each hour.
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
    const onRankFailure = warn('The most played games of a brand could not be computed');
    jobs.add({
      name: 'betting.game-ranks',
      every: rankEveryMs,
      run: async () => {
        // A brand whose games could not be ranked must not prevent the ranking of the others.
        for (const { code } of brands.all) await rankGames(db, clock, code).catch(onRankFailure);
      },
    });
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
