import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { seamlessHeaders } from '@livery/contract/seamless';
import { signedText } from '@livery/contract/seamless/signed-text';
import * as z from 'zod/mini';
import type { Send } from '../wallet/send.ts';

/** Name of the gateway in the header `X-Vendor` of its calls. */
const gatewayName = 'GATEWAY';

/** Max difference in milliseconds between the timestamp of a call and the clock of the provider. */
const toleranceMs = 5 * 60_000;

/** Min milliseconds between two downloads of the keys, because anybody can send calls with unknown key ids. */
const downloadPauseMs = 1000;

const keyList = z.record(z.string(), z.record(z.string(), z.string()));

interface VerifierOptions {
  readonly gatewayOrigin: string;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
  readonly send: Send;
}

interface SignedRequest {
  /** Path of the request as sent, without the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: string;
}

/**
 * Creates the function that verifies the signature of a call of the gateway (docs/service-protocol.md). It downloads
 * the gateway's public keys, and again for an unknown key id, because the gateway can change its key.
 */
export const createGatewayVerifier = ({ gatewayOrigin, now, send }: VerifierOptions) => {
  let keys = new Map<string, KeyObject>();
  let nextDownload = 0;

  const download = async (): Promise<void> => {
    if (now() < nextDownload) return;
    nextDownload = now() + downloadPauseMs;
    const response = await send(new URL('/.well-known/livery-keys.json', gatewayOrigin), {
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

  /** Returns true if the gateway signed this path and body within the last five minutes. */
  return async ({ path, headers, rawBody }: SignedRequest): Promise<boolean> => {
    const read = (name: string): string => String(headers[name] ?? '');
    const timestamp = read(seamlessHeaders.timestamp);
    const isTimely = /^\d{1,16}$/.test(timestamp) && Math.abs(Number(timestamp) - now()) <= toleranceMs;
    if (read(seamlessHeaders.vendor) !== gatewayName || !isTimely) return false;
    const keyId = read(seamlessHeaders.keyId);
    if (!keys.has(keyId)) await download();
    const key = keys.get(keyId);
    const signature = Buffer.from(read(seamlessHeaders.signature), 'base64url');
    return key !== undefined && verify(null, Buffer.from(signedText(path, timestamp, rawBody)), key, signature);
  };
};
