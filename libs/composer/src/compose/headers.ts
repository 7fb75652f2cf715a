import { type ContentSecurityPolicy, formatPolicy } from '../page/content-security-policy.ts';

interface HeaderRule {
  /**
   * Path of a file in the bundle. A `*` at the end matches any text. Only the first rule that matches a path is used.
   */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** HTTP response headers for the files of a bundle. They are stored in `brand.json`. */
export interface BundleHeaders {
  readonly rules: readonly HeaderRule[];
  /**
   * Content-Security-Policy of the brand's HTML page, by directive. A server can add more origins to it, e.g. the
   * gateway adds the origins of the games to `frame-src`.
   */
  readonly contentSecurityPolicy: ContentSecurityPolicy;
}

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const forever = 'public, max-age=31536000, immutable';
const checked = 'no-cache';

interface Policies {
  readonly page: ContentSecurityPolicy;
  readonly worker: ContentSecurityPolicy;
}

export function createBundleHeaders({ page: policy, worker }: Policies, isIndexed = true): BundleHeaders {
  return {
    contentSecurityPolicy: policy,
    rules: [
      { path: '/assets/*', headers: { ...everywhere, 'Cache-Control': forever } },
      {
        path: '/sw.js',
        headers: {
          ...everywhere,
          'Cache-Control': checked,
          'Content-Security-Policy': formatPolicy(worker),
        },
      },
      ...['/manifest.webmanifest', '/manifests/*'].map((path) => ({
        path,
        headers: { ...everywhere, 'Cache-Control': checked, 'Content-Type': 'application/manifest+json' },
      })),
      {
        path: '/.well-known/apple-app-site-association',
        headers: { ...everywhere, 'Cache-Control': checked, 'Content-Type': 'application/json' },
      },
      {
        path: '/*',
        headers: {
          ...(!isIndexed && { 'X-Robots-Tag': 'noindex, nofollow' }),
          ...everywhere,
          'Cache-Control': checked,
          'Content-Security-Policy': formatPolicy(policy),
          'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
          'Strict-Transport-Security': 'max-age=63072000',
        },
      },
    ],
  };
}

/**
 * Creates the `_headers` file of a static host. A static host sends the headers of all rules that match a path, not
 * only of the first one. Therefore each header is in only one of the matching rules.
 */
export function formatHeadersFile({ rules }: BundleHeaders): string {
  const general = rules.at(-1)?.headers ?? {};
  const lines = rules.map(({ path, headers }) => {
    const ruleHeaders = Object.entries(headers).filter(([name]) =>
      path === '/*' ? name !== 'Cache-Control' : !(name in general) || name === 'Cache-Control',
    );
    return [path, ...ruleHeaders.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  return `${lines.join('\n\n')}\n`;
}
