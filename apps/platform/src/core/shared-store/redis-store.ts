import { Redis } from 'ioredis';
import type { SharedStore } from './shared-store.ts';

/** Prefix of all keys and channels. Other programs can therefore use the same Redis without conflicts. */
const prefix = 'livery:';
const channel = `${prefix}events`;

/**
 * Milliseconds after which a Redis command fails. The caller can then use the memory of the process instead, so that a
 * call is not delayed for longer.
 */
const commandTimeoutMs = 500;
const maxReconnectDelayMs = 2000;

export interface RedisStore extends SharedStore {
  /** Redis client. The rate limiter needs this client, because it stores its counts directly in Redis. */
  readonly client: Redis;
}

/**
 * Connects to the Redis store that the gateway instances share. Rejects if Redis does not respond to the first
 * connection. If the connection is lost later, commands fail immediately until the connection is restored. `onResume`
 * is called when the connection is restored. Messages that were published during the outage are lost.
 */
export const connectRedisStore = async (
  url: string,
  onError: (error: Error) => void,
  onResume: () => void = () => {},
): Promise<RedisStore> => {
  const client = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 5000,
    retryStrategy: (times) => Math.min(times * 100, maxReconnectDelayMs),
  });
  // The connection of a subscription receives nothing for long periods, so its commands have no time limit. The
  // connection is restored automatically.
  const subscriber = client.duplicate({
    enableOfflineQueue: true,
    autoResendUnfulfilledCommands: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined as never,
  });
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
  subscriber.on('ready', onResume);
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
      client.disconnect();
    },
  };
};
