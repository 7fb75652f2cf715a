import { isCommonPassword } from '@livery/contract/auth/common-passwords';
import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { securityChangedMessage, type TransactionRunner } from '../../notifications/index.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { DeviceTokens } from '../sessions/device-tokens.ts';
import { hashPassword, verifyPassword } from '../../../core/crypto/password-hash.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { FieldRules } from '../field-rules/field-rules.ts';
import { type Member, members } from '../../members/index.ts';

export interface PasswordService {
  /** Throws a GatewayError when the password violates the rules of the brand or is a common password. */
  readonly check: (merchant: Merchant, password: string) => Promise<void>;
  /** Throws a GatewayError when the password is the current one of the member. */
  readonly checkNew: (member: Member, password: string) => Promise<void>;
  /**
   * Saves a new password that was checked before. All sessions except `exceptSession` end, and all remembered devices
   * are revoked. `spend` runs in the same transaction. It marks the code or link with which the password is set as
   * used, and throws when the code or link was already used.
   */
  readonly set: (
    member: Member,
    password: string,
    options?: { readonly exceptSession?: string; readonly spend?: (tx: Database) => Promise<void> },
  ) => Promise<void>;
}

export const createPasswordService = (
  withNotifications: TransactionRunner,
  sessions: Sessions,
  devices: DeviceTokens,
  rules: FieldRules,
): PasswordService => ({
  check: async (merchant, password) => {
    if (!(await rules.isPassword(merchant, password)))
      throw new GatewayError(ErrorCode.PasswordWeak, { value: { field: 'password' } });
    if (isCommonPassword(password)) throw new GatewayError(ErrorCode.PasswordCommon, { value: { field: 'password' } });
  },

  checkNew: async (member, password) => {
    if (await verifyPassword(member.passwordHash, password)) throw new GatewayError(ErrorCode.SamePassword);
  },

  set: async ({ id: memberId, merchant }, password, { exceptSession, spend } = {}) => {
    const passwordHash = await hashPassword(password);
    const ended = await withNotifications(async (tx, notify) => {
      await spend?.(tx);
      await tx.update(members).set({ passwordHash }).where(eq(members.id, memberId));
      await devices.revokeAll(memberId, tx);
      await notify.inboxMessage(securityChangedMessage({ memberId, merchant }, 'passwordChanged'));
      return sessions.endAllIn(tx, memberId, exceptSession);
    });
    await sessions.publishEnded(ended);
  },
});
