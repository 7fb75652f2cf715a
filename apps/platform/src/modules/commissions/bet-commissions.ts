import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { toContractCategory } from './counted-category.ts';
import type { Database } from '../../core/db/database.ts';
import { toRateUpline, loadUpline, toSeriesUpline } from './upline.ts';
import { rateBase, seriesBase, type Share, computeShares } from './commission-split.ts';
import { games } from '../catalogue/index.ts';
import { commissions } from './commissions.tables.ts';

interface Bet {
  readonly vendor: string;
  readonly id: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly nodeId: string;
  /** Stake of the bet in minor units. */
  readonly stake: number;
}
type NewCommission = typeof commissions.$inferInsert;

const toCommissionRows = (
  shares: readonly Share[],
  { vendor, id, merchant, memberId, stake }: Bet,
  common: Pick<NewCommission, 'kind' | 'category' | 'state' | 'madeAt' | 'settledAt'>,
): NewCommission[] =>
  shares
    .filter(({ amount }) => amount > 0)
    .map((share) => ({ ...share, ...common, id: randomUUID(), merchant, vendor, betId: id, fromId: memberId, stake }));

/**
 * Inserts the commissions for LOTT bets (lottery bets whose prizes depend on the member's payout level, the series).
 * The commissions have the state `waiting` until the draw. All bets must belong to one member. Call this function
 * inside the transaction that places the bets.
 */
export const accruePendingCommissions = async (
  tx: Database,
  placed: readonly (Bet & { readonly series: number })[],
  at: Date,
): Promise<void> => {
  const [first] = placed;
  if (!first) return;
  const line = toSeriesUpline(await loadUpline(tx, first.memberId));
  const rows = placed.flatMap((bet) =>
    toCommissionRows(computeShares(line, bet.stake, bet.series, seriesBase), bet, {
      kind: 'series',
      category: 'LOTT',
      state: 'waiting',
      madeAt: at,
    }),
  );
  if (rows.length > 0) await tx.insert(commissions).values(rows);
};

const isForBet = ({ vendor, id }: Pick<Bet, 'vendor' | 'id'>) =>
  and(eq(commissions.vendor, vendor), eq(commissions.betId, id));

/**
 * Basis of the agents' commissions for a bet. With `series`, they depend on the agents' payout levels for lottery bets,
 * and are inserted when the bet is placed. With `rate`, they depend on the agents' rebate rates, and are inserted when
 * the bet is settled.
 */
export type CommissionBasis = 'series' | 'rate';

/**
 * Makes the commissions of a bet payable (state `due`) when the bet is settled. With the basis `series` (payout levels
 * of lottery bets), the rows already exist and are updated. With the basis `rate` (rebate rates), new rows are
 * inserted. Call this function inside the transaction that settles the bet.
 */
export const makeCommissionsPayable = async (
  tx: Database,
  bet: Bet,
  basis: CommissionBasis,
  at: Date,
): Promise<void> => {
  if (basis === 'series') {
    await tx
      .update(commissions)
      .set({ state: 'due', settledAt: at })
      .where(and(isForBet(bet), eq(commissions.state, 'waiting')));
    return;
  }
  const upline = await loadUpline(tx, bet.memberId);
  // For most members, no agent above has rebate rates. For these members, this check avoids the query for the game.
  if (!upline.some(({ rates }) => Object.keys(rates).length > 0)) return;
  const [game] = await tx.select({ category: games.category }).from(games).where(eq(games.nodeId, bet.nodeId));
  if (!game) return;
  const category = toContractCategory(game.category);
  const line = toRateUpline(upline, category === 'LOTT' ? 'ELOTT' : category);
  const rows = toCommissionRows(computeShares(line, bet.stake, 0, rateBase), bet, {
    kind: 'rate',
    category: game.category,
    state: 'due',
    madeAt: at,
    settledAt: at,
  });
  if (rows.length > 0) await tx.insert(commissions).values(rows);
};

/**
 * Sets the waiting commissions of a cancelled bet to `dropped`. Call this function inside the transaction that cancels
 * the bet.
 */
export const voidCommissions = async (tx: Database, bet: Pick<Bet, 'vendor' | 'id'>, at: Date): Promise<void> => {
  await tx
    .update(commissions)
    .set({ state: 'dropped', settledAt: at })
    .where(and(isForBet(bet), eq(commissions.state, 'waiting')));
};
