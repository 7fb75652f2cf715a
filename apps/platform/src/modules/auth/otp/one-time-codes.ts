import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, hours, minutes, seconds } from '../../../core/clock/durations.ts';
import type { KeyRing } from '../../../core/crypto/gateway-keys.ts';
import type { Database } from '../../../core/db/database.ts';
import type { TransactionRunner } from '../../notifications/index.ts';
import type { OutboxMessage } from '../../../core/outbox/outbox.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { type codePurposes, oneTimeCodes } from './otp.tables.ts';

export type CodePurpose = (typeof codePurposes)[number];

const life = minutes(2);
/**
 * Milliseconds for which a code is still accepted after its expiry, because the member may have entered the code before
 * it expired.
 */
const grace = seconds(20);
const maxAttempts = 5;
const digitCount = 6;
/**
 * Maximum number of codes: per hour and per day for one phone number (all purposes together), and per hour for one IP
 * address.
 */
const limits = { numberAnHour: 6, numberADay: 15, addressAnHour: 60 } as const;

interface CreateCodesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly withNotifications: TransactionRunner;
  /** Secret key with which codes are hashed. */
  readonly key: KeyRing;
}

interface CodeTarget {
  readonly merchant: string;
  readonly purpose: CodePurpose;
  /**
   * Phone number as returned by `toPhoneKey` (dialling code, hyphen and number), or an e-mail address in lower case.
   */
  readonly number: string;
}

const randomCode = (): string => String(randomInt(10 ** digitCount)).padStart(digitCount, '0');

/**
 * Creates the function that hashes a code. The id of the code is part of the hashed text, so that two equal codes have
 * different hashes.
 */
const createCodeHash = ({ key }: CreateCodesDeps) => {
  const hash = (secret: string, id: string, code: string): string =>
    createHmac('sha256', secret).update(`${id}/${code}`).digest('base64url');
  return {
    hashCode: (id: string, code: string): string => hash(key.getCurrent().secret, id, code),
    /** Returns true if the hash belongs to the code. Hashes of earlier key versions are also accepted. */
    matchesHash: (codeHash: string, id: string, code: string): boolean =>
      key
        .getAccepted()
        .map(({ secret }) => timingSafeEqual(Buffer.from(codeHash), Buffer.from(hash(secret, id, code))))
        .includes(true),
  };
};

/** Creates the function that sends one-time codes within the limits for a phone number and an IP address. */
const createCodeSender = (
  { clock, withNotifications }: CreateCodesDeps,
  { hashCode }: ReturnType<typeof createCodeHash>,
) => {
  const countSince = async (tx: Database, since: number, where: SQL | undefined): Promise<number> => {
    const [row] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(oneTimeCodes)
      .where(and(where, gt(oneTimeCodes.createdAt, new Date(since))));
    return row?.count ?? 0;
  };

  /**
   * Throws a GatewayError if no code can be sent now. The error contains the time to wait, but does not reveal which
   * limit was reached.
   */
  const assertMaySend = async (
    tx: Database,
    { merchant, purpose, number }: CodeTarget,
    address: string,
  ): Promise<void> => {
    const now = clock.now().getTime();
    const sameNumber = and(eq(oneTimeCodes.merchant, merchant), eq(oneTimeCodes.number, number));
    const [open] = await tx
      .select({ expiresAt: oneTimeCodes.expiresAt })
      .from(oneTimeCodes)
      .where(
        and(
          sameNumber,
          eq(oneTimeCodes.purpose, purpose),
          isNull(oneTimeCodes.usedAt),
          gt(oneTimeCodes.expiresAt, new Date(now)),
        ),
      );
    if (open)
      throw new GatewayError(ErrorCode.CodeTooSoon, { retryAfter: Math.ceil((open.expiresAt.getTime() - now) / 1000) });
    const anHour = await countSince(tx, now - hours(1), sameNumber);
    const fromAddress = await countSince(tx, now - hours(1), eq(oneTimeCodes.address, address));
    if (anHour >= limits.numberAnHour || fromAddress >= limits.addressAnHour)
      throw new GatewayError(ErrorCode.CodeTooSoon, { retryAfter: hours(1) / 1000 });
    if ((await countSince(tx, now - days(1), sameNumber)) >= limits.numberADay)
      throw new GatewayError(ErrorCode.CodeTooSoon, { retryAfter: days(1) / 1000 });
  };
  return {
    expiredMinutes: life / minutes(1),

    /**
     * Sends a new code in the message that `createMessage` creates. Throws a GatewayError if an earlier code for this
     * purpose is still valid, or if a limit is reached.
     */
    send: (
      target: CodeTarget,
      address: string,
      createMessage: (code: string) => Omit<OutboxMessage, 'ttlMs'>,
    ): Promise<void> =>
      withNotifications(async (tx, notify) => {
        // This lock makes all gateway instances process concurrent requests for one phone number one after another.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code/${target.merchant}/${target.number}`}))`);
        // Each call locks the phone number first and the IP address last. If calls locked them in different orders, two
        // calls could wait for each other (deadlock).
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code-address/${address}`}))`);
        await assertMaySend(tx, target, address);
        const now = clock.now();
        await tx
          .delete(oneTimeCodes)
          .where(
            and(eq(oneTimeCodes.number, target.number), lt(oneTimeCodes.createdAt, new Date(now.getTime() - days(1)))),
          );
        const [id, code] = [randomUUID(), randomCode()];
        await tx.insert(oneTimeCodes).values({
          id,
          ...target,
          address,
          codeHash: hashCode(id, code),
          createdAt: now,
          expiresAt: new Date(now.getTime() + life),
        });
        await notify.message({ ...createMessage(code), ttlMs: life });
      }),
  };
};

