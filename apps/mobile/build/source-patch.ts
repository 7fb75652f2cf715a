import type { Plugin } from 'vite';

interface SourcePatch {
  /** Name of the plug-in, for messages. */
  readonly name: string;
  readonly enforce?: 'pre' | 'post';
  /** Which modules are patched, by id. */
  readonly matches: (id: string) => boolean;
  /** Returns the patched source, or the source unchanged where the module has nothing to patch. */
  readonly patch: (code: string) => string;
}

/**
 * A plug-in that changes the source of some modules. The build fails when no module was changed: then a dependency or a
 * folder has changed, and the patch must be adapted or removed.
 */
export const createSourcePatch = ({ name, enforce, matches, patch }: SourcePatch): Plugin => {
  let patchedCount = 0;
  return {
    name,
    apply: 'build',
    ...(enforce && { enforce }),
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
      if (!error && patchedCount === 0)
        this.error(`${name} changed no module. Adapt its pattern to the sources, or remove the plug-in.`);
    },
  };
};
