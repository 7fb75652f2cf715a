import { type ContentSecurityPolicy, formatPolicy } from '../page/content-security-policy.ts';

interface HeaderRule {
  /** A path of the bundle; a final `*` matches anything. The first matching rule applies. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Response headers for the bundle's files; part of `brand.json`. */
export interface BundleHeaders {
  readonly rules: readonly HeaderRule[];
  /** The same policy by directive, for a server that adds its own origin. */
  readonly contentSecurityPolicy: ContentSecurityPolicy;
}

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const forever = 'public, max-age=31536000, immutable';
const checked = 'no-cache';

export function createBundleHeaders(policy: ContentSecurityPolicy): BundleHeaders {
  return {
    contentSecurityPolicy: policy,
    rules: [
      { path: '/assets/*', headers: { ...everywhere, 'Cache-Control': forever } },
      // The service worker loads its shared code by URL. The script policy of the page would not allow this, so the
      // worker has a policy of its own.
      {
        path: '/sw.js',
        headers: {
          ...everywhere,
          'Cache-Control': checked,
          'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
        },
      },
      {
        path: '/manifest.webmanifest',
        headers: { ...everywhere, 'Cache-Control': checked, 'Content-Type': 'application/manifest+json' },
      },
      {
        path: '/*',
        headers: {
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
 * Formats the rules as a `_headers` file of static hosts. Such hosts join the headers of all rules that match a path,
 * so each header is in one rule only.
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
