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
   * Returns true if the build must fail when the plug-in has changed no module. `root` is the folder of the app that is
   * built. By default, this is `isAppRoot`: true for the member app, and false for the smaller apps that tests build.
   */
  readonly isRequired?: (root: string) => boolean;
}

/**
 * Creates a Vite plug-in that changes the source of some modules during a build. If `isRequired` returns true, the
 * build fails when the plug-in has changed no module. This happens after an update of a dependency, or when a module
 * has moved. A developer must then adapt or remove the patch.
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