/** Creates the functions that check a one-time code and mark it as used. */
const createCodeCheck = ({ db, clock }: CreateCodesDeps, { matchesHash }: ReturnType<typeof createCodeHash>) => {
  return {
    /**
     * Compares the entered text with the newest valid code for the purpose and recipient. Each attempt is counted.
     * Returns the id of the code for `consume`. Returns undefined if the text is wrong or there is no valid code.
     */
    check: async ({ merchant, purpose, number }: CodeTarget, typed: string): Promise<string | undefined> => {
      const now = clock.now().getTime();
      const isOpen = and(
        isNull(oneTimeCodes.usedAt),
        lt(oneTimeCodes.attempts, maxAttempts),
        gt(oneTimeCodes.expiresAt, new Date(now - grace)),
      );
      const newest = db
        .select({ id: oneTimeCodes.id })
        .from(oneTimeCodes)
        .where(
          and(
            eq(oneTimeCodes.merchant, merchant),
            eq(oneTimeCodes.purpose, purpose),
            eq(oneTimeCodes.number, number),
            isOpen,
          ),
        )
        .orderBy(desc(oneTimeCodes.createdAt))
        .limit(1);
      const [row] = await db
        .update(oneTimeCodes)
        .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
        .where(and(inArray(oneTimeCodes.id, newest), isOpen))
        .returning();
      if (!row) return undefined;
      return matchesHash(row.codeHash, row.id, typed.trim()) ? row.id : undefined;
    },

    /**
     * Marks a code as used. Returns false when a concurrent call has already used the code. If the transaction is
     * rolled back, the code remains valid.
     */
    consume: async (tx: Database, id: string): Promise<boolean> =>
      (
        await tx
          .update(oneTimeCodes)
          .set({ usedAt: clock.now() })
          .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
          .returning({ id: oneTimeCodes.id })
      ).length === 1,
  };
};

/**
 * Creates the service for one-time codes of six digits. A code is valid for one purpose and one phone number. The
 * database counts the codes that were sent to a number, including numbers without a member. An attempt is counted
 * before the code is compared, so that many concurrent guesses cannot exceed the maximum.
 */
export const createCodes = (deps: CreateCodesDeps) => {
  const codeHash = createCodeHash(deps);
  return { ...createCodeSender(deps, codeHash), ...createCodeCheck(deps, codeHash) };
};
export type Codes = ReturnType<typeof createCodes>;
