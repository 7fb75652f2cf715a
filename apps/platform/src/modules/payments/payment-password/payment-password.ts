import { ErrorCode } from '@livery/contract/errors';
import type { LanguageCode } from '@livery/merchant/languages';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { TransactionRunner } from '../../notifications/index.ts';
import type { LoginLimits } from '../../../core/rate-limits/attempt-limits.ts';
import { hashPassword, verifyPassword } from '../../../core/crypto/password-hash.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { memberProfiles, members } from '../../members/index.ts';
import { assertStrongPaymentPassword } from './payment-password-strength.ts';
import { paymentPasswords } from '../payment-password.tables.ts';

/**
 * Number of failed attempts after which the payment password is locked. It is low, because six digits have only a
 * million combinations.
 */
const maxFailures = 5;
const lockedFor = minutes(30);

export interface PaymentPasswordStatus {
  readonly isSet: boolean;
  readonly lockedUntil: Date | null;
  /**
   * Time until which no money can leave the wallet, because the payment password was reset. Null if money can leave
   * the wallet.
   */
  readonly payoutsHeldUntil: Date | null;
}

/**
 * Returns the state of the payment password for the screens on which members send money. `payoutsHeldUntil` is the time
 * before which no money can leave the wallet, because the payment password was reset. It is null if money can leave the
 * wallet.
 */
export const toPayoutState = ({ isSet, payoutsHeldUntil }: PaymentPasswordStatus) => ({
  hasPaymentPassword: isSet,
  payoutsHeldUntil: payoutsHeldUntil?.toISOString() ?? null,
});

interface PaymentPasswordDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: LoginLimits;
  readonly withNotifications: TransactionRunner;
  /**
   * Duration of the hold after a reset of the payment password, in milliseconds. During the hold, no money can leave
   * the wallet.
   */
  readonly holdMs: number;
}

/** Creates the functions that load the state of a payment password and count the attempts to enter the password. */
const createAttempts = ({ db, clock }: PaymentPasswordDeps) => {
  const orPast = (time: Date | null | undefined): Date | null => (time && time > clock.now() ? time : null);

  const getStatus = async (memberId: string): Promise<PaymentPasswordStatus> => {
    const [row] = await db.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, memberId));
    return {
      isSet: row !== undefined,
      lockedUntil: orPast(row?.lockedUntil),
      payoutsHeldUntil: orPast(row?.payoutsHeldUntil),
    };
  };

  /**
   * Counts an attempt before the password is checked. If the count came after the check, concurrent attempts could
   * exceed the maximum, and a killed process would leave its attempt uncounted.
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
  return { getStatus, countTry };
};

/** Creates the function that rejects an easily guessed payment password. */
const createStrengthCheck =
  ({ db }: PaymentPasswordDeps) =>
  async (memberId: string, paymentPassword: string): Promise<void> => {
    const [profile] = await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
    assertStrongPaymentPassword(paymentPassword, profile ?? {});
  };

export const createPaymentPassword = (deps: PaymentPasswordDeps) => {
  const { db, clock, limits, withNotifications, holdMs } = deps;
  const { getStatus, countTry } = createAttempts(deps);
  const assertStrong = createStrengthCheck(deps);

  /**
   * Throws a GatewayError if the payment password is wrong or locked. While it is locked, even the correct password is
   * rejected. Otherwise an attacker could continue to guess. Do not call this function inside a transaction: a rollback
   * would undo the count of attempts.
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
   * Throws a GatewayError if the payment password is wrong, or if a hold prevents money from leaving the wallet.
   * Every operation that moves money out of a wallet calls this function. Do not call it inside a transaction,
   * because a rollback would undo the count of attempts.
   */
  const authorizePayout = async (memberId: string, enteredPassword: string): Promise<void> => {
    await verify(memberId, enteredPassword);
    const { payoutsHeldUntil } = await getStatus(memberId);
    if (payoutsHeldUntil)
      throw new GatewayError(ErrorCode.PayoutsHeld, { value: { until: payoutsHeldUntil.toISOString() } });
  };

  /**
   * Throws a GatewayError if the log-in password is wrong, or after too many wrong attempts. Without this limit, an
   * attacker with a stolen session could guess the password.
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

  const write = async (
    { memberId, merchant }: Session,
    paymentPassword: string,
    { payoutsHeldUntil, language }: { readonly payoutsHeldUntil?: Date; readonly language: LanguageCode },
  ): Promise<void> => {
    await assertStrong(memberId, paymentPassword);
    const fresh = {
      passwordHash: await hashPassword(paymentPassword),
      changedAt: clock.now(),
      failures: 0,
      lockedUntil: null,
      ...(payoutsHeldUntil && { payoutsHeldUntil }),
    };
    await withNotifications(async (tx, notify) => {
      await tx
        .insert(paymentPasswords)
        .values({ memberId, ...fresh })
        .onConflictDoUpdate({ target: paymentPasswords.memberId, set: fresh });
      await notify.securityAlert({
        memberId,
        merchant,
        language,
        ...(payoutsHeldUntil
          ? { change: 'paymentPasswordReset', until: payoutsHeldUntil }
          : { change: 'paymentPasswordChanged' }),
      });
    });
  };

  /**
   * Replaces a forgotten payment password. Afterwards no money can leave the wallet for some time (the hold), because a
   * thief could have replaced the password. Returns the end of the hold.
   */
  const reset = async (session: Session, paymentPassword: string, language: LanguageCode): Promise<Date> => {
    const payoutsHeldUntil = new Date(clock.now().getTime() + holdMs);
    await write(session, paymentPassword, { payoutsHeldUntil, language });
    return payoutsHeldUntil;
  };

  return {
    getStatus,
    verify,
    authorizePayout,
    verifyLogin,
    set: (session: Session, paymentPassword: string, language: LanguageCode): Promise<void> =>
      write(session, paymentPassword, { language }),
    reset,
  };
};
export type PaymentPassword = ReturnType<typeof createPaymentPassword>;
