/** Maximum size of a draft document in bytes of UTF-8. The limit for a brand file is the same. */
export const maxTextSize = 256 * 1024;
/** Maximum number of levels of objects and arrays in a document. */
export const maxLevels = 20;
/** Maximum number of values in a document. An array counts as one value. */
export const maxLeaves = 10_000;
/**
 * Maximum number of operations in one edit, which is one API call and one step of undo. The import of a file with all
 * texts of a language needs about 2000 operations.
 */
export const maxBatchOperations = 4000;
/** Maximum number of images of a draft. */
export const maxAssets = 40;
/** Maximum number of keys in a path, including `document` or `assets`. */
export const maxPathLength = 8;
/** Maximum number of characters of a key in a path. */
export const maxKeyLength = 200;
