/**
 * Returns true if an origin matches the pattern `scheme://host[:port]`. A host that begins with `*.` matches all
 * subdomains.
 */
const matches = (origin: URL, pattern: string): boolean => {
  const [scheme, authority = ''] = pattern.split('://');
  if (origin.protocol !== `${scheme}:`) return false;
  return authority.startsWith('*.') ? origin.host.endsWith(authority.slice(1)) : origin.host === authority;
};

/**
 * Returns the origin of the embedding page if that page may embed the game, else undefined. The game sends messages
 * about money only to this origin.
 */
export const getAllowedParent = (parent: string | undefined, frameAncestors: readonly string[]): string | undefined => {
  if (!parent || !URL.canParse(parent)) return undefined;
  const origin = new URL(parent);
  return frameAncestors.some((pattern) => matches(origin, pattern)) ? origin.origin : undefined;
};

/**
 * Content security policy of a game page. The policy forbids inline code and other origins. Only the pages in
 * `frameAncestors` may embed the game.
 */
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
