/** Maximum size of the text of a draft in bytes of UTF-8. It is the limit of a brand file. */
export const maxTextSize = 256 * 1024;
/** Maximum number of levels of objects and arrays in a document. */
export const maxLevels = 20;
/** Maximum number of values in a document. An array counts as one value. */
export const maxLeaves = 10_000;
/** Maximum number of images of a draft. */
export const maxAssets = 40;
/** Maximum number of keys in a path, with `document` or `assets`. */
export const maxPathLength = 8;
/** Maximum number of characters of a key in a path. */
export const maxKeyLength = 200;
