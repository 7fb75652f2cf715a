import { scriptJson } from './escape.ts';

/** A GET that the page sends before its scripts are there. */
export interface EarlyRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Starts the first data while the scripts are on their way. The promises wait in `window.__early` under their address
 * (without the gateway's origin); whoever takes one removes it. A failure is the taker's to handle, so that it is not reported as unhandled here.
 */
export function earlyScript(requests: readonly EarlyRequest[], gateway = ''): string {
  const list = requests.map(({ url, headers }) => (headers ? [url, headers] : [url]));
  return `for(const[u,h]of(window.__early={},${scriptJson(list)}))(__early[u]=fetch(${gateway === '' ? '' : `${scriptJson(gateway)}+`}u,{headers:h})).catch(()=>{})`;
}
