import { ErrorCode } from '@livery/contract/errors';
import type { Minor } from '@livery/contract/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { readBalance } from '../../ledger/index.ts';
import { rollBackBet } from '../../betting/index.ts';
import { matchesIssue } from '../issues/issues.ts';
import { lotteryBets, lotteryChases, lotteryIssues } from '../lottery.tables.ts';

export type LotteryBetRow = typeof lotteryBets.$inferSelect;

/** Refunds the stake of a lottery bet. The caller must have locked the row of the bet. */
export const refundBet = async (
  tx: Database,
  bet: LotteryBetRow,
  state: 'cancelled' | 'void',
  at: Date,
): Promise<Minor> => {
  const balance = await rollBackBet(tx, { vendor: bet.vendor, betId: bet.id, memberId: bet.memberId, at });
  await tx.update(lotteryBets).set({ state, settledAt: at }).where(eq(lotteryBets.id, bet.id));
  return balance ?? (await readBalance(tx, bet.memberId)).balance;
};

/**
 * Returns true if the draw of the bet still accepts bets. Also locks the draw (shared lock), so that it cannot close
 * before this transaction ends.
 */
const isStillOpen = async (tx: Database, { code, numero }: LotteryBetRow, now: Date): Promise<boolean> => {
  const [issue] = await tx
    .select({ state: lotteryIssues.state, closesAt: lotteryIssues.closesAt })
    .from(lotteryIssues)
    .where(matchesIssue(code, numero))
    .for('share');
  return issue?.state === 'open' && issue.closesAt > now;
};

/**
 * Cancels an open bet of a member and returns the member's new balance. Throws a GatewayError if the bet is unknown,
 * already settled, or its draw no longer accepts bets. Call this function inside a transaction.
 */
export const cancelBet = async (
  tx: Database,
  { id, memberId, now }: { readonly id: string; readonly memberId: string; readonly now: Date },
): Promise<Minor> => {
  const [candidate] = await tx
    .select()
    .from(lotteryBets)
    .where(and(eq(lotteryBets.id, id), eq(lotteryBets.memberId, memberId)));
  if (!candidate) throw new GatewayError(ErrorCode.NotFound);
  const isOpen = await isStillOpen(tx, candidate, now);
  const { balance } = await readBalance(tx, memberId, 'lock');
  const [bet] = await tx.select().from(lotteryBets).where(eq(lotteryBets.id, id)).for('update');
  // The bet was already cancelled, e.g. by the first tap of a double tap. The repeated request returns the same result.
  if (bet?.state === 'cancelled') return balance;
  if (!isOpen || bet?.state !== 'open')
    throw new GatewayError(ErrorCode.LotteryClosed, { value: { numero: candidate.numero } });
  return refundBet(tx, bet, 'cancelled', now);
};

/**
 * Ends a chase (one order that places the same bets in several draws). Refunds its bets in draws that still accept
 * bets, and returns the number of refunded bets. Call this function inside a transaction.
 */
export const stopChase = async (
  tx: Database,
  {
    id,
    memberId,
    state,
    now,
  }: { readonly id: string; readonly memberId: string; readonly state: 'stopped' | 'cancelled'; readonly now: Date },
): Promise<number> => {
  const open = await tx
    .select()
    .from(lotteryBets)
    .where(and(eq(lotteryBets.chaseId, id), eq(lotteryBets.state, 'open')))
    .orderBy(asc(lotteryBets.numero));
  const stoppable: LotteryBetRow[] = [];
  for (const bet of open) if (await isStillOpen(tx, bet, now)) stoppable.push(bet);
  await readBalance(tx, memberId, 'lock');
  let refundedCount = 0;
  for (const { id: betId } of stoppable) {
    const [bet] = await tx.select().from(lotteryBets).where(eq(lotteryBets.id, betId)).for('update');
    if (bet?.state !== 'open') continue;
    await refundBet(tx, bet, 'cancelled', now);
    refundedCount += 1;
  }
  await tx
    .update(lotteryChases)
    .set({ state })
    .where(and(eq(lotteryChases.id, id), eq(lotteryChases.state, 'running')));
  return refundedCount;
};
