import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

/**
 * Maximum number of cached responses of one operation, and their maximum total size in bytes without compression.
 * Each different request adds a response. Without these limits, a caller could fill the memory.
 */
const maxEntries = 2000;
const maxBytes = 16 * 1024 * 1024;

/**
 * Creates a cache of responses, with the request as the key. A full cache removes the response that was not used for
 * the longest time. The memory of the cache is allocated with its first response, because many operations are never
 * called.
 */
export const createResponseCache = ({ max = maxEntries, maxSize = maxBytes } = {}) => {
  let responses: LRUCache<string, CachedResponse> | undefined;
  return {
    find: (key: string): CachedResponse | undefined => responses?.get(key),
    set: (key: string, response: CachedResponse): void => {
      responses ??= new LRUCache<string, CachedResponse>({
        max,
        maxSize,
        sizeCalculation: ({ json }, name) => json.length + name.length,
      });
      responses.set(key, response);
    },
    getSize: (): number => responses?.size ?? 0,
  };
};
