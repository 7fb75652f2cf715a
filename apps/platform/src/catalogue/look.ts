/** Goes up when the artwork changes, so that addresses that are cached for ever get new ones. */
export const artworkVersion = 1;
