import { createHash, randomBytes } from 'node:crypto';

/** Creates a random token of 256 bits. Its characters need no escaping in URLs. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the hash that is stored instead of the token. A plain SHA-256 is enough, because nobody can guess a token of
 * 256 random bits.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
