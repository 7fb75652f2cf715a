/**
 * Answers that the page asked for before the app was there (an inline script
 * of the bundle), by path with query. Each serves once, and only a guest in
 * the brand's opening language asked for them.
 */
declare global {
  var __early: Record<string, Promise<Response>> | undefined;
}

export const takePrefetchedResponse = (path: string): Promise<Response> | undefined => {
  const response = globalThis.__early?.[path];
  delete globalThis.__early?.[path];
  return response;
};
