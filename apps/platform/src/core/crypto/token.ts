import { createHash, randomBytes } from 'node:crypto';

/** Random token of 256 bits in characters that need no escaping. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Hash under which a token is stored. The token has enough entropy that a plain hash is not reversible. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
