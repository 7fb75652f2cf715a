import { isCommonPassword } from '@livery/contract/common-passwords';
import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { members } from '../db/schema/tables.ts';
import type { Happen } from '../happenings/happen.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { securityChanged } from '../messages/letters.ts';
import type { DeviceTokens } from '../session/device-tokens.ts';
import type { Member } from '../session/open-session.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import type { Sessions } from '../session/sessions.ts';
import type { FieldRules } from '../verification/field-rules.ts';

export interface Passwords {
  /** Throws a GatewayError for a password that nobody may have. */
  readonly check: (merchant: Merchant, password: string) => Promise<void>;
  /** Throws a GatewayError when this is the password that the member has. */
  readonly checkNew: (member: Member, password: string) => Promise<void>;
  /**
   * Writes a password that was checked, and ends whatever the old one had opened: every session but `keptSession`, every
   * remembered device. All of it or nothing, together with `spend`, which throws where what allowed it is spent already.
   */
  readonly set: (
    member: Member,
    password: string,
    around?: { readonly keptSession?: string; readonly spend?: (tx: Database) => Promise<void> },
  ) => Promise<void>;
}

export const createPasswords = (
  happen: Happen,
  sessions: Sessions,
  devices: DeviceTokens,
  rules: FieldRules,
): Passwords => ({
  check: async (merchant, password) => {
    if (!(await rules.isPassword(merchant, password)))
      throw new GatewayError(ErrorCode.PasswordWeak, { value: { field: 'password' } });
    if (isCommonPassword(password)) throw new GatewayError(ErrorCode.PasswordCommon, { value: { field: 'password' } });
  },

  checkNew: async (member, password) => {
    if (await verifyPassword(member.passwordHash, password)) throw new GatewayError(ErrorCode.SamePassword);
  },

  set: async ({ id: memberId, merchant }, password, { keptSession, spend } = {}) => {
    const passwordHash = await hashPassword(password);
    const ended = await happen(async (tx, tell) => {
      await spend?.(tx);
      await tx.update(members).set({ passwordHash }).where(eq(members.id, memberId));
      await devices.revokeAll(memberId, tx);
      await tell.letter(securityChanged({ memberId, merchant }, 'passwordChanged'));
      return sessions.endAllIn(tx, memberId, keptSession);
    });
    await sessions.tellEnded(ended);
  },
});
