import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant/merchant.schema';

/**
 * Content-Security-Policy. The key is the name of a directive, and the value lists the sources that the directive
 * allows.
 */
export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/**
 * Names of the Trusted Types policies that scripts may create. `livery` is for the service worker, and
 * `livery-worker` is for the worker that solves bot checks. `dompurify` and `html` belong to the libraries DOMPurify
 * and Swiper.
 */
const trustedTypes = ['livery', 'livery-worker', 'dompurify', 'html'];

/**
 * Creates the Content-Security-Policy of a brand's page. Scripts and styles are allowed when they come from the same
 * origin or when the policy contains their hash.
 */
export function createContentSecurityPolicy(
  merchant: Merchant,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): ContentSecurityPolicy {
  const gateway = listGatewayOrigins(merchant);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(toHashSource)],
    'style-src': ["'self'", ...inline.styles.map(toHashSource)],
    'img-src': ["'self'", 'data:', 'blob:', ...gateway, ...merchant.imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...gateway],
    'frame-src': ["'self'", ...gateway, ...gateway.map(toGamesOrigin), ...merchant.frameOrigins],
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

/**
 * Creates the Content-Security-Policy of the service worker, which loads files and calls the gateway for the page. The
 * policy allows only scripts from the same origin, and requests to the same origin and to the gateway. Unlike the
 * policy of the page, it does not require Trusted Types.
 */
export function createWorkerPolicy(merchant: Merchant): ContentSecurityPolicy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...listGatewayOrigins(merchant)],
  };
}

/** Returns a list with the gateway's origin. The list is empty if the gateway has the same origin as the page. */
function listGatewayOrigins({ gateway }: Merchant): readonly string[] {
  return gateway === '' ? [] : [gateway];
}

/**
 * Returns the origin of the demo game provider. The gateway serves the provider at a separate host, whose name begins
 * with `games.`.
 */
function toGamesOrigin(gateway: string): string {
  const { protocol, host } = new URL(gateway);
  return `${protocol}//games.${host}`;
}

export function formatPolicy(policy: ContentSecurityPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Returns the directives that the page contains in a meta tag, for a host that sends no headers. Directives that list
 * origins (e.g. `img-src`) are omitted. A host may have to allow more origins in its headers, but the meta tag would
 * still forbid them.
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
