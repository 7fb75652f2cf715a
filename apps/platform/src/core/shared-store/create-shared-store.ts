import type { Redis } from 'ioredis';
import type { Clock } from '../clock/clock.ts';
import { createDegradingStore } from './degrading-store.ts';
import { createInMemoryStore } from './in-process-store.ts';
import { connectRedisStore } from './redis-store.ts';
import type { SharedStore } from './shared-store.ts';

interface CreateSharedStoreDeps {
  readonly redisUrl: string | undefined;
  readonly clock: Clock;
  readonly onError: (error: Error) => void;
  /** Called when a lost connection to Redis is restored. */
  readonly onResume: () => void;
}

/**
 * Connects to Redis if the settings contain its URL. Without a URL, the store is in the memory of the process. With a
 * URL, the store is in Redis. During an outage of Redis, the memory of the process is used instead.
 */
export const createSharedStore = async ({
  redisUrl,
  clock,
  onError,
  onResume,
}: CreateSharedStoreDeps): Promise<SharedStore & { readonly redis?: Redis }> => {
  const memory = createInMemoryStore(clock);
  if (!redisUrl) return memory;
  const { client, ...shared } = await connectRedisStore(redisUrl, onError, onResume);
  return { ...createDegradingStore(shared, memory, onError), redis: client };
};
