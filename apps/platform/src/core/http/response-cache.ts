import type { CachedResponse } from './cached-response.ts';

/**
 * Maximum number of stored responses. Each search text has its own response, so without a limit a caller could fill the
 * memory.
 */
const maxEntries = 2000;

/** Creates a cache of responses by request. */
export const createResponseCache = () => {
  const responses = new Map<string, CachedResponse>();
  return {
    find: (key: string): CachedResponse | undefined => responses.get(key),
    /** Stores a response. Evicts the oldest response when the cache is full. */
    set: (key: string, response: CachedResponse): void => {
      responses.set(key, response);
      if (responses.size > maxEntries) responses.delete(responses.keys().next().value as string);
    },
  };
};
