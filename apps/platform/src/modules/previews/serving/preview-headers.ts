import type { DraftBundle } from '../../releases/index.ts';
import { createHeaderRules, type GetHeaders } from '../../brands/index.ts';

type Policy = DraftBundle['headers']['contentSecurityPolicy'];

export interface PolicyOrigins {
  readonly consoleOrigin: string;
  /** Origins of the games that the preview may embed. */
  readonly games: readonly string[];
}

/**
 * Changes the Content-Security-Policy of a release for its preview. Only the console can embed the page in a frame. The
 * page can send requests only to its own origin. Even code with a bug then cannot call the real gateway.
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

/** Headers for all files. Search engines must not index a preview, and its URL must not be sent to other sites. */
const everywhere = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' };

/**
 * Creates a function that returns the headers of a file. They are the headers of the release, but with the
 * Content-Security-Policy of the preview.
 */
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
