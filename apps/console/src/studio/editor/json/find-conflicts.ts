import { isNullLeaf } from '@livery/drafts/json';
import { type BrandDocument, type Change, getValue } from '../model/brand-document.ts';

/** Text of a value for comparisons. The JSON value null differs from an absent value, for which the text is empty. */
const toText = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

/** Text of the value that a change sets, for the comparison with the result of `toText`. */
const toChangedText = ({ to }: Change): string => {
  if (to === null) return '';
  return toText(isNullLeaf(to) ? null : to);
};

/**
 * Returns the changes of a person that would overwrite a change of another person. `base` is the document when the
 * person began to edit, and `current` is the document now. There is no conflict if both people set the same value.
 */
export const findConflicts = (
  changes: readonly Change[],
  base: BrandDocument,
  current: BrandDocument,
): readonly Change[] =>
  changes.filter((change) => {
    const [, ...keys] = change.path;
    const now = toText(getValue(current, keys));
    return now !== toText(getValue(base, keys)) && now !== toChangedText(change);
  });
