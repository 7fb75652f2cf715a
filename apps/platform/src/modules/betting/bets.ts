import { ErrorCode } from '@livery/contract/errors';
import type { Minor } from '@livery/contract/money';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { counterpartAccount, postMovement } from '../ledger/index.ts';
import { type CommissionBasis, makeCommissionsPayable, voidCommissions } from '../commissions/index.ts';
import { bets, rejectedBets } from './betting.tables.ts';

export type Bet = typeof bets.$inferSelect;

const byId = (vendor: string, id: string) => and(eq(bets.vendor, vendor), eq(bets.id, id));

const findBet = async (tx: Database, vendor: string, id: string): Promise<Bet | undefined> =>
  (await tx.select().from(bets).where(byId(vendor, id)))[0];

type NewBet = Pick<Bet, 'vendor' | 'id' | 'merchant' | 'memberId' | 'nodeId' | 'roundId' | 'stake' | 'placedAt'>;

/**
 * Debits the stake of a bet and returns the member's new balance in minor units. Throws a GatewayError if the
 * rollback (cancellation) of this bet was received before the bet.
 */
export const placeBet = async (tx: Database, bet: NewBet): Promise<Minor> => {
  const [rejected] = await tx
    .select()
    .from(rejectedBets)
    .where(and(eq(rejectedBets.vendor, bet.vendor), eq(rejectedBets.betId, bet.id)));
  if (rejected) throw new GatewayError(ErrorCode.BetRolledBack);
  const { merchant, memberId, stake, placedAt: at } = bet;
  const balance = await postMovement(tx, {
    merchant,
    kind: 'bet',
    memberId,
    counterpart: counterpartAccount(merchant, 'gaming'),
    amount: -stake,
    reference: bet.id,
    at,
  });
  await tx.insert(bets).values({ ...bet, state: 'open', payout: 0 });
  return balance;
};

interface Settlement {
  readonly vendor: string;
  readonly betId: string;
  readonly memberId: string;
  readonly at: Date;
}

const assertOwnBet = (bet: Bet | undefined, memberId: string): Bet => {
  if (!bet) throw new GatewayError(ErrorCode.NotFound, { message: 'There is no such bet' });
  if (bet.memberId !== memberId)
    throw new GatewayError(ErrorCode.BadRequest, { message: 'The bet belongs to another member' });
  return bet;
};

/**
 * Pays a win. The amount 0 settles a lost bet. A vendor can pay several wins of one bet, e.g. for free games that the
 * stake includes. The first payment settles the bet and makes its commissions payable. Later payments do not change
 * `settledAt`. Otherwise the stake would count again for the agents' salaries of another day.
 */
export const payWin = async (
  tx: Database,
  { vendor, betId, memberId, at }: Settlement,
  amount: Minor,
  basis: CommissionBasis = 'rate',
): Promise<{ bet: Bet; balance: Minor | undefined }> => {
  const bet = assertOwnBet(await findBet(tx, vendor, betId), memberId);
  if (bet.state === 'cancelled') throw new GatewayError(ErrorCode.BetRolledBack);
  const { merchant } = bet;
  const balance =
    amount === 0
      ? undefined
      : await postMovement(tx, {
          merchant,
          kind: 'win',
          memberId,
          counterpart: counterpartAccount(merchant, 'gaming'),
          amount,
          reference: betId,
          at,
        });
  const payout = bet.payout + amount;
  const settled = { payout, state: payout > 0 ? 'won' : 'lost', settledAt: bet.settledAt ?? at } as const;
  await tx.update(bets).set(settled).where(byId(vendor, betId));
  if (bet.state === 'open') await makeCommissionsPayable(tx, bet, basis, at);
  return { bet: { ...bet, ...settled }, balance };
};

/**
 * Cancels a bet that is not settled and returns its stake to the member. If no bet has this id yet, the rollback is
 * stored, and a later bet with this id is rejected. A repeated rollback changes nothing.
 */
export const rollBackBet = async (
  tx: Database,
  { vendor, betId, memberId, at }: Settlement,
): Promise<Minor | undefined> => {
  const storedBet = await findBet(tx, vendor, betId);
  if (!storedBet) {
    await tx.insert(rejectedBets).values({ vendor, betId, at }).onConflictDoNothing();
    return undefined;
  }
  const bet = assertOwnBet(storedBet, memberId);
  if (bet.state === 'cancelled') return undefined;
  if (bet.state !== 'open')
    throw new GatewayError(ErrorCode.TransactionConflict, { message: 'The bet is already settled' });
  const { merchant, stake } = bet;
  const balance = await postMovement(tx, {
    merchant,
    kind: 'rollback',
    memberId,
    counterpart: counterpartAccount(merchant, 'gaming'),
    amount: stake,
    reference: betId,
    at,
  });
  await tx.update(bets).set({ state: 'cancelled', settledAt: at }).where(byId(vendor, betId));
  await voidCommissions(tx, bet, at);
  return balance;
};
