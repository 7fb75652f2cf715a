import { hash, verify } from '@node-rs/argon2';

/**
 * Weakest argon2id options that OWASP recommends: 19 MiB of memory and two passes. Algorithm 2 is argon2id. The code
 * uses the number, because the enum of the package does not exist at run time.
 */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Returns true when the password belongs to the hash. Returns false for a malformed hash. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password).catch(() => false);

/**
 * Value that an account without a password has instead of a hash. `verifyPassword` returns false for this value and any
 * password.
 */
export const noPasswordHash = 'none';
