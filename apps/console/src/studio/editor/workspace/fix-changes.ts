import type { BrandProblem } from '../../releases.api.ts';
import {
  type BrandDocument,
  type Change,
  getValue,
  isBranch,
  isLeaf,
  listLeaves,
  removeBranch,
} from '../model/brand-document.ts';

type Fix = NonNullable<BrandProblem['fix']>;

/**
 * Returns a copy of an object or array with the value `to` at the path. If `to` is undefined and the path leads to an
 * item of an array, the item is removed.
 */
const setInside = (value: unknown, [key, ...rest]: Fix['path'], to: unknown): unknown => {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const at = Number(key);
    if (rest.length === 0 && to === undefined) return value.toSpliced(at, 1);
    return value.with(at, setInside(value[at], rest, to));
  }
  const branch = isBranch(value) ? value : {};
  return { ...branch, [key]: setInside(branch[String(key)], rest, to) };
};

/** Returns the changes that replace a value with another value. The new value can be an object. */
const replace = (document: BrandDocument, path: readonly string[], to: unknown): Change[] => [
  ...removeBranch(document, path).filter(() => !isLeaf(to)),
  ...listLeaves(to, path).map((leaf) => ({ path: ['document', ...leaf.path], to: leaf.value })),
];

/** Converts the fix of a problem (an automatic correction) to changes of the draft. */
export const toFixChanges = (document: BrandDocument, fix: Fix): Change[] => {
  const at = fix.path.findIndex((key) => typeof key === 'number');
  const path = (at === -1 ? fix.path : fix.path.slice(0, at)).map(String);
  if (at !== -1) {
    // A draft stores an array as one value, so a fix of one item writes the whole array. If the document has no array
    // at this path, the fix changes nothing.
    const list = setInside(getValue(document, path), fix.path.slice(at), fix.value);
    return isLeaf(list) ? [{ path: ['document', ...path], to: list }] : [];
  }
  if (fix.renameTo !== undefined) {
    const value = getValue(document, path);
    return [...removeBranch(document, path), ...replace(document, [...path.slice(0, -1), fix.renameTo], value)];
  }
  return fix.value === undefined ? removeBranch(document, path) : replace(document, path, fix.value);
};
