import { ErrorCode } from '@livery/contract/errors';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { securityChangedMessage, type TransactionRunner } from '../../notifications/index.ts';
import type { LoginLimits } from '../../../core/rate-limits/attempt-limits.ts';
import { hashPassword, verifyPassword } from '../../../core/crypto/password-hash.ts';
import type { Session } from '../../../core/http/session.ts';
import { members } from '../../members/index.ts';
import { paymentPasswords } from '../payment-password.tables.ts';

/**
 * Number of failed attempts after which the payment password is locked. The number is low, because a password of six
 * digits has only a million combinations.
 */
const maxFailures = 5;
const lockedFor = minutes(30);

export interface PaymentPasswordStatus {
  readonly isSet: boolean;
  readonly lockedUntil: Date | null;
}

export const createPaymentPassword = (
  db: Database,
  clock: Clock,
  limits: LoginLimits,
  withNotifications: TransactionRunner,
) => {
  const getStatus = async (memberId: string): Promise<PaymentPasswordStatus> => {
    const [row] = await db.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, memberId));
    return {
      isSet: row !== undefined,
      lockedUntil: row?.lockedUntil && row.lockedUntil > clock.now() ? row.lockedUntil : null,
    };
  };

  /**
   * Counts the attempt before the password is checked. So concurrent attempts are counted too, and also an attempt
   * whose process is killed.
   */
  const countTry = async (memberId: string): Promise<string> => {
    const now = clock.now();
    const { failures, lockedUntil } = paymentPasswords;
    const isLockOver = sql`${lockedUntil} <= ${now.toISOString()}`;
    const [row] = await db
      .update(paymentPasswords)
      .set({
        failures: sql`case when ${isLockOver} then 1 else ${failures} + 1 end`,
        lockedUntil: sql`case when ${isLockOver} then null else ${lockedUntil} end`,
      })
      .where(eq(paymentPasswords.memberId, memberId))
      .returning();
    if (!row) throw new GatewayError(ErrorCode.PaymentPasswordUnset);
    const until = row.lockedUntil ?? (row.failures > maxFailures ? new Date(now.getTime() + lockedFor) : null);
    if (!until) return row.passwordHash;
    if (!row.lockedUntil)
      await db.update(paymentPasswords).set({ lockedUntil: until }).where(eq(paymentPasswords.memberId, memberId));
    throw new GatewayError(ErrorCode.PaymentPasswordLocked, { retryAfter: (until.getTime() - now.getTime()) / 1000 });
  };

  /**
   * Throws a GatewayError if the payment password is wrong. While the payment password is locked, the correct one is
   * also rejected, so that nobody can find it out during this time. Do not call this function inside a transaction,
   * because a rollback would undo the count of attempts.
   */
  const verify = async (memberId: string, enteredPassword: string): Promise<void> => {
    const hash = await countTry(memberId);
    if (!(await verifyPassword(hash, enteredPassword))) throw new GatewayError(ErrorCode.PaymentPasswordWrong);
    await db
      .update(paymentPasswords)
      .set({ failures: 0, lockedUntil: null })
      .where(eq(paymentPasswords.memberId, memberId));
  };

  /**
   * Throws a GatewayError if the log-in password is wrong. The number of attempts is limited, because an attacker with
   * a stolen session could guess the password with this route.
   */
  const verifyLogin = async (memberId: string, enteredPassword: string, address: string): Promise<void> => {
    const attempt = { account: `money/${memberId}`, address };
    const { lockedFor } = await limits.getState(attempt);
    if (lockedFor !== undefined) throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor });
    const [member] = await db
      .select({ passwordHash: members.passwordHash })
      .from(members)
      .where(eq(members.id, memberId));
    if (member && (await verifyPassword(member.passwordHash, enteredPassword))) return limits.succeed(attempt);
    await limits.fail(attempt);
    throw new GatewayError(ErrorCode.PasswordWrong);
  };

  const write = async ({ memberId, merchant }: Session, paymentPassword: string): Promise<void> => {
    const fresh = {
      passwordHash: await hashPassword(paymentPassword),
      changedAt: clock.now(),
      failures: 0,
      lockedUntil: null,
    };
    await withNotifications(async (tx, notify) => {
      await tx
        .insert(paymentPasswords)
        .values({ memberId, ...fresh })
        .onConflictDoUpdate({ target: paymentPasswords.memberId, set: fresh });
      await notify.inboxMessage(securityChangedMessage({ memberId, merchant }, 'paymentPasswordChanged'));
    });
  };

  return { getStatus, verify, verifyLogin, write };
};
export type PaymentPassword = ReturnType<typeof createPaymentPassword>;
