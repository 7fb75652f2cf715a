import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { countedCategory } from '../contracts/category.ts';
import type { Database } from '../db/database.ts';
import { type bets, games, lineRebates } from '../db/schema/tables.ts';
import { rateLine, readLine, seriesLine } from './line.ts';
import { rateBase, seriesBase, type Share, sharesOf } from './shares.ts';

type Bet = Pick<typeof bets.$inferSelect, 'vendor' | 'id' | 'merchant' | 'memberId' | 'nodeId' | 'stake'>;
type NewRebate = typeof lineRebates.$inferInsert;

const rowsOf = (
  shares: readonly Share[],
  { vendor, id, merchant, memberId, stake }: Bet,
  made: Pick<NewRebate, 'kind' | 'category' | 'state' | 'madeAt' | 'settledAt'>,
): NewRebate[] =>
  shares
    .filter(({ amount }) => amount > 0)
    .map((share) => ({ ...share, ...made, id: randomUUID(), merchant, vendor, betId: id, fromId: memberId, stake }));

/** The rebates of LOTT bets, all of one member, which wait for the draw. Inside the transaction that places them. */
export const awaitSeriesRebates = async (
  tx: Database,
  placed: readonly (Bet & { readonly series: number })[],
  at: Date,
): Promise<void> => {
  const [first] = placed;
  if (!first) return;
  const line = seriesLine(await readLine(tx, first.memberId));
  const rows = placed.flatMap((bet) =>
    rowsOf(sharesOf(line, bet.stake, bet.series, seriesBase), bet, {
      kind: 'series',
      category: 'LOTT',
      state: 'waiting',
      madeAt: at,
    }),
  );
  if (rows.length > 0) await tx.insert(lineRebates).values(rows);
};

const isOf = ({ vendor, id }: Pick<Bet, 'vendor' | 'id'>) =>
  and(eq(lineRebates.vendor, vendor), eq(lineRebates.betId, id));

/** How a bet gives rebates: by the series of its line, made when it was placed, or by rates when it is settled. */
export type RebateBasis = 'series' | 'rate';

/** A bet is settled for the first time: what waited is due, and of other products the rates give theirs. Inside the transaction that settles it. */
export const rebatesFallDue = async (tx: Database, bet: Bet, basis: RebateBasis, at: Date): Promise<void> => {
  if (basis === 'series') {
    await tx
      .update(lineRebates)
      .set({ state: 'due', settledAt: at })
      .where(and(isOf(bet), eq(lineRebates.state, 'waiting')));
    return;
  }
  const held = await readLine(tx, bet.memberId);
  // Most members were given no rates, nor was anybody above them.
  if (!held.some(({ rates }) => Object.keys(rates).length > 0)) return;
  const [game] = await tx.select({ category: games.category }).from(games).where(eq(games.nodeId, bet.nodeId));
  if (!game) return;
  const category = countedCategory(game.category);
  const line = rateLine(held, category === 'LOTT' ? 'ELOTT' : category);
  const rows = rowsOf(sharesOf(line, bet.stake, 0, rateBase), bet, {
    kind: 'rate',
    category: game.category,
    state: 'due',
    madeAt: at,
    settledAt: at,
  });
  if (rows.length > 0) await tx.insert(lineRebates).values(rows);
};

/** The bet is given back, and with it what it would have given. Inside the transaction that cancels it. */
export const dropRebates = async (tx: Database, bet: Pick<Bet, 'vendor' | 'id'>, at: Date): Promise<void> => {
  await tx
    .update(lineRebates)
    .set({ state: 'dropped', settledAt: at })
    .where(and(isOf(bet), eq(lineRebates.state, 'waiting')));
};
