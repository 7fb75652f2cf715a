import { generateKeyPairSync, verify } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { seamlessHeaders } from '@livery/contract/seamless';
import { signedText } from '@livery/contract/seamless/signed-text';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { VendorKeys } from './vendor-keys.ts';

/** Maximum difference in milliseconds between the timestamp of a vendor's request and the gateway's clock. */
const tolerance = minutes(5);

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

/**
 * Creates the function that verifies the signature of a vendor's request and returns the vendor's code. The created
 * function throws a GatewayError if the vendor or key is unknown, or if the signature or timestamp is invalid. For an
 * unknown vendor or key, it verifies the signature with a random key. Otherwise a faster response would reveal which
 * vendors exist.
 */
export const createVendorVerifier = (keys: VendorKeys, clock: Clock) => {
  const decoyKey = generateKeyPairSync('ed25519').publicKey;
  return async (request: FastifyRequest, rawBody: string): Promise<string> => {
    const vendor = header(request, seamlessHeaders.vendor);
    const timestamp = header(request, seamlessHeaders.timestamp);
    const key = await keys.find(vendor, header(request, seamlessHeaders.keyId));
    const path = request.url.split('?', 1)[0] ?? '';
    const isSigned = verify(
      null,
      Buffer.from(signedText(path, timestamp, rawBody)),
      key ?? decoyKey,
      Buffer.from(header(request, seamlessHeaders.signature), 'base64url'),
    );
    const isTimely = /^\d{1,16}$/.test(timestamp) && Math.abs(Number(timestamp) - clock.now().getTime()) <= tolerance;
    if (!key || !isSigned || !isTimely) throw new GatewayError(ErrorCode.SignatureInvalid);
    return vendor;
  };
};
