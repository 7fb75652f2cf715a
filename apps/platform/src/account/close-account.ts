import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { accountClosures, bets, memberIdentities, members, passkeys, pushSubscriptions } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { readBalance } from '../ledger/accounts.ts';
import type { DeviceTokens } from '../session/device-tokens.ts';
import type { Session } from '../session/session.ts';
import type { Sessions } from '../session/sessions.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
}

/**
 * Closes an account for good: nothing logs in to it again. Refused while it has money or open bets, which would be lost
 * to their owner. What the law wants kept of its movements stays; what opens it goes.
 */
export const createCloseAccount =
  ({ db, clock, sessions, devices }: Needs) =>
  async ({ memberId, merchant }: Session, reason: string): Promise<void> => {
    await db.transaction(async (tx) => {
      const { balance } = await readBalance(tx, memberId, 'lock');
      if (balance > 0) throw new GatewayError(ErrorCode.CloseBalance, { value: { balance: formatAmount(balance) } });
      const open = await tx.select({ id: bets.id }).from(bets).where(and(eq(bets.memberId, memberId), eq(bets.state, 'open'))).limit(1);
      if (open.length > 0) throw new GatewayError(ErrorCode.CloseBets);
      await tx.update(members).set({ isDisabled: true }).where(eq(members.id, memberId));
      await tx.insert(accountClosures).values({ memberId, merchant, reason, at: clock.now() }).onConflictDoNothing();
      await tx.delete(passkeys).where(eq(passkeys.memberId, memberId));
      await tx.delete(memberIdentities).where(eq(memberIdentities.memberId, memberId));
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
    });
    await devices.revokeAll(memberId);
    await sessions.endAll(memberId);
  };
