import type { Redis } from 'ioredis';
import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/**
 * Creates a limiter whose counts are in Redis, or in the memory of the process if there is no Redis. While Redis does
 * not respond, each process counts for itself, so that the limit still holds.
 */
export const createLimiter = (options: IRateLimiterOptions, redis?: Redis): RateLimiterMemory | RateLimiterRedis => {
  const memory = new RateLimiterMemory(options);
  return redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: memory })
    : memory;
};
