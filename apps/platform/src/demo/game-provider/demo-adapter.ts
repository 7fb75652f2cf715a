import { demoVendors } from '@livery/demo/catalogue/vendors';
import type { ProviderAdapter } from '../../modules/game-integration/index.ts';

/** Adapter of the demo provider (`apps/provider`). It uses the seamless wallet, so only the launch URL is specific. */
export const createDemoAdapter = (gamesOrigin: () => string): ProviderAdapter => ({
  vendors: demoVendors.map(({ code }) => code),
  launchUrl: ({ game: { vendor, category, theme }, token, language, pageOrigin, at }) => {
    const url = new URL('/play', gamesOrigin());
    // The game exchanges messages only with the page that embeds it (`parent`). `category` and `theme` select the game
    // engine.
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
