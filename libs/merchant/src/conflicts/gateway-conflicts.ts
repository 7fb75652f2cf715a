import { toHostSkeleton } from './skeleton.ts';

/** Brand with all hosts that lead to it. */
export interface BrandHostList {
  readonly code: string;
  readonly hosts: readonly string[];
}

/**
 * Relation of a gateway to the hosts of another brand. `same`: it is a host of this brand. `below`: it is a subdomain of
 * such a host. `confusable`: it looks like such a host or a subdomain of it.
 */
export interface GatewayConflict {
  readonly kind: 'same' | 'below' | 'confusable';
  readonly host: string;
  readonly other: { readonly code: string; readonly host: string };
}

/**
 * Finds the brand to which the gateway of a brand really belongs, or whose host it looks like. `others` are all other
 * brands. Returns undefined for an empty gateway and for one that belongs to no other brand. `toUnicode` decodes
 * punycode, for example `domainToUnicode` of Node.
 */
export function findGatewayConflict(
  gateway: string,
  others: readonly BrandHostList[],
  toUnicode: (host: string) => string,
): GatewayConflict | undefined {
  if (gateway === '') return undefined;
  const host = new URL(gateway).hostname;
  const skeleton = toHostSkeleton(toUnicode(host));
  const isInside = (inner: string, outer: string): boolean => inner === outer || inner.endsWith(`.${outer}`);
  const tests = {
    same: (other: string) => host === other,
    below: (other: string) => host.endsWith(`.${other}`),
    confusable: (other: string) => isInside(skeleton, toHostSkeleton(toUnicode(other))),
  };
  const hosts = others.flatMap(({ code, hosts: list }) => list.map((each) => ({ code, host: each })));
  for (const kind of ['same', 'below', 'confusable'] as const) {
    const other = hosts.find((each) => tests[kind](each.host));
    if (other) return { kind, host, other };
  }
  return undefined;
}
