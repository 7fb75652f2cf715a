import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

interface LimiterOptions {
  /** Name of the limit, which separates its keys from those of other limits. */
  readonly name: string;
  /** Maximum number of attempts in a period. */
  readonly points: number;
  /** Length of the period in seconds. */
  readonly duration: number;
}

export type Limiter = RateLimiterMemory | RateLimiterRedis;

/**
 * Creates a counter of attempts that all gateways share by Redis. Without Redis, and while Redis does not respond, the
 * process counts alone.
 */
export const createLimiter = (redis: Redis | undefined, { name, points, duration }: LimiterOptions): Limiter => {
  const options = { points, duration, keyPrefix: `livery:${name}` };
  const memory = new RateLimiterMemory(options);
  return redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: memory })
    : memory;
};

/** State of a key, or undefined if nothing is counted for it now. An expired entry can still be in the memory. */
export const readLimiter = async (
  limiter: Limiter,
  key: string,
): Promise<{ readonly count: number; readonly seconds: number } | undefined> => {
  const state = await limiter.get(key);
  return state && state.msBeforeNext > 0
    ? { count: state.consumedPoints, seconds: Math.ceil(state.msBeforeNext / 1000) }
    : undefined;
};
