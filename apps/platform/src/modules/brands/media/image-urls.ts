import { artworkVersion } from './artwork-version.ts';

const versioned = (path: string): string => `/media/${path}?v=${artworkVersion}`;

/** Returns the URL template of a game's image. The caller replaces `{width}` with one of `tileWidths`. */
export const tileUrl = (nodeId: string): string => versioned(`games/${nodeId}/{width}.webp`);
export const tileWidths = [104, 208, 312] as const;

export const vendorUrl = (code: string): string => versioned(`vendors/${code}.webp`);

/**
 * Returns the URL of a generated banner in the brand's colours, 720 × 320 pixels. `theme` is the subject of the
 * image.
 */
export const bannerUrl = (merchant: string, theme: string): string => versioned(`banners/${merchant}/${theme}.webp`);

/**
 * Returns the theme (subject) of a brand's generated banner from the URL of the image. Returns undefined for the URL
 * of any other image.
 */
export const findBannerTheme = (merchant: string, address: string): string | undefined => {
  const prefix = `/media/banners/${merchant}/`;
  const theme = address.startsWith(prefix)
    ? /^[a-z0-9-]+(?=\.webp)/.exec(address.slice(prefix.length))?.[0]
    : undefined;
  return theme !== undefined && bannerUrl(merchant, theme) === address ? theme : undefined;
};

/** Returns the URL of an image. `stored` is the URL of the image, or the theme of a generated banner. */
export const storedImageUrl = (merchant: string, stored: string): string =>
  /^(\/|https:\/\/)/.test(stored) ? stored : bannerUrl(merchant, stored);

/**
 * Returns true for the URL of a generated banner. The app can show a text on such a banner, because the image contains
 * no text and its left half is dark and plain.
 */
export const isGeneratedBanner = (address: string): boolean => address.startsWith('/media/banners/');

/** Returns the URL of the crest of a sports team, 144 × 144 pixels. */
export const teamLogoUrl = (team: string): string => versioned(`crests/${team}.webp`);

/** Returns the URL of the app icon of a brand, 180 × 180 pixels. */
export const iconUrl = (merchant: string): string => versioned(`icons/${merchant}.png`);
