import { areEqual } from '@livery/drafts/json';
import { getValue, listLeaves } from '../model/brand-document.ts';
import type { Base } from '../model/editor-context.ts';

/**
 * Value of a base that a new version of the base has changed. A base is the brand or file from which a brand
 * inherits.
 */
export interface BaseChange {
  /** Path in the document, or the path of an image or a font whose content has changed. */
  readonly path: readonly string[];
  /**
   * Value in the earlier version of the base. Undefined if the earlier version did not have the value. Also undefined
   * if `path` is the path of an image or a font.
   */
  readonly before: unknown;
  /**
   * Value in the new version of the base. Undefined if the new version does not have the value. Also undefined if
   * `path` is the path of an image or a font.
   */
  readonly after: unknown;
}

/** Compares two versions of a base: the values and the files that a brand inherits. */
export const findBaseChanges = (before: Base, after: Base): readonly BaseChange[] => {
  const paths = new Map(
    [...listLeaves(before.document), ...listLeaves(after.document)].map(({ path }) => [path.join('\n'), path] as const),
  );
  const values = [...paths.values()]
    .map((path) => ({ path, before: getValue(before.document, path), after: getValue(after.document, path) }))
    .filter((change) => !areEqual(change.before, change.after));
  const files = Object.keys(after.assets)
    .filter((path) => before.assets[path] !== undefined && before.assets[path] !== after.assets[path])
    .map((path) => ({ path: [path], before: undefined, after: undefined }));
  return [...values, ...files];
};
