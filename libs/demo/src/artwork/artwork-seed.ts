/** Seed of the catalogue's images. Another number changes all images. */
export const artworkSeed = 1;
