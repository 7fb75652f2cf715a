import type { CachedResponse } from './cached-response.ts';

/** Max number of stored responses. Each search has its own key, so without a limit a caller could fill the memory. */
const maxEntries = 2000;

/** Cache of the prepared responses by request. */
export const createResponseCache = () => {
  const responses = new Map<string, CachedResponse>();
  return {
    find: (key: string): CachedResponse | undefined => responses.get(key),
    /** Evicts the oldest entry when the cache is full. */
    set: (key: string, response: CachedResponse): void => {
      responses.set(key, response);
      if (responses.size > maxEntries) responses.delete(responses.keys().next().value as string);
    },
  };
};
