import type { Base } from '../model/editor-context.ts';

/**
 * Returns true if `hash` belongs to an image or a font of the base, from which the brand inherits. The editor loads
 * such a file from the base.
 */
export const isInheritedAsset = (base: Base | undefined, hash: string | undefined): boolean =>
  Object.values(base?.assets ?? {}).some((each) => each === hash);
