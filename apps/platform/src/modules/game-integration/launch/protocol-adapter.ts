import type { ListedGame } from '@livery/contract/seamless/game-list';
import type { LaunchRequest, ProviderAdapter } from './provider-adapter.ts';

/** Game list of a vendor, with the name of the vendor. */
export interface VendorGames {
  /** Display name of the vendor. */
  readonly name: string;
  readonly games: readonly ListedGame[];
}

/**
 * Creates the launch URL of a game: the path `/play` at the base URL of the provider, as docs/provider-protocol.md
 * defines it.
 */
const createLaunchUrl = (
  base: string,
  { game: { vendor, category, theme }, token, language, pageOrigin, at }: LaunchRequest,
): URL => {
  const url = new URL(`${base}/play`);
  // `parent` is the origin of the page that embeds the game. The game exchanges messages only with this page. The
  // provider selects the game program by `category` and `theme`.
  url.search = new URLSearchParams({
    vendor,
    token,
    lang: language,
    parent: pageOrigin,
    category,
    theme,
    ...(at && { at }),
  }).toString();
  return url;
};

interface ProtocolAdapterOptions {
  readonly vendors: readonly string[];
  /** Returns the base URL of the provider, without a slash at the end. */
  readonly getBaseUrl: () => string;
  readonly rules?: Pick<ProviderAdapter, 'currencies' | 'countries' | 'listGames' | 'listOdds'>;
}

/**
 * Creates the adapter of a game provider that follows docs/provider-protocol.md. Its games use the gateway's wallet
 * API from the same document.
 */
export const createProtocolAdapter = ({
  vendors,
  getBaseUrl,
  rules = {},
}: ProtocolAdapterOptions): ProviderAdapter => ({
  vendors,
  launchUrl: (launch) => createLaunchUrl(getBaseUrl(), launch),
  ...rules,
});
