export interface ProviderFrame {
  readonly src: string;
  /**
   * Origin of the provider's page. The app accepts messages only from this origin. For a page from the app's own
   * origin, it is the text `null`, because the sandbox hides the origin.
   */
  readonly origin: string;
  readonly sandbox: string;
}

const sandboxPermissions = 'allow-scripts allow-forms allow-popups allow-pointer-lock';

/**
 * Returns the frame attributes for a provider's page, or undefined if the URL is not http(s). The URL gets the app's
 * origin as the parameter `parent`. The sandbox contains `allow-same-origin` only if the page is from another origin.
 * With this permission, a page from the app's origin could remove the sandbox.
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
