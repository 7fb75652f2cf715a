import { ErrorCode } from '@livery/contract/errors';
import type { ParsedOf, ValueOf } from '@livery/contract/operation';
import type { login } from '@livery/contract/session';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, eq } from 'drizzle-orm';
import type { Captchas } from '../captcha/captchas.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { members } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { DeviceTokens, IssuedDevice } from './device-tokens.ts';
import type { Attempt, LoginLimits } from './login-limits.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { verifyPassword } from './password.ts';
import type { Sessions } from './sessions.ts';

type LoginRequest = ParsedOf<typeof login>;
type Member = typeof members.$inferSelect;

export interface LogInNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly devices: DeviceTokens;
  readonly captchas: Captchas;
  readonly limits: LoginLimits;
  /** A hash that no password matches: unknown names take as long as known ones. */
  readonly nobodysHash: string;
}

export const createLogIn = ({ db, clock, sessions, devices, captchas, limits, nobodysHash }: LogInNeeds) => {
  const oneAtATime = createOneAtATime();

  /** A member who is disabled is as one who does not exist. */
  const findMember = async (merchant: Merchant, username: string): Promise<Member | undefined> => {
    const [member] = await db.select().from(members).where(and(eq(members.merchant, merchant.code), eq(members.usernameKey, username.toLowerCase())));
    return member?.isDisabled ? undefined : member;
  };

  /** Throws before a password is looked at: when locked, or when a captcha is wanted and not there. */
  const passLimits = async (attempt: Attempt, merchant: Merchant, { type, captcha, captchaId }: LoginRequest): Promise<void> => {
    const { lockedFor, needsCaptcha } = await limits.standing(attempt);
    if (lockedFor !== undefined) throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor, value: { captcha: true } });
    // A device token cannot be guessed, and whoever has it types nothing.
    if (!needsCaptcha || type === 'device') return;
    if (!captcha) throw new GatewayError(ErrorCode.CaptchaRequired, { value: { captcha: true } });
    if (!(await captchas.check(merchant.code, captchaId, captcha))) throw new GatewayError(ErrorCode.CaptchaWrong, { value: { captcha: true } });
  };

  /** Whether the credentials are the member's, and the device that they came from or shall be remembered on. */
  const verify = async (member: Member | undefined, { type, password, remember }: LoginRequest): Promise<{ device: IssuedDevice | undefined } | undefined> => {
    if (type === 'device') {
      const device = member && (await devices.redeem(password, member.id));
      return device && { device };
    }
    const isRight = await verifyPassword(member?.passwordHash ?? nobodysHash, password);
    if (!member || !isRight) return undefined;
    return { device: remember ? await devices.issue(member.id) : undefined };
  };

  const attemptLogIn = async (attempt: Attempt, merchant: Merchant, request: LoginRequest): Promise<ValueOf<typeof login>> => {
    await passLimits(attempt, merchant, request);
    const member = await findMember(merchant, request.username);
    const verified = await verify(member, request);
    if (!member || !verified) {
      await (request.type === 'device' ? limits.failDevice(attempt) : limits.fail(attempt));
      throw new GatewayError(ErrorCode.LoginFailed, { value: { captcha: request.type === 'username' } });
    }
    await limits.succeed(attempt);
    const firstTimeLogin = member.lastLoginAt === null;
    const now = clock.now();
    await db.update(members).set({ lastLoginAt: now, lastSeenAt: now }).where(eq(members.id, member.id));
    const token = await sessions.start({ memberId: member.id, merchant: merchant.code, firstTimeLogin, deviceFamily: verified.device?.family });
    return { token, userName: member.username, customerType: member.type, firstTimeLogin, ...(verified.device && { deviceToken: verified.device.token }) };
  };

  return (merchant: Merchant, address: string, request: LoginRequest): Promise<ValueOf<typeof login>> => {
    const account = `${merchant.code}/${request.username.toLowerCase()}`;
    return oneAtATime(account, () => attemptLogIn({ account, address }, merchant, request));
  };
};
