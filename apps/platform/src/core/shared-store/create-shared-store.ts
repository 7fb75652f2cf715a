import type { Redis } from 'ioredis';
import type { Clock } from '../clock/clock.ts';
import { createInMemoryStore } from './in-process-store.ts';
import { connectRedisStore } from './redis-store.ts';
import type { SharedStore } from './shared-store.ts';

/** Connects to Redis if the settings contain its URL. Otherwise creates a store in the memory of the process. */
export const createSharedStore = async (
  redisUrl: string | undefined,
  clock: Clock,
  onError: (error: Error) => void,
): Promise<SharedStore & { readonly redis?: Redis }> => {
  if (!redisUrl) return createInMemoryStore(clock);
  const { client, ...state } = await connectRedisStore(redisUrl, onError);
  return { ...state, redis: client };
};
