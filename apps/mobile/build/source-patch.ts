import type { Plugin } from 'vite';
import { isAppRoot } from './app-root.ts';

interface SourcePatch {
  /** Name of the plug-in, which error messages show. */
  readonly name: string;
  readonly enforce?: 'pre' | 'post';
  /** Returns true for the id of a module to patch. */
  readonly matches: (id: string) => boolean;
  /** Returns the patched source, or the same source if it contains nothing to patch. */
  readonly patch: (code: string) => string;
  /**
   * Returns true if the build of the app in the folder `root` must fail when the plug-in has changed no module. By
   * default, this is so only for the member app (`isAppRoot`), not for the smaller apps that tests build.
   */
  readonly isRequired?: (root: string) => boolean;
}

/**
 * Creates a Vite plug-in that changes the source of some modules during a build. If `isRequired` returns true and the
 * plug-in has changed no module, the build fails. The reason can be a new version of a dependency, or a module with a
 * new path. The patch must then be adapted or removed.
 */
export const createSourcePatch = ({ name, enforce, matches, patch, isRequired = isAppRoot }: SourcePatch): Plugin => {
  let patchedCount = 0;
  let mustMatch = false;
  return {
    name,
    apply: 'build',
    ...(enforce && { enforce }),
    configResolved: ({ root }) => {
      mustMatch = isRequired(root);
    },
    buildStart: () => {
      patchedCount = 0;
    },
    transform: (code, id) => {
      if (!matches(id)) return null;
      const patched = patch(code);
      if (patched === code) return null;
      patchedCount += 1;
      return { code: patched, map: null };
    },
    buildEnd(error) {
      if (!error && mustMatch && patchedCount === 0)
        this.error(`${name} changed no module. Adapt its pattern to the sources, or remove the plug-in.`);
    },
  };
};
