import { ErrorCode } from '@livery/contract/errors';
import { eq } from 'drizzle-orm';
import type { Redis } from 'ioredis';
import { createLimiter } from '../../../core/rate-limits/create-limiter.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { verifyPassword } from '../../../core/crypto/password-hash.ts';
import { members } from '../../members/index.ts';

/**
 * Maximum number of attempts (`points`) within a period of seconds (`duration`). Without this limit, a person who uses
 * the unlocked phone of the member could guess the password.
 */
const limit = { points: 5, duration: 15 * 60, name: 'confirm-password' } as const;

/**
 * Verifies the password of a member who is already logged in. Throws a GatewayError if the password is wrong or the
 * limit of attempts is reached.
 */
export type ConfirmPassword = (memberId: string, password: string) => Promise<void>;

export const createConfirmPassword = (db: Database, redis?: Redis): ConfirmPassword => {
  const limiter = createLimiter(redis, limit);
  return async (memberId, password) => {
    const counted = await limiter.consume(memberId).catch(() => undefined);
    if (!counted) throw new GatewayError(ErrorCode.TooManyRequests, { retryAfter: limit.duration });
    const [member] = await db
      .select({ passwordHash: members.passwordHash })
      .from(members)
      .where(eq(members.id, memberId));
    if (!member || !(await verifyPassword(member.passwordHash, password)))
      throw new GatewayError(ErrorCode.PasswordWrong, { value: { field: 'password' } });
    await limiter.delete(memberId);
  };
};
