import { getPageState } from '@livery/contract/page-state';

/**
 * Returns the response to a request that an inline script has sent before the app was loaded. Undefined if there is
 * none, or if it was already returned. `path` includes the query. The script sends requests only for a guest in the
 * brand's default language.
 */
export const takePrefetchedResponse = (path: string): Promise<Response> | undefined => {
  const { prefetch } = getPageState();
  const response = prefetch?.[path];
  delete prefetch?.[path];
  return response;
};
