import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { seamlessHeaders } from '@livery/contract/seamless';
import { signedText } from '@livery/contract/seamless/signed-text';
import * as z from 'zod';

/** Name of the gateway in the header `X-Vendor` of its calls. */
const gatewayName = 'GATEWAY';

/** Max difference in milliseconds between the timestamp of a call and the clock of the service. */
const toleranceMs = 5 * 60_000;

/** Min milliseconds between two downloads of the keys, because anybody can send calls with unknown key ids. */
const downloadPauseMs = 1000;

const keyList = z.record(z.string(), z.record(z.string(), z.string()));

interface SignedRequest {
  /** Path of the request as sent, without the query. */
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
 * from `/.well-known/livery-keys.json`. It downloads them again for an unknown key id, so that the gateway can change
 * its key.
 */
export const createGatewayVerifier = (gatewayOrigin: string, now: () => number = Date.now) => {
  let keys = new Map<string, KeyObject>();
  let nextDownload = 0;
  let running: Promise<void> | undefined;

  const fetchKeys = async (): Promise<void> => {
    const response = await fetch(new URL('/.well-known/livery-keys.json', gatewayOrigin), {
      // A redirect could lead to another party's keys.
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

  /** Downloads the keys. Calls that arrive during a download wait for it. */
  const download = async (): Promise<void> => {
    if (!running && now() >= nextDownload) {
      nextDownload = now() + downloadPauseMs;
      running = fetchKeys().finally(() => (running = undefined));
    }
    await running;
  };

  /** Returns true if the gateway signed this path and body within the last five minutes. */
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
