import type { WorkboxPlugin } from 'workbox-core';

/**
 * Keeps what was answered to nobody in particular: an answer to a request with a token is never stored.
 * A member without a network is given what a guest was last given.
 */
export const publicOnlyPlugin = {
  cacheWillUpdate: async ({ request, response }: { readonly request: Request; readonly response: Response }) =>
    !request.headers.has('Authorization') && response.status === 200 && isJsonResponse(response) ? response : null,
} satisfies WorkboxPlugin;

const isJsonResponse = (response: Response): boolean => response.headers.get('Content-Type')?.includes('json') ?? false;
