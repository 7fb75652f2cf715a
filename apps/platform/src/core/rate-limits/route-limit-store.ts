import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { createLimiter } from './create-limiter.ts';

type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

interface RouteInfo {
  readonly method: string;
  readonly url: string;
}

/**
 * Maximum of the counter, so high that the counter never rejects a call. The rate-limit plug-in of Fastify compares the
 * count with the limit of the route, and rejects the call itself.
 */
const unlimited = Number.MAX_SAFE_INTEGER;

/**
 * Creates the store class with which the rate-limit plug-in counts the calls of a route. While Redis does not respond,
 * each process counts separately.
 */
export const createRouteLimitStore = (redis: Redis | undefined) =>
  class RouteLimitStore implements FastifyRateLimitStore {
    readonly #prefix: string;
    readonly #limiters = new Map<number, ReturnType<typeof createLimiter>>();

    constructor(_options: unknown, prefix = 'calls') {
      this.#prefix = prefix;
    }

    incr(key: string, callback: Callback, timeWindow = 60_000): void {
      this.#getLimiter(timeWindow)
        .consume(key)
        .catch((rejection: unknown) => {
          if (rejection instanceof RateLimiterRes) return rejection;
          throw rejection;
        })
        .then(
          ({ consumedPoints, msBeforeNext }) => callback(null, { current: consumedPoints, ttl: msBeforeNext }),
          (error: Error) => callback(error),
        );
    }

    child(routeOptions: object): RouteLimitStore {
      // The plug-in passes the field `routeInfo`, but its type definitions do not contain the field.
      const { method, url } = (routeOptions as { readonly routeInfo: RouteInfo }).routeInfo;
      return new RouteLimitStore({}, `${this.#prefix}:${method}${url}`);
    }

    #getLimiter(timeWindow: number): ReturnType<typeof createLimiter> {
      const limiter =
        this.#limiters.get(timeWindow) ??
        createLimiter(redis, { name: this.#prefix, points: unlimited, duration: timeWindow / 1000 });
      this.#limiters.set(timeWindow, limiter);
      return limiter;
    }
  };
