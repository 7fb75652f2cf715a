import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const appRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns true if `root` is the folder of the app. Only the build of the app fails if a source patch finds nothing to
 * change. Tests and the byte benchmark build smaller apps with the same configuration, in which a patch may find
 * nothing.
 */
export const isAppRoot = (root: string): boolean => resolve(root) === resolve(appRoot);
