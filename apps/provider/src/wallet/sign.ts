import { createHmac } from 'node:crypto';

/** Hex of HMAC-SHA256 over `timestamp.rawBody`: what `X-Signature` carries. `timestamp` is epoch milliseconds. */
export const sign = (secret: string, timestamp: number, rawBody: string): string => createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');
