import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant/merchant.schema';

/** Directive by name, each with its sources. */
export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/**
 * Names of the Trusted Types policies that the code of the app may create: its own, the one of DOMPurify, and the one
 * of Swiper, which is called `html`.
 */
const trustedTypes = ['livery', 'dompurify', 'html'];

/**
 * Creates the policy of a brand's page. It allows only the scripts and styles of the brand, by origin or by hash, and
 * no inline code without a hash.
 */
export function createContentSecurityPolicy(
  merchant: Merchant,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): ContentSecurityPolicy {
  const gateway = merchant.gateway === '' ? [] : [merchant.gateway];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(toHashSource)],
    'style-src': ["'self'", ...inline.styles.map(toHashSource)],
    'img-src': ["'self'", 'data:', 'blob:', ...gateway, ...merchant.imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...gateway],
    'frame-src': ["'self'", ...gateway, ...merchant.frameOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'media-src': ["'self'", ...gateway],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  };
}

export function formatPolicy(policy: ContentSecurityPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Returns the part of the policy that a page can contain as a meta tag, for a host that sends no headers. It omits
 * origins, because a host may add more of them.
 */
export function toMetaPolicy(policy: ContentSecurityPolicy): ContentSecurityPolicy {
  const metaDirectives = [
    'script-src',
    'style-src',
    'object-src',
    'base-uri',
    'require-trusted-types-for',
    'trusted-types',
  ];
  return Object.fromEntries(Object.entries(policy).filter(([directive]) => metaDirectives.includes(directive)));
}

function toHashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
