/**
 * Version in the URLs of the artwork. Increment it when the artwork changes: browsers cache the files forever, so a
 * changed file needs a new URL.
 */
export const artworkVersion = 2;
