import { type KeyObject, sign } from 'node:crypto';
import { seamlessHeaders } from '@livery/contract/seamless';
import { signedText } from '@livery/contract/seamless/signed-text';

export interface Signer {
  readonly vendor: string;
  readonly keyId: string;
  /** Private Ed25519 key of the caller, which is a vendor or the gateway itself. */
  readonly privateKey: KeyObject;
}

/**
 * Creates the HTTP headers of a signed call: from a vendor to the gateway, or from the gateway to an external
 * service. `timestamp` is in milliseconds since 1970.
 */
export const signCall = (
  { vendor, keyId, privateKey }: Signer,
  path: string,
  timestamp: number,
  body: string,
): Record<string, string> => ({
  'content-type': 'application/json',
  [seamlessHeaders.vendor]: vendor,
  [seamlessHeaders.keyId]: keyId,
  [seamlessHeaders.timestamp]: String(timestamp),
  [seamlessHeaders.signature]: sign(null, Buffer.from(signedText(path, String(timestamp), body)), privateKey).toString(
    'base64url',
  ),
});
