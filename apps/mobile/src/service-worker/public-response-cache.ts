import type { WorkboxPlugin } from 'workbox-core';

/**
 * Workbox plug-in that caches a response only if it is JSON with status 200 and the request has no token. Requests of
 * members have a token, so the cache contains no data of members. Without a network, members and guests get the same
 * cached responses.
 */
export const publicOnlyPlugin = {
  cacheWillUpdate: async ({ request, response }: { readonly request: Request; readonly response: Response }) =>
    !request.headers.has('Authorization') && response.status === 200 && isJsonResponse(response) ? response : null,
} satisfies WorkboxPlugin;

const isJsonResponse = (response: Response): boolean => response.headers.get('Content-Type')?.includes('json') ?? false;
