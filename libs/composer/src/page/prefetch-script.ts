import { toScriptJson } from './escape.ts';

/** GET requests that the page sends while its scripts are still loading. */
export interface PrefetchRequests {
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Origin of the gateway. Empty when the gateway has the same origin as the page. */
  readonly gateway: string;
}

/**
 * Creates a script that sends the first API requests while the app's scripts are loading. It stores the promises in
 * `window.__livery.prefetch`, where the key is the URL without the gateway's origin. The app takes the promises from
 * there and handles their errors. The empty `catch` prevents an "unhandled rejection" message of the browser.
 */
export function prefetchScript({ urls, headers, gateway }: PrefetchRequests): string {
  const address = gateway === '' ? 'u' : `${toScriptJson(gateway)}+u`;
  return (
    '{const e=(window.__livery??={}).prefetch={};for(const u of ' +
    `${toScriptJson(urls)})(e[u]=fetch(${address},{headers:${toScriptJson(headers)}})).catch(()=>{})}`
  );
}
