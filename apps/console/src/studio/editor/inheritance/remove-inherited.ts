import { nullLeaf } from '@livery/drafts/json';
import { type Change, getValue } from '../model/brand-document.ts';
import type { Base } from '../model/editor-context.ts';

/**
 * Returns the changes, with null as the new value in each removal of a value that the base has. A plain removal would
 * make the brand inherit the value, so the person who removed it would see it again.
 */
export const removeInherited = ({ document }: Pick<Base, 'document'>, changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    const [root, ...path] = change.path;
    const isInherited = change.to === null && root === 'document' && getValue(document, path) !== undefined;
    return isInherited ? { ...change, to: nullLeaf } : change;
  });
