import { type Member, members } from '../../members/index.ts';
import type { SessionValue } from '@livery/contract/auth/session';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { LogSecurityEvent } from '../../../core/security-log.ts';
import { type TransactionRunner, welcomeMessage } from '../../notifications/index.ts';
import { findActiveExclusion, toBreakView } from '../../responsible-gaming/index.ts';
import type { DeviceTokens, IssuedDevice } from './device-tokens.ts';
import type { SessionProof, Sessions } from './sessions.ts';

interface CreateSessionParams {
  readonly merchant: Merchant;
  readonly member: Member;
  /** Remembered device that was used for the log-in. Undefined for a log-in without a device token. */
  readonly device?: IssuedDevice | undefined;
  /** True if the gateway should remember the device of this log-in. */
  readonly remember?: boolean | undefined;
  readonly firstTimeLogin?: boolean;
  readonly proof: SessionProof;
  /** Method of the log-in. It is written to the security log. */
  readonly method: 'registration' | 'passkey' | 'username' | 'device' | 'sms' | 'firebase';
}

export type CreateSession = (params: CreateSessionParams) => Promise<SessionValue>;

interface CreateSessionDeps {
  readonly withNotifications: TransactionRunner;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly logSecurityEvent: LogSecurityEvent;
}

/**
 * Creates the function that starts a session for a member whose identity was verified. At the first session of a
 * member, the function also sends a welcome message.
 */
export const createSessionCreator =
  ({ withNotifications, clock, sessions, devices, logSecurityEvent }: CreateSessionDeps): CreateSession =>
  async ({
    merchant,
    member,
    device: existingDevice,
    remember,
    firstTimeLogin = member.lastLoginAt === null,
    proof,
    method,
  }) => {
    const device = existingDevice ?? (remember ? await devices.issue(member.id) : undefined);
    const now = clock.now();
    const pause = await withNotifications(async (tx, notify) => {
      await tx.update(members).set({ lastLoginAt: now, lastSeenAt: now }).where(eq(members.id, member.id));
      if (member.lastLoginAt === null)
        await notify.inboxMessage(welcomeMessage({ memberId: member.id, merchant: merchant.code }, member.username));
      return findActiveExclusion(tx, member.id, now);
    });
    const token = await sessions.start({
      memberId: member.id,
      merchant: merchant.code,
      firstTimeLogin,
      deviceFamily: device?.family,
      proof,
    });
    logSecurityEvent('log-in', { merchant: merchant.code, memberId: member.id, method });
    return {
      token,
      userName: member.username,
      customerType: member.type,
      firstTimeLogin,
      ...(pause && { pause: toBreakView(pause) }),
      ...(device && { deviceToken: device.token }),
    };
  };
