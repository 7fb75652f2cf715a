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
import type { BreachedPasswords } from './breached-passwords-port.ts';
import { containsName, isFrequentPassword } from './weak-passwords.ts';

export interface PasswordService {
  /**
   * Throws a GatewayError when the password violates the rules of the brand, is a common password or contains the name
   * of the brand.
   */
  readonly check: (merchant: Merchant, password: string) => Promise<void>;
  /**
   * Throws a GatewayError when the password contains the user name or is known from a breach. Call it after the caller
   * has proven who they are, because it can call an outside service.
   */
  readonly checkFor: (username: string, password: string) => Promise<void>;
  /** Throws a GatewayError when the password is the current one of the member, or `checkFor` rejects it. */
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
  breachedPasswords: BreachedPasswords,
): PasswordService => {
  const reject = (code: ErrorCode): never => {
    throw new GatewayError(code, { value: { field: 'password' } });
  };
  const checkFor: PasswordService['checkFor'] = async (username, password) => {
    if (containsName(password, [username])) reject(ErrorCode.PasswordContainsName);
    if (await breachedPasswords.isBreached(password)) reject(ErrorCode.PasswordCommon);
  };
  return {
    check: async (merchant, password) => {
      if (!(await rules.isPassword(merchant, password))) reject(ErrorCode.PasswordWeak);
      if (isFrequentPassword(password)) reject(ErrorCode.PasswordCommon);
      if (containsName(password, [merchant.code, merchant.name])) reject(ErrorCode.PasswordContainsName);
    },

    checkFor,

    checkNew: async (member, password) => {
      if (await verifyPassword(member.passwordHash, password)) throw new GatewayError(ErrorCode.SamePassword);
      await checkFor(member.username, password);
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
  };
};
