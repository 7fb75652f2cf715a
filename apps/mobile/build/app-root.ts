import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const appRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns true if `root` is the folder of the member app. The build of the member app fails if a source patch (see
 * `createSourcePatch`) changes nothing. Tests and the benchmark of the bundle size build smaller apps. In these apps, a
 * patch may change nothing.
 */
export const isAppRoot = (root: string): boolean => resolve(root) === resolve(appRoot);
