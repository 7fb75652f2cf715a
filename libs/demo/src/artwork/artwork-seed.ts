/** Seed of the random choices in all catalogue images. Another seed changes every image. */
export const artworkSeed = 1;
