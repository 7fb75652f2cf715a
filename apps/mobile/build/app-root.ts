import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const appRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns true if a build with this root is the app's own. The pipeline's tests and the byte benchmark build smaller
 * apps with the same configuration, in which a patch may have nothing to match.
 */
export const isAppRoot = (root: string): boolean => resolve(root) === resolve(appRoot);
