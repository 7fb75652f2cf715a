import { demoVendors } from '@livery/demo/catalogue/vendors';
import type { ProviderAdapter } from '../../modules/game-integration/index.ts';

/**
 * Creates the adapter for games of the demo provider (`apps/provider`). The adapter only creates launch URLs, because
 * the games use the standard seamless wallet for money.
 */
export const createDemoAdapter = (gamesOrigin: () => string): ProviderAdapter => ({
  vendors: demoVendors.map(({ code }) => code),
  launchUrl: ({ game: { vendor, category, theme }, token, language, pageOrigin, at }) => {
    const url = new URL('/play', gamesOrigin());
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
  },
});
