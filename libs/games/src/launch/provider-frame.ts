export interface ProviderFrame {
  readonly src: string;
  /** Who may speak to us from inside the frame. */
  readonly origin: string;
  readonly sandbox: string;
}

const rights = 'allow-scripts allow-forms allow-popups allow-pointer-lock';

/**
 * How a provider's page is framed, or nothing where the address is no http(s) one. The page is told who
 * frames it. Its own origin it keeps only where that is not ours: with ours, it could take the frame's limits off.
 */
export const providerFrame = (url: string, page: { href: string; origin: string }): ProviderFrame | undefined => {
  const address = parsed(url, page.href);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  address.searchParams.set('parent', page.origin);
  const isOurs = address.origin === page.origin;
  return {
    src: address.href,
    origin: isOurs ? 'null' : address.origin,
    sandbox: isOurs ? rights : `${rights} allow-same-origin`,
  };
};

const parsed = (url: string, base: string): URL | null => {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
};
