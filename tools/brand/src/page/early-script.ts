import { scriptJson } from './escape.ts';

/** A GET that the page sends before its scripts are there. */
export interface EarlyRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Starts the first data while the scripts are on their way. The promises wait in `window.__early` under their address
 * (without the gateway's origin); whoever takes one removes it. A failure is the taker's to handle, so that it is not
 * reported as unhandled here.
 */
export function earlyScript(requests: readonly EarlyRequest[], gateway = ''): string {
  const shared = requests[0]?.headers;
  const list = requests.map(({ url, headers }) => (headers === shared ? [url] : [url, headers]));
  const address = gateway === '' ? 'u' : `${scriptJson(gateway)}+u`;
  return `{const e=window.__early={};for(const[u,h=${scriptJson(shared ?? {})}]of ${scriptJson(list)})(e[u]=fetch(${address},{headers:h})).catch(()=>{})}`;
}
