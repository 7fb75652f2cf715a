/**
 * Version number in the URLs of images. Browsers cache these images forever. Increment the number when an image
 * changes, so that browsers load it again.
 */
export const artworkVersion = 3;
