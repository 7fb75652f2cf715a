import type { CachedResponse } from './cached-response.ts';

/** Answers that are kept at most; a search is a key of its own, and nobody can fill the memory with them. */
const maxEntries = 2000;

/** The prepared answers that were asked for last, by what was asked. */
export const createResponseCache = () => {
  const responses = new Map<string, CachedResponse>();
  return {
    find: (key: string): CachedResponse | undefined => responses.get(key),
    /** The one that has been there longest goes first. */
    set: (key: string, response: CachedResponse): void => {
      responses.set(key, response);
      if (responses.size > maxEntries) responses.delete(responses.keys().next().value as string);
    },
  };
};
