import { DraftError } from './draft-error.ts';
import { isForbiddenKey, isStorableText } from './json.ts';
import { maxKeyLength, maxPathLength } from './limits.ts';

/**
 * Location of a value in a draft. For a document value, the path is `document` and the keys in the brand file:
 * `['document', 'theme', 'accent']`. For an image, the path is `assets` and the path of the image file, e.g.
 * `['assets', 'lualoc/logo.svg']`.
 */
export type DraftPath = readonly string[];

/** Formats a path for a message, such as `document.theme.accent`. */
export const formatPath = (path: DraftPath): string => path.join('.');

/** Throws a DraftError for an invalid path, e.g. a path that is too long or contains a forbidden key. */
export const assertPath = (path: DraftPath): void => {
  const [root, ...keys] = path;
  if (root !== 'document' && root !== 'assets')
    throw new DraftError('path', 'A path begins with "document" or "assets"');
  if (keys.length === 0 || path.length > maxPathLength)
    throw new DraftError('path', `A path has 2 to ${maxPathLength} keys`);
  if (root === 'assets' && keys.length > 1)
    throw new DraftError('path', 'The path of an image is one key, with slashes');
  for (const key of keys) {
    if (key.length === 0 || key.length > maxKeyLength)
      throw new DraftError('path', `A key has 1 to ${maxKeyLength} characters`);
    if (isForbiddenKey(key)) throw new DraftError('path', `No document can have the key "${key}"`);
    if (!isStorableText(key)) throw new DraftError('path', 'A key has a character that cannot be stored');
  }
};

/** Returns true if the paths are equal or if one path is the beginning of the other path. */
export const doPathsOverlap = (one: DraftPath, other: DraftPath): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.every((key, index) => key === long[index]);
};

export const arePathsEqual = (one: DraftPath, other: DraftPath): boolean =>
  one.length === other.length && doPathsOverlap(one, other);
