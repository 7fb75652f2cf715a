import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

interface LimiterOptions {
  /**
   * Name of the limit, such as `login-account`. The keys of its counters begin with this name, so that different limits
   * do not share a counter.
   */
  readonly name: string;
  /** Maximum number of attempts in a period. */
  readonly points: number;
  /** Length of the period in seconds. */
  readonly duration: number;
}

export type Limiter = RateLimiterMemory | RateLimiterRedis;

/**
 * Creates a counter of attempts that all gateways share through Redis. Without Redis, or while Redis does not respond,
 * each process counts separately.
 */
export const createLimiter = (redis: Redis | undefined, { name, points, duration }: LimiterOptions): Limiter => {
  const options = { points, duration, keyPrefix: `livery:${name}` };
  const memory = new RateLimiterMemory(options);
  return redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: memory })
    : memory;
};

/**
 * Returns the count of a key and the seconds until the count expires. Returns undefined if the key has no count. The
 * memory of the limiter can still contain an expired count, which this function ignores.
 */
export const readLimiter = async (
  limiter: Limiter,
  key: string,
): Promise<{ readonly count: number; readonly seconds: number } | undefined> => {
  const state = await limiter.get(key);
  return state && state.msBeforeNext > 0
    ? { count: state.consumedPoints, seconds: Math.ceil(state.msBeforeNext / 1000) }
    : undefined;
};
