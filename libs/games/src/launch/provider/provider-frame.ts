export interface ProviderFrame {
  readonly src: string;
  /** Origin whose messages are accepted. */
  readonly origin: string;
  readonly sandbox: string;
}

const sandboxPermissions = 'allow-scripts allow-forms allow-popups allow-pointer-lock';

/**
 * Returns the frame of a provider's page, or undefined if the address is not http(s). The page gets the parent's origin
 * as a parameter. The sandbox lets the page keep its own origin only if that differs from the app's: a page with the
 * app's origin could remove the sandbox.
 */
export const createProviderFrame = (
  gameUrl: string,
  page: { href: string; origin: string },
): ProviderFrame | undefined => {
  const url = parseUrl(gameUrl, page.href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.searchParams.set('parent', page.origin);
  const isSameOrigin = url.origin === page.origin;
  return {
    src: url.href,
    origin: isSameOrigin ? 'null' : url.origin,
    sandbox: isSameOrigin ? sandboxPermissions : `${sandboxPermissions} allow-same-origin`,
  };
};

const parseUrl = (gameUrl: string, base: string): URL | null => {
  try {
    return new URL(gameUrl, base);
  } catch {
    return null;
  }
};
