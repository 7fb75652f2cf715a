import unhomoglyph from 'unhomoglyph';

interface BrandDomains {
  readonly code: string;
  readonly domains: readonly string[];
}

/** A domain of a brand that another brand has too, or that looks like a domain of another brand. */
export interface DomainConflict {
  readonly code: string;
  readonly domain: string;
  /** Index of the domain in the brand's `domains`. */
  readonly index: number;
  readonly kind: 'same' | 'confusable';
  readonly other: { readonly code: string; readonly domain: string };
}

/**
 * Finds domains that two brands have, and domains that look like a domain of another brand (UTS #39). Both brands get a
 * conflict, because the files do not say which one is right. `toUnicode` decodes punycode, as `domainToUnicode` of Node.
 */
export function findDomainConflicts(
  brands: readonly BrandDomains[],
  toUnicode: (domain: string) => string,
): DomainConflict[] {
  const all = brands.flatMap(({ code, domains }) =>
    domains.map((domain, index) => ({ code, domain, index, skeleton: toSkeleton(toUnicode(domain)) })),
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

/** Returns the same text for two domains that look alike, such as `lualoc.com` and `lua1oc.com`. */
function toSkeleton(domain: string): string {
  return unhomoglyph(domain).toLowerCase();
}
