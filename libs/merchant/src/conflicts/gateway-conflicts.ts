import { toHostSkeleton } from './skeleton.ts';

/** Code of a brand and all hosts that lead to this brand. */
export interface BrandHostList {
  readonly code: string;
  readonly hosts: readonly string[];
}

/**
 * Conflict between the gateway of a brand and a host of another brand. `same`: the gateway is this host. `below`: the
 * gateway is a subdomain of this host. `confusable`: the gateway looks like this host or like a subdomain of this host.
 */
export interface GatewayConflict {
  readonly kind: 'same' | 'below' | 'confusable';
  readonly host: string;
  readonly other: { readonly code: string; readonly host: string };
}

/**
 * Finds another brand whose host is equal to the gateway of a brand, is above it (parent domain), or looks like it.
 * `others` are all other brands. Returns undefined if there is no such brand, or if the gateway is empty. `toUnicode`
 * decodes punycode, for example `domainToUnicode` of Node.
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
