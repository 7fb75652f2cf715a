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
 * `window.__livery.prefetch`, by URL without the gateway's origin. The app uses these promises later and handles their
 * errors. The empty `catch` only prevents the message "unhandled rejection" of the browser.
 */
export function prefetchScript({ urls, headers, gateway }: PrefetchRequests): string {
  const address = gateway === '' ? 'u' : `${toScriptJson(gateway)}+u`;
  return (
    '{const e=(window.__livery??={}).prefetch={};for(const u of ' +
    `${toScriptJson(urls)})(e[u]=fetch(${address},{headers:${toScriptJson(headers)}})).catch(()=>{})}`
  );
}
