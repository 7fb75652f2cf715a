import { toScriptJson } from './escape.ts';

/** GET requests that the page sends before its scripts are loaded. */
export interface PrefetchRequests {
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Origin of the gateway; empty when it is the page's own. */
  readonly gateway: string;
}

/**
 * Creates the script that sends the first requests while the scripts of the app load. It stores the promises in
 * `window.__livery.prefetch` by URL (without the gateway's origin). The code that uses a promise removes it and handles
 * its failure; the script itself only prevents that the browser reports an unhandled rejection.
 */
export function prefetchScript({ urls, headers, gateway }: PrefetchRequests): string {
  const address = gateway === '' ? 'u' : `${toScriptJson(gateway)}+u`;
  return (
    '{const e=(window.__livery??={}).prefetch={};for(const u of ' +
    `${toScriptJson(urls)})(e[u]=fetch(${address},{headers:${toScriptJson(headers)}})).catch(()=>{})}`
  );
}
