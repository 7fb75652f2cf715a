import type { Base } from '../model/editor-context.ts';

/** Returns true for the hash of an image or a font that the base of a draft has. It is loaded from there. */
export const isInheritedAsset = (base: Base | undefined, hash: string | undefined): boolean =>
  Object.values(base?.assets ?? {}).some((each) => each === hash);
