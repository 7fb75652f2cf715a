import type { LotteryFamily } from '@livery/contract/lottery/families';
import { computePayout } from '@livery/lottery-rules/prices';
import { countWins } from '@livery/lottery-rules/methods';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { readBalance } from '../../ledger/index.ts';
import { type Bet, payWin } from '../../betting/index.ts';
import { stopChase, refundBet, type LotteryBetRow } from '../bets/cancel-bets.ts';
import type { Issue } from '../issues/issues.ts';
import { lotteryBets, lotteryChases } from '../lottery.tables.ts';

/** Result of the settlement of one member's bets in a draw. After the commit, it is sent to the member's open pages. */
export interface SettledMember {
  readonly memberId: string;
  readonly balance: number;
  readonly currency: string;
  /** Sum of the stakes of all settled bets, in minor units. */
  readonly stake: number;
  readonly wins: readonly Bet[];
}

const isOpenIn = ({ code, numero }: Issue) =>
  and(eq(lotteryBets.code, code), eq(lotteryBets.numero, numero), eq(lotteryBets.state, 'open'));

/** Lists the members with open bets in an issue (numbered draw). The result has at most `limit` members. */
export const listMembersAwaitingSettlement = async (db: Database, issue: Issue, limit: number): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ memberId: lotteryBets.memberId })
    .from(lotteryBets)
    .where(isOpenIn(issue))
    .limit(limit);
  return rows.map(({ memberId }) => memberId);
};

const settleBet = async (
  tx: Database,
  family: LotteryFamily,
  { result }: Issue,
  bet: LotteryBetRow,
  at: Date,
): Promise<Bet | undefined> => {
  const wins = countWins(family, bet.method, bet.selection, result ?? []);
  const payout = computePayout(wins, bet.prices, bet.unit, bet.multiple);
  const { bet: paid } = await payWin(
    tx,
    { vendor: bet.vendor, betId: bet.id, memberId: bet.memberId, at },
    payout,
    bet.series === null ? 'rate' : 'series',
  );
  await tx
    .update(lotteryBets)
    .set({ state: payout > 0 ? 'won' : 'lost', payout, wins, settledAt: at })
    .where(eq(lotteryBets.id, bet.id));
  return payout > 0 ? paid : undefined;
};

/**
 * Updates the chases of settled bets. (A chase is one order that places the same bets in several draws.) A chase with
 * `stopsOnWin` is stopped after a win. A chase without open bets is finished.
 */
const closeChases = async (
  tx: Database,
  memberId: string,
  bets: readonly LotteryBetRow[],
  won: ReadonlySet<string>,
  now: Date,
): Promise<void> => {
  for (const id of new Set(bets.flatMap(({ chaseId }) => chaseId ?? []))) {
    const [chase] = await tx.select().from(lotteryChases).where(eq(lotteryChases.id, id));
    if (chase?.state !== 'running') continue;
    if (chase.stopsOnWin && bets.some((bet) => bet.chaseId === id && won.has(bet.id)))
      await stopChase(tx, { id, memberId, state: 'stopped', now });
    const openBets = tx
      .select({ one: sql`1` })
      .from(lotteryBets)
      .where(and(eq(lotteryBets.chaseId, id), eq(lotteryBets.state, 'open')));
    await tx
      .update(lotteryChases)
      .set({ state: 'finished' })
      .where(and(eq(lotteryChases.id, id), eq(lotteryChases.state, 'running'), sql`not ${exists(openBets)}`));
  }
};

/**
 * Settles all open bets of one member in a draw. If the draw was cancelled, the stakes are refunded. The function locks
 * the member's wallet first, so that two gateways cannot settle the same bet.
 */
export const settleMemberBets = (
  db: Database,
  family: LotteryFamily | undefined,
  issue: Issue,
  memberId: string,
  now: Date,
): Promise<SettledMember | undefined> =>
  db.transaction(async (tx) => {
    await readBalance(tx, memberId, 'lock');
    const bets = await tx
      .select()
      .from(lotteryBets)
      .where(and(isOpenIn(issue), eq(lotteryBets.memberId, memberId)))
      .for('update');
    if (bets.length === 0) return undefined;
    const wins: Bet[] = [];
    for (const bet of bets) {
      const win =
        family && issue.state === 'drawn'
          ? await settleBet(tx, family, issue, bet, now)
          : void (await refundBet(tx, bet, 'void', now));
      if (win) wins.push(win);
    }
    await closeChases(tx, memberId, bets, new Set(wins.map(({ id }) => id)), now);
    const stake = bets.reduce((sum, bet) => sum + bet.stake, 0);
    return { memberId, ...(await readBalance(tx, memberId)), stake, wins };
  });
