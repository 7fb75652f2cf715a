import { Redis } from 'ioredis';
import type { SharedStore } from './shared-store.ts';

const prefix = 'livery:';
const channel = `${prefix}events`;

export interface RedisStore extends SharedStore {
  /** Redis client. The rate limiter needs it, because it stores its counts directly in Redis. */
  readonly client: Redis;
}

/**
 * Connects to the Redis store that several instances share. Rejects when Redis does not respond to the first
 * connection.
 */
export const connectRedisStore = async (url: string, onError: (error: Error) => void): Promise<RedisStore> => {
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 2, connectTimeout: 5000 });
  const subscriber = client.duplicate({ maxRetriesPerRequest: null });
  for (const connection of [client, subscriber]) connection.on('error', onError);
  await Promise.all([client.connect(), subscriber.connect()]).catch((error: Error) => {
    client.disconnect();
    subscriber.disconnect();
    throw new Error(
      `REDIS_URL is set but no Redis responds there (${error.message}). ` +
        'Start Redis, correct the address, or unset it to store limits and events in this process.',
    );
  });
  await subscriber.subscribe(channel);
  return {
    client,
    ephemeralStore: {
      set: async (key, value, milliseconds) => void (await client.set(prefix + key, value, 'PX', milliseconds)),
      setIfAbsent: async (key, value, milliseconds) =>
        (await client.set(prefix + key, value, 'PX', milliseconds, 'NX')) === 'OK',
      consume: async (key) => (await client.getdel(prefix + key)) ?? undefined,
    },
    pubSub: {
      publish: async (message) => void (await client.publish(channel, message)),
      subscribe: (listener) => void subscriber.on('message', (_channel, message) => listener(message)),
    },
    ping: async () => void (await client.ping()),
    close: async () => {
      subscriber.disconnect();
      await client.quit();
    },
  };
};
