import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that cannot be guessed, in letters that need no escaping. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It has enough chance in it that a plain hash cannot be turned round. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
