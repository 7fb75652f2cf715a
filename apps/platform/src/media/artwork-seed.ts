/** Another number draws every picture anew. */
export const artworkSeed = 1;
