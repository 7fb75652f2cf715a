import { ErrorCode } from '@livery/contract/errors';
import type { Redis } from 'ioredis';
import { GatewayError } from '../http/errors/gateway-error.ts';
import { createLimiter, readLimiter } from './create-limiter.ts';

export interface RateLimit {
  /** Throws a GatewayError if the count of the key has reached the maximum. Does not increase the count. */
  readonly assertBelow: (key: string) => Promise<void>;
  readonly count: (key: string) => Promise<void>;
}

/** Creates a limit of `points` events in `duration` seconds for each key, for example for each address. */
export const createRateLimit = (
  redis: Redis | undefined,
  options: { readonly name: string; readonly points: number; readonly duration: number },
): RateLimit => {
  const limiter = createLimiter(redis, options);
  return {
    assertBelow: async (key) => {
      const state = await readLimiter(limiter, key);
      if (state && state.count >= options.points)
        throw new GatewayError(ErrorCode.TooManyRequests, { retryAfter: state.seconds });
    },
    count: async (key) => void (await limiter.penalty(key)),
  };
};
