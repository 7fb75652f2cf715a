/** Increment it when the artwork changes, so that immutable URLs change too. */
export const artworkVersion = 2;

/** Seed of the generated images. Another number changes all images. */
export const artworkSeed = 1;
