/**
 * Seed of the random choices in all generated images of the catalogue. With another seed, every image looks different.
 */
export const artworkSeed = 1;
