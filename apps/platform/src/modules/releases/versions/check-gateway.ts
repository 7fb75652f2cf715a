import { domainToUnicode } from 'node:url';
import { findGatewayConflict } from '@livery/merchant/conflicts/gateway-conflicts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import { buildBrandOrigin } from '../../../core/http/hosts/origins.ts';

export interface GatewayRules {
  /** Origin of the platform's own site. This origin accepts the API calls of all brands. */
  readonly site: string;
  /** Additional origins that the owner of the platform allows with the setting GATEWAY_ORIGINS. */
  readonly allowed: readonly string[];
  /** Brand as the gateway serves it now. Undefined for a new brand. */
  readonly served: Merchant | undefined;
  /** All other brands, with their hosts in `domains`: the hosts that the gateway serves and the verified hosts. */
  readonly others: readonly { readonly code: string; readonly domains: readonly string[] }[];
  /** Returns all origins of a brand that the gateway serves. */
  readonly getOrigins: (merchant: Merchant) => readonly string[];
}

/**
 * Finds the problem of a brand's gateway, the origin to which the app of the brand sends its calls. The calls contain
 * passwords, so the origin must belong to the platform or to the brand, and never to another brand. A brand that is
 * already served can also continue to use its current gateway. The owner of the server has possibly written this
 * gateway into the brand file (ADR 240).
 */
export const findGatewayProblem = (
  { code, gateway }: Pick<Merchant, 'code' | 'gateway'>,
  { site, allowed, served, others, getOrigins }: GatewayRules,
): ProblemText | undefined => {
  const own = [site, buildBrandOrigin(site, code), ...(served ? getOrigins(served) : [])];
  if (gateway === '' || own.includes(gateway)) return undefined;
  const siteHost = new URL(site).hostname;
  const hosts = others.map((other) => ({ code: other.code, hosts: [...other.domains, `${other.code}.${siteHost}`] }));
  const conflict = findGatewayConflict(gateway, hosts, domainToUnicode);
  if (conflict?.kind !== 'same' && (allowed.includes(gateway) || served?.gateway === gateway)) return undefined;
  if (!conflict) return createProblemText('gateway.foreign', { origin: gateway, platform: site });
  const { host, other } = conflict;
  return conflict.kind === 'confusable'
    ? createProblemText('gateway.alike', { host, otherHost: other.host, other: other.code })
    : createProblemText('gateway.other', { host, other: other.code });
};
