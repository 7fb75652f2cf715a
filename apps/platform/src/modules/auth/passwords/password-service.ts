import { ErrorCode } from '@livery/contract/errors';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { TransactionRunner } from '../../notifications/index.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { DeviceTokens } from '../sessions/device-tokens.ts';
import { hashPassword, verifyPassword } from '../../../core/crypto/password-hash.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { FieldRules } from '../field-rules/field-rules.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { type Member, members } from '../../members/index.ts';
import type { BreachedPasswords } from './breached-passwords-port.ts';
import { containsName, isFrequentPassword } from '../../../core/crypto/weak-passwords.ts';

/** Selects which sessions and passkeys of the member are removed when a new password is set. */
export interface EndedAccess {
  /**
   * True if the sessions of the member end and all remembered devices are revoked. The session in which a logged-in
   * member changes the password does not end.
   */
  readonly endSessions: boolean;
  readonly removePasskeys: boolean;
}

interface SetPasswordOptions extends EndedAccess {
  /** Token hash of a session that `endSessions` does not end. If absent, all sessions of the member end. */
  readonly exceptSession?: string;
  readonly language: LanguageCode;
  /**
   * Marks the code or link that permits the new password as used, in the transaction that sets the password. Throws
   * if the code or link was already used.
   */
  readonly spend?: (tx: Database) => Promise<void>;
}

/**
 * Counts after a new password was set: sessions that ended, remembered devices that were revoked, and passkeys that the
 * member still has.
 */
export interface PasswordOutcome {
  readonly endedSessions: number;
  readonly endedDevices: number;
  readonly passkeysLeft: number;
}

export interface PasswordService {
  /**
   * Throws a GatewayError when the password violates the rules of the brand, is a common password or contains the name
   * of the brand.
   */
  readonly check: (merchant: Merchant, password: string) => Promise<void>;
  /**
   * Throws a GatewayError if the password contains the user name or is known from a data breach. This check can call an
   * external service. Call this function only after the caller's identity is verified, so that strangers cannot cause
   * such calls.
   */
  readonly checkFor: (username: string, password: string) => Promise<void>;
  /**
   * Throws a GatewayError when the new password equals the current password, or when `checkFor` rejects the new
   * password.
   */
  readonly checkNew: (member: Member, password: string) => Promise<void>;
  /**
   * Saves a new password that was already checked, ends the access that `options` selects, and sends the member an
   * alert.
   */
  readonly set: (member: Member, password: string, options: SetPasswordOptions) => Promise<PasswordOutcome>;
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

    set: async (
      { id: memberId, merchant },
      password,
      { exceptSession, language, endSessions, removePasskeys, spend },
    ) => {
      const passwordHash = await hashPassword(password);
      const { ended, ...outcome } = await withNotifications(async (tx, notify) => {
        await spend?.(tx);
        await tx.update(members).set({ passwordHash }).where(eq(members.id, memberId));
        if (removePasskeys) await tx.delete(passkeys).where(eq(passkeys.memberId, memberId));
        await notify.securityAlert({ memberId, merchant, change: 'passwordChanged', language });
        return {
          ended: endSessions ? await sessions.endAllIn(tx, memberId, 'password', exceptSession) : [],
          endedDevices: endSessions ? await devices.revokeAll(memberId, tx) : 0,
          passkeysLeft: await tx.$count(passkeys, eq(passkeys.memberId, memberId)),
        };
      });
      await sessions.publishEnded(ended);
      return { ...outcome, endedSessions: ended.length };
    },
  };
};
