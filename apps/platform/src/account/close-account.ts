import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import {
  accountClosures,
  bets,
  deposits,
  memberIdentities,
  members,
  passkeys,
  pushSubscriptions,
  withdrawals,
} from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { readBalance } from '../ledger/accounts.ts';
import { expireOverdue } from '../payments/deposits.ts';
import type { DeviceTokens } from '../session/device-tokens.ts';
import type { Session } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';
import { readRules } from '../withdrawals/withdrawals.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
}

/** What a member still has under way, which would be lost to them with the account. */
export interface Unfinished {
  readonly balance: Minor;
  readonly currency: string;
  /** Less than this cannot be withdrawn, so it keeps no account open. */
  readonly leastWithdrawn: Minor;
  readonly withdrawals: number;
  readonly deposits: number;
  readonly bets: number;
}

/** Bets of lotteries stand among the bets, chases too: their money is in them. */
export const readUnfinished = async (
  db: Database,
  now: Date,
  memberId: string,
  merchant: string,
  lock?: 'lock',
): Promise<Unfinished> => {
  const { balance, currency } = await readBalance(db, memberId, lock);
  await expireOverdue(db, now, memberId);
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
  const { least } = await readRules(db, merchant);
  return {
    balance,
    currency,
    leastWithdrawn: least,
    withdrawals: paying?.count ?? 0,
    deposits: ordered?.count ?? 0,
    bets: open?.count ?? 0,
  };
};

const refuseUnfinished = ({
  withdrawals: paying,
  deposits: ordered,
  bets: open,
  balance,
  leastWithdrawn,
}: Unfinished): void => {
  if (paying > 0) throw new GatewayError(ErrorCode.CloseWithdrawals);
  if (ordered > 0) throw new GatewayError(ErrorCode.CloseDeposits);
  if (open > 0) throw new GatewayError(ErrorCode.CloseBets);
  if (balance >= leastWithdrawn && balance > 0)
    throw new GatewayError(ErrorCode.CloseBalance, { value: { balance: formatAmount(balance) } });
};

/**
 * Closes an account for good: nothing logs in to it again. Refused while money is under way or could be withdrawn; what
 * is too little to be withdrawn stays on the ledger as the member's. What the law wants kept of its movements stays;
 * what opens it goes.
 */
export const createCloseAccount =
  ({ db, clock, sessions, devices }: Needs) =>
  async ({ memberId }: Session, { code: merchant }: Merchant, reason: string): Promise<void> => {
    await db.transaction(async (tx) => {
      refuseUnfinished(await readUnfinished(tx, clock.now(), memberId, merchant, 'lock'));
      await tx.update(members).set({ isDisabled: true }).where(eq(members.id, memberId));
      await tx.insert(accountClosures).values({ memberId, merchant, reason, at: clock.now() }).onConflictDoNothing();
      await tx.delete(passkeys).where(eq(passkeys.memberId, memberId));
      await tx.delete(memberIdentities).where(eq(memberIdentities.memberId, memberId));
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
    });
    await devices.revokeAll(memberId);
    await sessions.endAll(memberId);
  };
