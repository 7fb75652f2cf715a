import { getPageState } from '@livery/contract/page-state';

/**
 * Returns the response that an inline script of the page requested before the app was loaded. `path` includes the
 * query. Each response is used once. The script runs only for a guest in the brand's opening language.
 */
export const takePrefetchedResponse = (path: string): Promise<Response> | undefined => {
  const { prefetch } = getPageState();
  const response = prefetch?.[path];
  delete prefetch?.[path];
  return response;
};
