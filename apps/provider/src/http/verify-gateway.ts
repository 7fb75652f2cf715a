import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { seamlessHeaders } from '@livery/contract/seamless';
import { signedText } from '@livery/contract/seamless/signed-text';
import * as z from 'zod/mini';
import type { Send } from '../wallet/send.ts';

/** Value of the header `X-Vendor` in calls that the gateway (the server of the platform) signs. */
const gatewayName = 'GATEWAY';

/** Maximum difference in milliseconds between the timestamp of a call and the clock of the provider. */
const toleranceMs = 5 * 60_000;

/**
 * Minimum pause in milliseconds between two downloads of the gateway's public keys. A call with an unknown key id
 * causes a download. The pause limits the downloads, because anybody can send calls with invented key ids.
 */
const downloadPauseMs = 1000;

const keyList = z.record(z.string(), z.record(z.string(), z.string()));

interface VerifierOptions {
  readonly gatewayOrigin: string;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
  readonly send: Send;
}

interface SignedRequest {
  /** URL path of the request exactly as the gateway sent it, but without the query string. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: string;
}

/**
 * Error for a signature that cannot be verified, because the gateway's public keys could not be downloaded. The
 * gateway can repeat the call.
 */
export class GatewayKeysError extends Error {
  override readonly name = 'GatewayKeysError';
}

/**
 * Creates the function that verifies the signature of a gateway call (docs/service-protocol.md). The created function
 * downloads the gateway's public keys. For an unknown key id, it downloads the keys again, because the gateway can
 * change its key.
 */
export const createGatewayVerifier = ({ gatewayOrigin, now, send }: VerifierOptions) => {
  let keys = new Map<string, KeyObject>();
  let nextDownload = 0;

  let running: Promise<void> | undefined;
  let failure: GatewayKeysError | undefined;

  const fetchKeys = async (): Promise<void> => {
    try {
      const response = await send(new URL('/.well-known/livery-keys.json', gatewayOrigin), {
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
      failure = undefined;
    } catch (cause) {
      failure = new GatewayKeysError(`The keys of the gateway at ${gatewayOrigin} cannot be read (${String(cause)}).`, {
        cause,
      });
    }
  };

  /**
   * Downloads the keys, unless a download has started within the last `downloadPauseMs`. Calls that arrive during a
   * download wait for the end of that download. Throws a GatewayKeysError if the latest download failed.
   */
  const download = async (): Promise<void> => {
    if (!running && now() >= nextDownload) {
      nextDownload = now() + downloadPauseMs;
      running = fetchKeys().finally(() => (running = undefined));
    }
    await running;
    if (failure) throw failure;
  };

  /**
   * Returns true if the gateway signed this path and body within the last five minutes. Throws a GatewayKeysError if
   * the keys could not be downloaded.
   */
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
