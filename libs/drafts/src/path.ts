import { DraftError } from './draft-error.ts';
import { isForbiddenKey, isStorableText } from './json.ts';
import { maxKeyLength, maxPathLength } from './limits.ts';

/**
 * Place of one value in a draft: `document` and the keys in the brand file, such as `['document', 'theme', 'accent']`, or
 * `assets` and the path of an image, such as `['assets', 'lualoc/logo.svg']`.
 */
export type DraftPath = readonly string[];

/** Formats a path for a message, such as `document.theme.accent`. */
export const formatPath = (path: DraftPath): string => path.join('.');

/** Throws a DraftError for a path that no draft can have. */
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

/** Returns true if the paths are equal, or one of them leads to a value inside the other. */
export const doPathsOverlap = (one: DraftPath, other: DraftPath): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.every((key, index) => key === long[index]);
};

export const arePathsEqual = (one: DraftPath, other: DraftPath): boolean =>
  one.length === other.length && doPathsOverlap(one, other);
