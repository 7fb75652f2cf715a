import { toScriptJson } from './escape.ts';

/** GETs that the page sends before its scripts are there. */
export interface PrefetchRequests {
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Origin; empty where it is the page's own. */
  readonly gateway: string;
}

/**
 * Starts the first data while the scripts are on their way. The promises wait in `window.__early` under their address
 * (without the gateway's origin); whoever takes one removes it. A failure is the taker's to handle, so that it is not
 * reported as unhandled here.
 */
export function prefetchScript({ urls, headers, gateway }: PrefetchRequests): string {
  const address = gateway === '' ? 'u' : `${toScriptJson(gateway)}+u`;
  return `{const e=window.__early={};for(const u of ${toScriptJson(urls)})(e[u]=fetch(${address},{headers:${toScriptJson(headers)}})).catch(()=>{})}`;
}
