export { artworkSeed } from './artwork-seed.ts';
export { drawAvatar } from './avatar.ts';
export { drawBanner } from './banner.ts';
export { createArtworkCache } from './cache.ts';
export { renderTile } from './render.ts';
export { drawVendorLogo } from './vendor-logo.ts';
export { dominantColour, drawPortrait, drawTile, drawWide, listThemes, type ArtworkSpec } from './tile.ts';
