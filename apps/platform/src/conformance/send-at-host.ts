import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import type { GatewayResponse } from './gateway-under-test.ts';

interface HostCall {
  readonly method: string;
  readonly path: string;
  /** Value of the `Host` header. */
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends a call to a gateway with the `Host` header of another host. `fetch` cannot set this header. */
export const sendAtHost = (url: string, { method, path, host, headers, body }: HostCall): Promise<GatewayResponse> =>
  new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const sent = request(
      new URL(path, url),
      {
        method,
        headers: { ...headers, host },
        servername: new URL(`http://${host}`).hostname,
        signal: AbortSignal.timeout(20_000),
      },
      (response) => {
        readText(response)
          .then((text) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: new Headers(response.headers as Record<string, string>),
              text,
              json: parse(text),
            }),
          )
          .catch(reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
