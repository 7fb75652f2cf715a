import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant/merchant.schema';

/** Directive by name, each with its sources. */
export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/** Trusted Types policies that the app's code may create: ours, DOMPurify's, Swiper's (it names its own `html`). */
const trustedTypes = ['livery', 'dompurify', 'html'];

/**
 * The policy of a brand's page: its own scripts and styles only, by origin or by hash; no inline code without a hash.
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
 * The part of the policy that a page can contain as a meta tag, for a host that sends no headers. It omits origins,
 * which a host may extend.
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
