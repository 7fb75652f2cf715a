import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { seamlessHeaders } from '@livery/contract/seamless';
import { signedText } from '@livery/contract/seamless/signed-text';
import * as z from 'zod';

/** Value of the header `X-Vendor` in calls that the gateway (the server of the platform) signs. */
const gatewayName = 'GATEWAY';

/** Max difference in milliseconds between the timestamp of a call and the clock of the service. */
const toleranceMs = 5 * 60_000;

/**
 * Minimum pause in milliseconds between two downloads of the gateway's public keys. A call with an unknown key id
 * causes a download. The pause limits the downloads, because anybody can send calls with invented key ids.
 */
const downloadPauseMs = 1000;

const keyList = z.record(z.string(), z.record(z.string(), z.string()));

interface SignedRequest {
  /** URL path of the request exactly as the gateway sent it, but without the query string. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: string;
}

const readHeader = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Creates a function that verifies the signature of a gateway call. The function downloads the gateway's public keys
 * from `/.well-known/livery-keys.json`. For an unknown key id, the function downloads the keys again, because the
 * gateway can change its key.
 */
export const createGatewayVerifier = (gatewayOrigin: string, now: () => number = Date.now) => {
  let keys = new Map<string, KeyObject>();
  let nextDownload = 0;
  let running: Promise<void> | undefined;
  /** True if the last download has failed, so that the stored keys can be out of date. */
  let hasFailed = false;

  const fetchKeys = async (): Promise<void> => {
    const response = await fetch(new URL('/.well-known/livery-keys.json', gatewayOrigin), {
      // A redirect makes the download fail, because it could lead to another server, whose keys are not the gateway's
      // keys.
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    });
    const byId = keyList.parse(await response.json())[gatewayName] ?? {};
    keys = new Map(
      Object.entries(byId).map(([keyId, base64]) => [
        keyId,
        createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }),
      ]),
    );
  };

  /**
   * Downloads the keys, unless a download has started within the last `downloadPauseMs`. Calls that arrive during a
   * download wait for the end of that download. Throws if the latest download has failed. The response to the call is
   * then a server error, after which the gateway repeats the call. After a response about a wrong signature, it would
   * not repeat the call.
   */
  const download = async (): Promise<void> => {
    if (!running && now() >= nextDownload) {
      nextDownload = now() + downloadPauseMs;
      running = fetchKeys()
        .then(
          () => void (hasFailed = false),
          (error: unknown) => {
            hasFailed = true;
            throw error;
          },
        )
        .finally(() => (running = undefined));
    }
    await running;
    if (hasFailed) throw new Error('The keys of the gateway could not be downloaded a moment ago');
  };

  /**
   * Returns true if the gateway signed this path and body. The timestamp may differ from the clock by at most five
   * minutes. Throws if the download of the keys fails.
   */
  return async ({ path, headers, rawBody }: SignedRequest): Promise<boolean> => {
    const timestamp = readHeader(headers, seamlessHeaders.timestamp);
    const isTimely = /^\d{1,16}$/.test(timestamp) && Math.abs(Number(timestamp) - now()) <= toleranceMs;
    if (readHeader(headers, seamlessHeaders.vendor) !== gatewayName || !isTimely) return false;
    const keyId = readHeader(headers, seamlessHeaders.keyId);
    if (!keys.has(keyId)) await download();
    const key = keys.get(keyId);
    const signature = Buffer.from(readHeader(headers, seamlessHeaders.signature), 'base64url');
    return key !== undefined && verify(null, Buffer.from(signedText(path, timestamp, rawBody)), key, signature);
  };
};
