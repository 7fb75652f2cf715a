import type { WorkboxPlugin } from 'workbox-core';

/**
 * Workbox plug-in that caches a response only if it is JSON with status 200 and its request has no token. The cache
 * therefore contains no data of a member. An offline member gets the same cached response as a guest.
 */
export const publicOnlyPlugin = {
  cacheWillUpdate: async ({ request, response }: { readonly request: Request; readonly response: Response }) =>
    !request.headers.has('Authorization') && response.status === 200 && isJsonResponse(response) ? response : null,
} satisfies WorkboxPlugin;

const isJsonResponse = (response: Response): boolean => response.headers.get('Content-Type')?.includes('json') ?? false;
