import { areEqual, isNullLeaf } from '@livery/drafts/json';
import { type BrandDocument, getValue, type Leaf, listLeaves } from '../model/brand-document.ts';

/** Value that a brand sets itself although it could inherit the value of its base. */
export interface Difference {
  readonly path: readonly string[];
  readonly inherited: unknown;
  /** Own value of the brand. Undefined if the brand removes the base's value. */
  readonly own: Leaf | undefined;
}

interface Differences {
  /** Values of the brand that differ from the base. */
  readonly different: readonly Difference[];
  /** Paths of values that are equal in the brand and in its base. The brand could inherit them. */
  readonly equal: readonly (readonly string[])[];
}

/**
 * Compares the values that a brand sets itself with the values of its base, from which it inherits. Values that only
 * the brand has are not differences.
 */
export const findDifferences = (own: BrandDocument, base: BrandDocument): Differences => {
  const both = listLeaves(own)
    .map(({ path, value }) => ({ path, value, inherited: getValue(base, path) }))
    .filter(({ inherited }) => inherited !== undefined);
  return {
    different: both
      .filter(({ value, inherited }) => !areEqual(value, inherited))
      .map(({ path, value, inherited }) => ({ path, inherited, own: isNullLeaf(value) ? undefined : value })),
    equal: both.filter(({ value, inherited }) => areEqual(value, inherited)).map(({ path }) => path),
  };
};
