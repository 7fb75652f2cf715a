/** The artwork of the catalogue: what the rest of the gateway asks for. */
export { drawAvatar } from './avatar.ts';
export { drawBanner } from './banner.ts';
export { createArtworkCache } from './cache.ts';
export { renderTile } from './render.ts';
export { drawVendorLogo } from './vendor-logo.ts';
export { dominantColour, drawTile, drawWide, listThemes, type ArtworkSpec } from './tile.ts';
