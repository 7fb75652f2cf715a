import { artworkVersion } from './artwork-version.ts';

const versioned = (path: string): string => `/media/${path}?v=${artworkVersion}`;

/** The artwork of a game; the reader puts one of `tileWidths` in place of `{width}`. */
export const tileUrl = (nodeId: string): string => versioned(`games/${nodeId}/{width}.webp`);
export const tileWidths = [104, 208, 312] as const;

export const vendorUrl = (code: string): string => versioned(`vendors/${code}.webp`);

/** A scene in the brand's colours, 720 by 320. */
export const bannerUrl = (merchant: string, theme: string): string => versioned(`banners/${merchant}/${theme}.webp`);

/** One of those above: without words, its left half calm and dark. */
export const isGeneratedBanner = (address: string): boolean => address.startsWith('/media/banners/');

/** A team's crest, 144 by 144. */
export const teamLogoUrl = (team: string): string => versioned(`crests/${team}.webp`);

/** A brand's mark as an app's icon, 180 by 180. */
export const iconUrl = (merchant: string): string => versioned(`icons/${merchant}.png`);
