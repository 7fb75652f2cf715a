export interface ProviderFrame {
  readonly src: string;
  /**
   * Value of `MessageEvent.origin` for messages of the provider's page. The app ignores messages from other origins. If
   * the page is from the app's own origin, the value is the text `null`, because its sandbox has no
   * `allow-same-origin`.
   */
  readonly origin: string;
  readonly sandbox: string;
}

const sandboxPermissions = 'allow-scripts allow-forms allow-popups allow-pointer-lock';

/**
 * Returns the iframe attributes for a provider's page, or undefined if the URL is not http(s). The URL gets the app's
 * origin as the parameter `parent`. The sandbox contains `allow-same-origin` only for a page from another origin. A
 * page from the app's own origin could otherwise access the app and remove its sandbox.
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
