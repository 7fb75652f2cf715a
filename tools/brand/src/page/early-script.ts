import { scriptJson } from './escape.ts';

/** A GET that the page sends before its scripts are there. */
export interface EarlyRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Starts the first data while the scripts are on their way, for who sees the drawn shell: at another address, or in
 * another language, other data is wanted. The promises wait in `window.__early` under their address (without the
 * gateway's origin); whoever takes one removes it. A failure is the taker's to handle, so that it is not reported as unhandled here.
 */
export function earlyScript(requests: readonly EarlyRequest[], gateway = ''): string {
  const list = requests.map(({ url, headers }) => (headers ? [url, headers] : [url]));
  const address = gateway === '' ? 'u' : `${scriptJson(gateway)}+u`;
  return `{const e=window.__early={};if(document.documentElement.dataset.shell!=='hidden')for(const[u,h]of ${scriptJson(list)})(e[u]=fetch(${address},{headers:h})).catch(()=>{})}`;
}
