import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, seconds } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { hashToken, createToken } from '../../../core/crypto/token.ts';
import type { LogSecurityEvent } from '../../../core/security-log.ts';
import { deviceTokens, members } from '../../members/index.ts';
import type { TransactionRunner } from '../../notifications/index.ts';
import type { Sessions } from './sessions.ts';

const life = days(90);
/**
 * Milliseconds during which a replaced token is still accepted. If the response with the new token was lost, the app
 * can still log in with the replaced token in this time.
 */
const grace = seconds(60);

export interface IssuedDevice {
  readonly token: string;
  readonly family: string;
}

/** Revokes all remembered devices of a member. Returns their number. */
export const revokeDevices = async (tx: Database, memberId: string, now: Date): Promise<number> => {
  const revoked = await tx
    .update(deviceTokens)
    .set({ revokedAt: now })
    .where(and(eq(deviceTokens.memberId, memberId), isNull(deviceTokens.revokedAt)))
    .returning({ family: deviceTokens.family });
  return new Set(revoked.map(({ family }) => family)).size;
};

/**
 * Creates the service for the tokens of remembered devices. Each log-in replaces the token with a new one. If a
 * replaced token is used, it was probably stolen. Then all tokens of its family (the tokens of one device) are
 * revoked, and the sessions of the family end.
 */
export const createDeviceTokens = (
  db: Database,
  clock: Clock,
  sessions: Sessions,
  withNotifications: TransactionRunner,
  logSecurityEvent: LogSecurityEvent,
) => {
  const issue = async (memberId: string, family: string = randomUUID()): Promise<IssuedDevice> => {
    const token = createToken();
    const now = clock.now();
    await db.insert(deviceTokens).values({
      tokenHash: hashToken(token),
      family,
      memberId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + life),
    });
    return { token, family };
  };

  const revokeFamily = async (family: string, tx: Database = db): Promise<void> => {
    await tx
      .update(deviceTokens)
      .set({ revokedAt: clock.now() })
      .where(and(eq(deviceTokens.family, family), isNull(deviceTokens.revokedAt)));
  };

  /**
   * Ends all access of a device whose token was probably stolen: revokes its tokens and ends the sessions that were
   * started with them. The newest token also becomes invalid, because the thief can be the one who has it.
   */
  const endStolenFamily = async ({ family, memberId }: typeof deviceTokens.$inferSelect): Promise<void> => {
    const ended = await withNotifications(async (tx, notify) => {
      await revokeFamily(family, tx);
      const [member] = await tx.select({ merchant: members.merchant }).from(members).where(eq(members.id, memberId));
      if (member) await notify.securityAlert({ memberId, merchant: member.merchant, change: 'deviceTokenReused' });
      return { merchant: member?.merchant ?? '', sessions: await sessions.endFamilyIn(tx, family) };
    });
    logSecurityEvent('device token reused', { memberId, merchant: ended.merchant });
    await sessions.publishEnded(ended.sessions);
  };

  /**
   * Checks the token of a remembered device and returns a new token that replaces it. Returns undefined if the token is
   * not valid for this member. If a token is used more than `grace` milliseconds after its replacement, it counts as
   * stolen and the device loses its access.
   */
  const redeem = async (token: string, memberId: string): Promise<IssuedDevice | undefined> => {
    const tokenHash = hashToken(token);
    const [stored] = await db.select().from(deviceTokens).where(eq(deviceTokens.tokenHash, tokenHash));
    const now = clock.now().getTime();
    if (!stored || stored.memberId !== memberId || stored.revokedAt || stored.expiresAt.getTime() <= now)
      return undefined;
    if (stored.replacedAt && stored.replacedAt.getTime() + grace < now) {
      await endStolenFamily(stored);
      return undefined;
    }
    if (!stored.replacedAt)
      await db.update(deviceTokens).set({ replacedAt: clock.now() }).where(eq(deviceTokens.tokenHash, tokenHash));
    return issue(memberId, stored.family);
  };

  const revokeAll = (memberId: string, tx: Database): Promise<number> => revokeDevices(tx, memberId, clock.now());

  return { issue, redeem, revokeFamily, revokeAll };
};
export type DeviceTokens = ReturnType<typeof createDeviceTokens>;
