import { toHostSkeleton } from './conflicts/skeleton.ts';

interface BrandDomains {
  readonly code: string;
  readonly domains: readonly string[];
}

/**
 * Domain of a brand that is also a domain of another brand (`same`) or looks like a domain of another brand
 * (`confusable`).
 */
export interface DomainConflict {
  readonly code: string;
  readonly domain: string;
  /** Index of `domain` in the list of domains of the brand `code`. */
  readonly index: number;
  readonly kind: 'same' | 'confusable';
  readonly other: { readonly code: string; readonly domain: string };
}

/**
 * Finds domains that belong to two brands, and domains that look like a domain of another brand (UTS #39). Each
 * conflict is listed for both brands, because nothing shows which of them really owns the domain. `toUnicode` decodes
 * punycode, for example `domainToUnicode` of Node.
 */
export function findDomainConflicts(
  brands: readonly BrandDomains[],
  toUnicode: (domain: string) => string,
): DomainConflict[] {
  const all = brands.flatMap(({ code, domains }) =>
    domains.map((domain, index) => ({ code, domain, index, skeleton: toHostSkeleton(toUnicode(domain)) })),
  );
  const bySkeleton = new Map<string, typeof all>();
  for (const each of all) bySkeleton.set(each.skeleton, [...(bySkeleton.get(each.skeleton) ?? []), each]);
  return all.flatMap(({ code, domain, index, skeleton }) => {
    const others = bySkeleton.get(skeleton)?.filter((each) => each.code !== code) ?? [];
    const other = others.find((each) => each.domain === domain) ?? others[0];
    if (other === undefined) return [];
    return [
      {
        code,
        domain,
        index,
        kind: other.domain === domain ? 'same' : 'confusable',
        other: { code: other.code, domain: other.domain },
      } as const,
    ];
  });
}
