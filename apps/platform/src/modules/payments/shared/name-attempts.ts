import { ErrorCode } from '@livery/contract/errors';
import type { Redis } from 'ioredis';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { createLimiter } from '../../../core/rate-limits/create-limiter.ts';

/**
 * Maximum number of rejected names of a member in a period. A member who mistypes a name needs two or three attempts.
 */
export const maxNameAttempts = 5;

interface NameAttemptsOptions {
  /** Name of this counter. Counters with different names count separately. */
  readonly name: string;
  /** Length of the period, from the first wrong name. */
  readonly seconds: number;
}

export interface NameAttempts {
  /**
   * Calls `act`, and counts an error with the code `rejection` as a wrong name of the member. After `maxNameAttempts`
   * wrong names, throws `TooManyRequests` and does not call `act`, even for a correct name. This prevents guessing.
   * Each call counts from its start, so that concurrent calls cannot try more names.
   */
  readonly run: <Result>(memberId: string, rejection: ErrorCode, act: () => Promise<Result>) => Promise<Result>;
}

/** Creates the counter of the wrong names that each member has entered. */
export const createNameAttempts = (redis: Redis | undefined, { name, seconds }: NameAttemptsOptions): NameAttempts => {
  const limiter = createLimiter(redis, { name, points: maxNameAttempts, duration: seconds });
  return {
    run: async (memberId, rejection, act) => {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(memberId);
      if (consumedPoints > maxNameAttempts) {
        await limiter.reward(memberId);
        throw new GatewayError(ErrorCode.TooManyRequests, { retryAfter: Math.ceil(msBeforeNext / 1000) });
      }
      let isWrong = false;
      try {
        return await act();
      } catch (error) {
        isWrong = error instanceof GatewayError && error.code === rejection;
        throw error;
      } finally {
        if (!isWrong) await limiter.reward(memberId);
      }
    },
  };
};
