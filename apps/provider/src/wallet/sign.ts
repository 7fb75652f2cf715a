import { sign as signBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { signedText } from '@livery/contract/seamless/signed-text';

/**
 * Value of `X-Signature`: base64url of an Ed25519 signature over path, time and body. `timestamp` is epoch
 * milliseconds.
 */
export const signRequest = (privateKey: KeyObject, path: string, timestamp: number, rawBody: string): string =>
  signBytes(null, Buffer.from(signedText(path, String(timestamp), rawBody)), privateKey).toString('base64url');
