import type { WorkboxPlugin } from 'workbox-core';

/**
 * Workbox plug-in that caches only responses to requests without a token. An offline member therefore gets the last
 * response that a guest would get.
 */
export const publicOnlyPlugin = {
  cacheWillUpdate: async ({ request, response }: { readonly request: Request; readonly response: Response }) =>
    !request.headers.has('Authorization') && response.status === 200 && isJsonResponse(response) ? response : null,
} satisfies WorkboxPlugin;

const isJsonResponse = (response: Response): boolean => response.headers.get('Content-Type')?.includes('json') ?? false;
