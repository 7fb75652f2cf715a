export interface ProviderFrame {
  readonly src: string;
  /** Who may speak to us from inside the frame. */
  readonly origin: string;
  readonly sandbox: string;
}

const sandboxPermissions = 'allow-scripts allow-forms allow-popups allow-pointer-lock';

/**
 * How a provider's page is framed, or nothing where the address is no http(s) one. The page is told who
 * frames it. Its own origin it keeps only where that is not ours: with ours, it could take the frame's limits off.
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
