import type { SessionValue } from '@livery/contract/session';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { members } from '../db/schema/tables.ts';
import type { Happen } from '../happenings/happen.ts';
import { welcome } from '../messages/letters.ts';
import type { DeviceTokens, IssuedDevice } from './device-tokens.ts';
import type { Sessions } from './sessions.ts';

export type Member = typeof members.$inferSelect;

interface Opening {
  readonly merchant: Merchant;
  readonly member: Member;
  /** The device that the log-in came from. */
  readonly device?: IssuedDevice | undefined;
  /** Where there was none: whether to remember this one. */
  readonly remember?: boolean | undefined;
  readonly firstTimeLogin?: boolean;
}

export type OpenSession = (opening: Opening) => Promise<SessionValue>;

/** Logs a member in who has shown who they are, whichever way that was. The first log-in brings a letter of welcome. */
export const createOpenSession =
  (happen: Happen, clock: Clock, sessions: Sessions, devices: DeviceTokens): OpenSession =>
  async ({ merchant, member, device: known, remember, firstTimeLogin = member.lastLoginAt === null }) => {
    const device = known ?? (remember ? await devices.issue(member.id) : undefined);
    const now = clock.now();
    await happen(async (tx, tell) => {
      await tx.update(members).set({ lastLoginAt: now, lastSeenAt: now }).where(eq(members.id, member.id));
      if (member.lastLoginAt === null)
        await tell.letter(welcome({ memberId: member.id, merchant: merchant.code }, member.username));
    });
    const token = await sessions.start({
      memberId: member.id,
      merchant: merchant.code,
      firstTimeLogin,
      deviceFamily: device?.family,
    });
    return {
      token,
      userName: member.username,
      customerType: member.type,
      firstTimeLogin,
      ...(device && { deviceToken: device.token }),
    };
  };
