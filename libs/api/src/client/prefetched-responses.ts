/**
 * Responses that an inline script of the page requested before the app was loaded, by path with query. Each is used
 * once. Only a guest in the brand's opening language has them.
 */
declare global {
  var __early: Record<string, Promise<Response>> | undefined;
}

export const takePrefetchedResponse = (path: string): Promise<Response> | undefined => {
  const response = globalThis.__early?.[path];
  delete globalThis.__early?.[path];
  return response;
};
