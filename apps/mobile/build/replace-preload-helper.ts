import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isAppRoot } from './app-root.ts';
import { chunkModules } from './chunks.config.ts';

const viteHelper = '\0vite/preload-helper.js';
const helper = fileURLToPath(new URL(`../../../${chunkModules.preloadHelper}`, import.meta.url));

/**
 * Creates a plug-in that replaces Vite's helper for lazy chunks with a shorter helper of the app. Each first load
 * contains this helper, so a shorter helper makes it smaller. The build fails if Vite no longer imports its helper
 * under the expected id.
 */
export const replacePreloadHelper = (): Plugin => {
  let isReplaced = false;
  let mustMatch = false;
  return {
    name: 'livery:replace-preload-helper',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    configResolved: ({ root }) => {
      mustMatch = isAppRoot(root);
    },
    buildStart: () => {
      isReplaced = false;
    },
    load: (id) => {
      if (id !== viteHelper) return undefined;
      isReplaced = true;
      return `export { preloadModule as __vitePreload } from ${JSON.stringify(helper)};`;
    },
    buildEnd(error) {
      if (!error && mustMatch && !isReplaced)
        this.error(`No module imports ${viteHelper.slice(1)}. Adapt replacePreloadHelper to Vite's helper.`);
    },
  };
};
