/** The artwork of the catalogue: what the rest of the gateway asks for. */
export { drawAvatar } from './avatar.ts';
export { drawBanner } from './banner.ts';
export { artworkCache } from './cache.ts';
export { renderTile } from './render.ts';
export { drawVendorMark } from './vendor-mark.ts';
export { dominantColour, drawTile, drawWide, themesOf, type ArtworkSpec } from './tile.ts';
