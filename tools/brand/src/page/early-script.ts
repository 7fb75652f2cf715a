import { scriptJson } from './escape.ts';

/** GETs that the page sends before its scripts are there. */
export interface EarlyRequests {
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
export function earlyScript({ urls, headers, gateway }: EarlyRequests): string {
  const address = gateway === '' ? 'u' : `${scriptJson(gateway)}+u`;
  return `{const e=window.__early={};for(const u of ${scriptJson(urls)})(e[u]=fetch(${address},{headers:${scriptJson(headers)}})).catch(()=>{})}`;
}
