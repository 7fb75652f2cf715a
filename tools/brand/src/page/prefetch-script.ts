import { toScriptJson } from './escape.ts';

/** GET requests that the page sends before its scripts are loaded. */
export interface PrefetchRequests {
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Origin of the gateway; empty when it is the page's own. */
  readonly gateway: string;
}

/**
 * Starts the first requests while the scripts load. The promises are stored in `window.__livery.prefetch` by URL (without the
 * gateway's origin); the consumer of one removes it. The consumer also handles its failure, so that the browser reports
 * no unhandled rejection.
 */
export function prefetchScript({ urls, headers, gateway }: PrefetchRequests): string {
  const address = gateway === '' ? 'u' : `${toScriptJson(gateway)}+u`;
  return `{const e=(window.__livery??={}).prefetch={};for(const u of ${toScriptJson(urls)})(e[u]=fetch(${address},{headers:${toScriptJson(headers)}})).catch(()=>{})}`;
}
