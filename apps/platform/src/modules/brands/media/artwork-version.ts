/** Goes up when the artwork changes, so that addresses that are cached for ever get new ones. */
export const artworkVersion = 2;

/** Another number draws every picture anew. */
export const artworkSeed = 1;
