import { type BrandDocument, type Change, listLeaves, toPathKey } from './brand-document.ts';

/** Returns the changes of single values that turn one document into another. */
export const diffDocuments = (from: BrandDocument, to: BrandDocument): Change[] => {
  const wanted = new Map(listLeaves(to).map(({ path, value }) => [toPathKey(path), { path, value }]));
  const present = new Map(listLeaves(from).map(({ path, value }) => [toPathKey(path), { path, value }]));
  const removed = [...present].filter(([key]) => !wanted.has(key)).map(([, { path }]) => ({ path, to: null }));
  const set = [...wanted]
    .filter(([key, { value }]) => JSON.stringify(present.get(key)?.value) !== JSON.stringify(value))
    .map(([, { path, value }]) => ({ path, to: value }));
  // A value that becomes an object must be removed before the values of the object are set.
  return [...removed, ...set].map(({ path, to: value }) => ({ path: ['document', ...path], to: value }));
};
