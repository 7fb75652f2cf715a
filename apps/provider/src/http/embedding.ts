/** Matches an origin against `scheme://host[:port]`, where the host may begin with `*.` for any number of further labels. */
const matches = (origin: URL, pattern: string): boolean => {
  const [scheme, authority = ''] = pattern.split('://');
  if (origin.protocol !== `${scheme}:`) return false;
  return authority.startsWith('*.') ? origin.host.endsWith(authority.slice(1)) : origin.host === authority;
};

/** The origin of a page that may embed the game, or undefined: messages about money go to no other. */
export const getAllowedParent = (parent: string | undefined, frameAncestors: readonly string[]): string | undefined => {
  if (!parent || !URL.canParse(parent)) return undefined;
  const origin = new URL(parent);
  return frameAncestors.some((pattern) => matches(origin, pattern)) ? origin.origin : undefined;
};

/** Nothing inline, nothing from elsewhere, and shown only inside the pages that may embed it. */
export const buildContentSecurityPolicy = (frameAncestors: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
  ].join('; ');
