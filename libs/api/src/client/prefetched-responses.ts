import { getPageState } from '@livery/contract/page-state';

/**
 * Returns the response that an inline script of the page requested before the app was loaded. `path` includes the
 * query. Each is used once. Only a guest in the brand's opening language has them.
 */
export const takePrefetchedResponse = (path: string): Promise<Response> | undefined => {
  const { prefetch } = getPageState();
  const response = prefetch?.[path];
  delete prefetch?.[path];
  return response;
};
