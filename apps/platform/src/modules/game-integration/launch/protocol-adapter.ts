import type { ListedGame } from '@livery/contract/seamless/game-list';
import type { LaunchRequest, ProviderAdapter } from './provider-adapter.ts';

/** Game list of a vendor. */
export interface VendorGames {
  /** Name of the vendor, as members read it. */
  readonly name: string;
  readonly games: readonly ListedGame[];
}

/** Creates the launch URL of docs/provider-protocol.md: the page `play` below the address of the provider. */
const createLaunchUrl = (
  base: string,
  { game: { vendor, category, theme }, token, language, pageOrigin, at }: LaunchRequest,
): URL => {
  const url = new URL(`${base}/play`);
  // The game exchanges messages only with the page that embeds it (`parent`). The provider selects the engine of the
  // game by `category` and `theme`.
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
  /** Returns the address of the provider, without a closing slash. */
  readonly getBaseUrl: () => string;
  readonly rules?: Pick<ProviderAdapter, 'currencies' | 'countries' | 'listGames'>;
}

/** Creates the adapter of a provider that follows docs/provider-protocol.md. Its games use the standard wallet API. */
export const createProtocolAdapter = ({
  vendors,
  getBaseUrl,
  rules = {},
}: ProtocolAdapterOptions): ProviderAdapter => ({
  vendors,
  launchUrl: (launch) => createLaunchUrl(getBaseUrl(), launch),
  ...rules,
});
