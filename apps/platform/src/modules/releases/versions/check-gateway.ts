import { domainToUnicode } from 'node:url';
import { findGatewayConflict } from '@livery/merchant/conflicts/gateway-conflicts';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import { buildBrandOrigin } from '../../../core/http/origins.ts';

export interface GatewayRules {
  /** Origin of the site. It serves the calls of all brands. */
  readonly site: string;
  /** Origins that the owner of the platform allows in addition: the setting GATEWAY_ORIGINS. */
  readonly allowed: readonly string[];
  /** Brand as the gateway serves it now. Undefined for a new brand. */
  readonly served: Merchant | undefined;
  /** Hosts of all other brands that have been proved, in their domains. */
  readonly others: readonly { readonly code: string; readonly domains: readonly string[] }[];
  /** Returns all origins of a brand that the gateway serves. */
  readonly getOrigins: (merchant: Merchant) => readonly string[];
}

/**
 * Finds the problem of a brand's gateway. The page of the brand sends passwords to this address, so it must be an
 * address of this platform or of the brand, and never one of another brand. The served brand may have its gateway from a
 * file, which the owner of the server writes, so this gateway stays allowed (ADR 240).
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
