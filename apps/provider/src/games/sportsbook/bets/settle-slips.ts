import type { CustomGameDeps } from '../../../engine/custom/custom-game.ts';
import type { Changes } from '../../../store/provider-store.ts';
import type { BetRecord } from '../../../store/records.ts';
import type { FixtureList } from '../matches/fixture-list.ts';
import { getPlayerTopic, type SlipRecord, toSlipKey, slipRecord, toSlipView } from './slip-records.ts';
import { computeSettlement } from '../rules/settlement.ts';

const dayMs = 86_400_000;
/** Milliseconds for which the record of a settled bet is stored. After this time, the record is deleted. */
const retentionMs = 90 * dayMs;

/**
 * Returns the slip as it is at time `now`: the results of its legs (selections) and, if the bet is decided, its payout.
 * Returns the same object if no result has changed.
 */
const after = (slip: SlipRecord, fixtures: FixtureList, now: number): SlipRecord => {
  const legs = slip.legs.map((leg) => {
    if (leg.result !== 'open' || now < leg.begins) return leg;
    // If the schedule does not contain the match any more, the match counts as postponed, and the selection is void.
    const result = fixtures.match(leg.match)?.legResult(now, leg.market, leg.outcome) ?? 'void';
    return result === 'open' ? leg : { ...leg, result };
  });
  if (legs.every((leg, index) => leg === slip.legs[index])) return slip;
  const settlement = computeSettlement(slip.stake, legs);
  if (settlement.status === 'open') return { ...slip, legs };
  return {
    ...slip,
    legs,
    state: settlement.status,
    payout: settlement.status === 'void' ? slip.stake : settlement.payout,
    settledAt: now,
  };
};

/**
 * Creates the function that settles all decided bets. Each bet and its payout are stored in one commit, so that a crash
 * cannot separate them. The function finds the open bets in the store. So a restarted provider also settles the bets
 * that were decided while it did not run.
 */
export const createSlipSettler = (deps: CustomGameDeps, fixtures: FixtureList) => {
  const { betLedger, documents, topicHub, now } = deps;

  /**
   * Returns the changes that pay a slip: nothing for an open bet, a rollback for a void bet, and the payout for a
   * settled bet.
   */
  const toMoneyChanges = (bet: BetRecord, { state, payout = 0 }: SlipRecord): Changes => {
    if (state === 'open') return {};
    return state === 'void' ? betLedger.rollback(bet, 'book.void') : betLedger.settlement(bet, payout);
  };

  const settle = async (bet: BetRecord): Promise<void> => {
    const key = toSlipKey(bet.playerId, bet.betId);
    const stored = slipRecord.safeParse(documents.get(key));
    if (!stored.success) return;
    const slip = after(stored.data, fixtures, now());
    if (slip === stored.data) return;
    const money = toMoneyChanges(bet, slip);
    await betLedger.commit(documents.put(key, slip), money);
    topicHub.publish(getPlayerTopic(bet.playerId), { type: 'bet', bet: toSlipView(slip) });
    for (const payoutId of Object.keys(money.payouts ?? {}))
      betLedger.pay(payoutId).then(
        (paid) =>
          paid?.balance !== undefined &&
          topicHub.publish(getPlayerTopic(bet.playerId), { type: 'balance', balance: paid.balance }),
        () => undefined,
      );
  };

  let pruneAt = 0;
  const prune = async (): Promise<void> => {
    if (now() < pruneAt) return;
    pruneAt = now() + dayMs;
    const old = documents
      .list('slip/')
      .filter(([, slip]) => ((slip as SlipRecord).settledAt ?? Number.POSITIVE_INFINITY) < now() - retentionMs);
    if (old.length > 0) await betLedger.commit(...old.map(([key]) => documents.put(key, null)));
  };

  return async (): Promise<void> => {
    for (const bet of betLedger.listOpenBets('book')) await settle(bet);
    await prune();
  };
};
