import { hash, verify } from '@node-rs/argon2';

/**
 * Cost of a new hash: the lowest cost that OWASP recommends for argon2id, 19 MiB of memory and two passes. Only tests
 * use a lower cost (`testing/lower-password-hash-cost.ts`). Each hash contains its cost.
 */
export const passwordHashCost = { memoryCost: 19_456, timeCost: 2 };

/**
 * Returns the argon2id hash of a password. The code uses the number 2 for argon2id, because the enum of the package
 * does not exist at run time.
 */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { algorithm: 2, parallelism: 1, ...passwordHashCost });

/** Returns true if the hash is a hash of the password. Returns false for a malformed hash. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password).catch(() => false);

/**
 * Value that is stored instead of a hash for an account without a password. For this value, `verifyPassword` returns
 * false for every password.
 */
export const noPasswordHash = 'none';
