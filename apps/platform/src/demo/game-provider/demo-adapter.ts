import { demoVendors } from '../seed/catalogue/vendors.data.ts';
import type { ProviderAdapter } from '../../modules/game-integration/launch/provider-adapter.ts';

/** The demo provider (`apps/provider`), which speaks the seamless wallet: where its pages are is all that there is to say. */
export const createDemoAdapter = (gamesOrigin: () => string): ProviderAdapter => ({
  vendors: demoVendors.map(({ code }) => code),
  launchUrl: ({ game: { vendor, category, theme }, token, language, pageOrigin, at }) => {
    const url = new URL('/play', gamesOrigin());
    // The game speaks with the page that embeds it and with no other; it chooses what to play by what the catalogue says.
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
