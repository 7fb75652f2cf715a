import type { DraftBundle } from '../../releases/index.ts';
import { createHeaderRules, type GetHeaders } from '../../brands/index.ts';

type Policy = DraftBundle['headers']['contentSecurityPolicy'];

export interface PolicyOrigins {
  readonly consoleOrigin: string;
  /** Origins of the games that the data of the preview has. */
  readonly games: readonly string[];
}

/**
 * Changes the policy of a release for its preview: only the console embeds the page, and the page calls its own origin
 * only, so that no mistake reaches the real gateway.
 */
export const toPreviewPolicy = (policy: Policy, { consoleOrigin, games }: PolicyOrigins, gateway: string): Policy => {
  const isReal = (source: string): boolean => gateway !== '' && source.endsWith(`//${new URL(gateway).host}`);
  const isRealGames = (source: string): boolean =>
    gateway !== '' && source.endsWith(`//games.${new URL(gateway).host}`);
  const frames = (policy['frame-src'] ?? []).filter((source) => !isReal(source) && !isRealGames(source));
  return {
    ...policy,
    'connect-src': ["'self'"],
    'frame-src': [...new Set([...frames, ...games])],
    'frame-ancestors': [consoleOrigin],
  };
};

/** Robots must not list a preview. The address of a preview must not reach other sites. */
const everywhere = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' };

/** Returns the headers of a preview's files: those of the release, with the changes above. */
export const createPreviewHeaders = (
  { rules, contentSecurityPolicy }: DraftBundle['headers'],
  origins: PolicyOrigins,
  gateway: string,
): GetHeaders => {
  const getHeaders = createHeaderRules({
    rules,
    contentSecurityPolicy,
    replacement: toPreviewPolicy(contentSecurityPolicy, origins, gateway),
  });
  return (path) => {
    const { 'Referrer-Policy': _, 'X-Robots-Tag': __, ...headers } = getHeaders(path);
    return { ...headers, ...everywhere };
  };
};
