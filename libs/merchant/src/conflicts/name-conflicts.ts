import { toNameSkeletons } from './skeleton.ts';

/** Brand with the name that members see. */
export interface NamedBrand {
  readonly code: string;
  readonly name: string;
}

/**
 * Finds another brand with the same name, or with a name or code that looks like this name. Returns undefined if there
 * is none. A brand with the same code is the brand itself and is skipped.
 */
export type FindNameConflict<Brand extends NamedBrand> = (brand: NamedBrand) => Brand | undefined;

/**
 * Creates a function that compares a name with the names of all these brands. The duration of a search does not depend
 * on the number of brands.
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

/** A name without letters and digits has no keys, because it looks like no other name. */
function toKeys(name: string): readonly string[] {
  const [small, capital] = toNameSkeletons(name);
  return small === '' ? [] : [`small ${small}`, `capital ${capital}`];
}
