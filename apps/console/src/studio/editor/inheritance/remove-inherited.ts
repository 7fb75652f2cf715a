import { nullLeaf } from '@livery/drafts/json';
import { type Change, getValue } from '../model/brand-document.ts';
import type { Base } from '../model/editor-context.ts';

/**
 * Replaces the removal of a value that the base has with `nullLeaf` (a JSON null). After a plain removal, the brand
 * would inherit the value, and the removed value would appear again.
 */
export const removeInherited = ({ document }: Pick<Base, 'document'>, changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    const [root, ...path] = change.path;
    const isInherited = change.to === null && root === 'document' && getValue(document, path) !== undefined;
    return isInherited ? { ...change, to: nullLeaf } : change;
  });
