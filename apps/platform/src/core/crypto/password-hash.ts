import { hash, verify } from '@node-rs/argon2';

/**
 * Minimum argon2id setting that OWASP recommends: 19 MiB of memory and two passes. Algorithm 2 is argon2id. It is a
 * number because the enum of the package does not exist at run time.
 */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Checks a password against its hash. Returns false for a malformed hash too. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password).catch(() => false);

/** Stored in place of a hash for an account without a password. `verifyPassword` rejects every password for it. */
export const noPasswordHash = 'none';
