import { getPageState } from '@livery/contract/page-state';

/**
 * Returns the response to a request that an inline script sent before the app had loaded, or undefined. Each response
 * is returned only once. `path` includes the query. The script sends requests only for a guest in the brand's default
 * language.
 */
export const takePrefetchedResponse = (path: string): Promise<Response> | undefined => {
  const { prefetch } = getPageState();
  const response = prefetch?.[path];
  delete prefetch?.[path];
  return response;
};
