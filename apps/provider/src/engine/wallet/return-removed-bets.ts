import type { ProviderStore } from '../../store/provider-store.ts';
import type { BetLedger } from './bet-ledger.ts';

export interface RemovedBetsOptions {
  readonly store: ProviderStore;
  readonly betLedger: BetLedger;
  /** Ids of the games that this provider runs. */
  readonly engines: ReadonlySet<string>;
}

/**
 * Cancels the open bets on games that this version of the provider does not run any more, and refunds their stakes. No
 * game can settle these bets.
 */
export const returnRemovedBets = async ({ store, betLedger, engines }: RemovedBetsOptions): Promise<void> => {
  const bets = [...store.tables.bets.values()].filter(({ state, engine }) => state === 'open' && !engines.has(engine));
  if (bets.length > 0) await betLedger.commit(...bets.map((bet) => betLedger.rollback(bet)));
};
