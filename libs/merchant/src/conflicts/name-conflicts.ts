import { toNameSkeletons } from './skeleton.ts';

/** Brand with the name that members see. */
export interface NamedBrand {
  readonly code: string;
  readonly name: string;
}

/**
 * Finds another brand whose name or code is equal to the name of `brand`, or looks like it. Returns undefined if there
 * is none. Skips the brand with the same code, because this is the brand itself.
 */
export type FindNameConflict<Brand extends NamedBrand> = (brand: NamedBrand) => Brand | undefined;

/**
 * Creates a function that compares a name with the names of all these brands. The brands are indexed once, so a search
 * takes the same time for many brands as for few.
 */
export function createNameSearch<Brand extends NamedBrand>(brands: readonly Brand[]): FindNameConflict<Brand> {
  const bySkeleton = new Map<string, Brand[]>();
  for (const brand of brands) {
    const keys = new Set([brand.name, brand.code].flatMap(toKeys));
    for (const key of keys) bySkeleton.set(key, [...(bySkeleton.get(key) ?? []), brand]);
  }
  return ({ code, name }) =>
    toKeys(name)
      .flatMap((key) => bySkeleton.get(key) ?? [])
      .find((brand) => brand.code !== code);
}

/**
 * Returns the keys by which names that look alike are found. Returns no keys for a name without letters and digits,
 * because it looks like no other name.
 */
function toKeys(name: string): readonly string[] {
  const [small, capital] = toNameSkeletons(name);
  return small === '' ? [] : [`small ${small}`, `capital ${capital}`];
}
