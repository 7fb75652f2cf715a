import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { noPasswordHash } from '../../../core/crypto/password-hash.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { getLockedBonus } from '../../rewards/index.ts';
import { readBalance } from '../../ledger/index.ts';
import { deposits, expireDeposits, readRules, withdrawals } from '../../payments/index.ts';
import { disableMemberIn, memberIdentities, passkeys, type Sessions } from '../../auth/index.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { bets } from '../../betting/index.ts';
import { members } from '../../members/index.ts';
import { accountClosures } from './account-closures.tables.ts';
import { pushSubscriptions } from '../../notifications/index.ts';

interface CreateAccountCloserDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
}

/**
 * Money and numbers of unfinished orders (withdrawals, deposits and bets) of a member. An unfinished order, or enough
 * money for a withdrawal, prevents the closure of the account.
 */
export interface ClosureBlockers {
  readonly balance: Minor;
  readonly currency: string;
  /**
   * Part of the balance that is locked by bonuses. This part does not prevent the closure, because the member loses
   * it with the account.
   */
  readonly locked: Minor;
  /** Minimum withdrawal of the brand. A balance below this minimum does not prevent the closure. */
  readonly minWithdrawal: Minor;
  readonly withdrawals: number;
  readonly deposits: number;
  readonly bets: number;
}

/**
 * Finds the money and the unfinished orders that prevent the closure of an account. The number of open bets includes
 * lottery bets.
 */
export const findClosureBlockers = async (
  db: Database,
  now: Date,
  memberId: string,
  merchant: string,
  lock?: 'lock',
): Promise<ClosureBlockers> => {
  const { balance, currency } = await readBalance(db, memberId, lock);
  await expireDeposits(db, now, memberId);
  const [paying] = await db
    .select({ count: count() })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, memberId), inArray(withdrawals.state, ['pending', 'processing'])));
  const [ordered] = await db
    .select({ count: count() })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 'pending')));
  const [open] = await db
    .select({ count: count() })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.state, 'open')));
  const { minAmount } = await readRules(db, merchant);
  const { locked } = await getLockedBonus(db, memberId);
  return {
    balance,
    currency,
    locked: Math.min(locked, balance),
    minWithdrawal: minAmount,
    withdrawals: paying?.count ?? 0,
    deposits: ordered?.count ?? 0,
    bets: open?.count ?? 0,
  };
};

/**
 * Returns true if the member has enough money for a withdrawal. In this case, the account cannot be closed. Locked
 * bonuses do not count as money for a withdrawal.
 */
export const hasMoneyToWithdraw = ({
  balance,
  locked,
  minWithdrawal,
}: Pick<ClosureBlockers, 'balance' | 'locked' | 'minWithdrawal'>): boolean =>
  balance > locked && balance - locked >= minWithdrawal;

const assertNoClosureBlockers = ({
  withdrawals: paying,
  deposits: ordered,
  bets: open,
  ...money
}: ClosureBlockers): void => {
  if (paying > 0) throw new GatewayError(ErrorCode.CloseWithdrawals);
  if (ordered > 0) throw new GatewayError(ErrorCode.CloseDeposits);
  if (open > 0) throw new GatewayError(ErrorCode.CloseBets);
  if (hasMoneyToWithdraw(money))
    throw new GatewayError(ErrorCode.CloseBalance, { value: { balance: formatAmount(money.balance) } });
};

/**
 * Creates the function that closes an account permanently, so that the member can no longer log in. The created
 * function throws while money is pending or can be withdrawn. A balance below the minimum withdrawal stays on the
 * member's ledger account. The ledger is retained, because the law requires it. The password hash, passkeys, social
 * identities, push subscriptions, remembered devices and sessions are removed.
 */
export const createAccountCloser =
  ({ db, clock, sessions }: CreateAccountCloserDeps) =>
  async ({ memberId }: Session, { code: merchant }: Merchant, reason: string): Promise<void> => {
    const ended = await db.transaction(async (tx) => {
      assertNoClosureBlockers(await findClosureBlockers(tx, clock.now(), memberId, merchant, 'lock'));
      await tx.update(members).set({ passwordHash: noPasswordHash }).where(eq(members.id, memberId));
      await tx.insert(accountClosures).values({ memberId, merchant, reason, at: clock.now() }).onConflictDoNothing();
      await tx.delete(passkeys).where(eq(passkeys.memberId, memberId));
      await tx.delete(memberIdentities).where(eq(memberIdentities.memberId, memberId));
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
      return disableMemberIn(tx, memberId, { sessions, now: clock.now() });
    });
    await sessions.publishEnded(ended);
  };
