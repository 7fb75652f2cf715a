import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const appRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns true if `root` is the folder of the app. The tests of the build and the byte benchmark build smaller apps
 * with the same configuration. In these smaller apps, a source patch may find nothing to change.
 */
export const isAppRoot = (root: string): boolean => resolve(root) === resolve(appRoot);
