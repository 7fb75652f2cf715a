import { createHmac, timingSafeEqual } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { seamlessHeaders } from '@livery/contract/seamless';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { minutes } from '../clock/durations.ts';
import { GatewayError } from '../http/gateway-error.ts';

/** How far a vendor's clock may be away. */
const tolerance = minutes(5);

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Answers the vendor that signed a call. A vendor that is not known costs as much as a wrong signature and is told the same. */
export const createVendorVerifier =
  (secrets: ReadonlyMap<string, string>, clock: Clock) =>
  (request: FastifyRequest, rawBody: string): string => {
    const vendor = header(request, seamlessHeaders.vendor);
    const timestamp = header(request, seamlessHeaders.timestamp);
    const secret = secrets.get(vendor);
    const expected = createHmac('sha256', secret ?? 'nobody').update(`${timestamp}.${rawBody}`).digest();
    const given = Buffer.from(header(request, seamlessHeaders.signature), 'hex');
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    const isTimely = /^\d{1,16}$/.test(timestamp) && Math.abs(Number(timestamp) - clock.now().getTime()) <= tolerance;
    if (!secret || !isSigned || !isTimely) throw new GatewayError(ErrorCode.SignatureInvalid);
    return vendor;
  };
