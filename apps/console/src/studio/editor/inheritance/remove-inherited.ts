import { nullLeaf } from '@livery/drafts/json';
import { type Change, getValue } from '../model/brand-document.ts';
import type { Base } from '../model/editor-context.ts';

/**
 * Writes null where a change removes a value that the base has. Without it, the value would be inherited, and the person
 * who has removed it would see it again.
 */
export const removeInherited = ({ document }: Pick<Base, 'document'>, changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    const [root, ...path] = change.path;
    const isInherited = change.to === null && root === 'document' && getValue(document, path) !== undefined;
    return isInherited ? { ...change, to: nullLeaf } : change;
  });
