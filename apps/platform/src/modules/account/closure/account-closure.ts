import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { readBalance } from '../../ledger/accounts.ts';
import { expireDeposits } from '../../payments/deposits/deposits.ts';
import type { DeviceTokens } from '../../auth/sessions/device-tokens.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Sessions } from '../../auth/sessions/sessions.ts';
import { readRules } from '../../payments/withdrawals/withdrawals.ts';
import { bets } from '../../betting/betting.tables.ts';
import { deposits } from '../../payments/deposits/deposits.tables.ts';
import { members } from '../../members/members.tables.ts';
import { withdrawals } from '../../payments/withdrawals.tables.ts';
import { memberIdentities } from '../../auth/social/social.tables.ts';
import { passkeys } from '../../auth/passkeys/passkeys.tables.ts';
import { accountClosures } from './account-closures.tables.ts';
import { pushSubscriptions } from '../../notifications/push/push.tables.ts';

interface CreateAccountCloserDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
}

/** Open money and orders of a member, which prevent the closure of the account. */
export interface ClosureBlockers {
  readonly balance: Minor;
  readonly currency: string;
  /** Min withdrawal. A balance below it does not prevent the closure. */
  readonly minWithdrawal: Minor;
  readonly withdrawals: number;
  readonly deposits: number;
  readonly bets: number;
}

/** Finds what prevents the closure. The count of bets includes lottery bets and chase orders. */
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
  return {
    balance,
    currency,
    minWithdrawal: minAmount,
    withdrawals: paying?.count ?? 0,
    deposits: ordered?.count ?? 0,
    bets: open?.count ?? 0,
  };
};

const assertNoClosureBlockers = ({
  withdrawals: paying,
  deposits: ordered,
  bets: open,
  balance,
  minWithdrawal,
}: ClosureBlockers): void => {
  if (paying > 0) throw new GatewayError(ErrorCode.CloseWithdrawals);
  if (ordered > 0) throw new GatewayError(ErrorCode.CloseDeposits);
  if (open > 0) throw new GatewayError(ErrorCode.CloseBets);
  if (balance >= minWithdrawal && balance > 0)
    throw new GatewayError(ErrorCode.CloseBalance, { value: { balance: formatAmount(balance) } });
};

/**
 * Closes an account permanently: no log-in is possible afterwards. Rejected while money is pending or can be withdrawn.
 * A balance below the min withdrawal stays on the member's ledger account. Ledger records remain, because the law
 * requires it. Passkeys, social identities, push subscriptions, remembered devices and sessions end.
 */
export const createAccountCloser =
  ({ db, clock, sessions, devices }: CreateAccountCloserDeps) =>
  async ({ memberId }: Session, { code: merchant }: Merchant, reason: string): Promise<void> => {
    await db.transaction(async (tx) => {
      assertNoClosureBlockers(await findClosureBlockers(tx, clock.now(), memberId, merchant, 'lock'));
      await tx.update(members).set({ isDisabled: true }).where(eq(members.id, memberId));
      await tx.insert(accountClosures).values({ memberId, merchant, reason, at: clock.now() }).onConflictDoNothing();
      await tx.delete(passkeys).where(eq(passkeys.memberId, memberId));
      await tx.delete(memberIdentities).where(eq(memberIdentities.memberId, memberId));
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
    });
    await devices.revokeAll(memberId);
    await sessions.endAll(memberId);
  };
