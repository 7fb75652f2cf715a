import { sign as signBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { signedText } from '@livery/contract/seamless/signed-text';

/**
 * Creates the value of the `X-Signature` header: an Ed25519 signature of path, time and body, as base64url. `timestamp`
 * is in epoch milliseconds.
 */
export const signRequest = (privateKey: KeyObject, path: string, timestamp: number, rawBody: string): string =>
  signBytes(null, Buffer.from(signedText(path, String(timestamp), rawBody)), privateKey).toString('base64url');
