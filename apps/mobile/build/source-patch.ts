import type { Plugin } from 'vite';
import { isAppRoot } from './app-root.ts';

interface SourcePatch {
  /** Name of the plug-in, for error messages. */
  readonly name: string;
  readonly enforce?: 'pre' | 'post';
  /** Selects the modules to patch, by id. */
  readonly matches: (id: string) => boolean;
  /** Returns the patched source, or the unchanged source if the module has nothing to patch. */
  readonly patch: (code: string) => string;
  /** Returns true if a build with this root must contain a module to patch. By default, only the app's own build. */
  readonly isRequired?: (root: string) => boolean;
}

/**
 * Creates a plug-in that changes the source of some modules. The app's build fails when no module was changed: then a
 * dependency or a folder has changed, and the patch must be adapted or removed.
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
