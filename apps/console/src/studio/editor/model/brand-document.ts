import { type NullLeaf, nullLeaf } from '@livery/drafts/json';

/**
 * Content of a brand file, or an object in it, as JSON. The values are unchecked, because the document of a draft can
 * contain problems.
 */
export type BrandDocument = Readonly<Record<string, unknown>>;

/**
 * Value that one edit of a draft can set. `nullLeaf` represents the JSON value null. In the brand file, null removes
 * a value that the brand would inherit from its base.
 */
export type Leaf = string | number | boolean | unknown[] | NullLeaf;

/**
 * Change of one value. Null removes the value. The path begins with `document` or `assets`, as in the API contract.
 */
export interface Change {
  readonly path: readonly string[];
  readonly to: Leaf | null;
}

export const isBranch = (value: unknown): value is BrandDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isLeaf = (value: unknown): value is Leaf =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || Array.isArray(value);

/** Returns the value at a path in a document. Returns undefined if the document has no value at this path. */
export const getValue = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (branch, key) => (isBranch(branch) && Object.hasOwn(branch, key) ? branch[key] : undefined),
    document,
  );

/** Returns all single values (leaves) of a branch, with their paths. A branch is an object of the document. */
export const listLeaves = (
  branch: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; value: Leaf }[] => {
  if (branch === null) return [{ path, value: nullLeaf }];
  if (isLeaf(branch)) return [{ path, value: branch }];
  if (!isBranch(branch)) return [];
  return Object.entries(branch).flatMap(([key, value]) => listLeaves(value, [...path, key]));
};

/** Returns the changes that remove a branch (an object with all its values) of the document. */
export const removeBranch = (document: BrandDocument, path: readonly string[]): Change[] =>
  listLeaves(getValue(document, path), path).map((leaf) => ({ path: ['document', ...leaf.path], to: null }));

/**
 * String form of a path for comparisons. Keys can contain dots and slashes, so these characters cannot separate them.
 */
export const toPathKey = (path: readonly string[]): string => JSON.stringify(path);
