import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP's cheapest argon2id setting: 19 MiB, two passes. The algorithm is a number because the package's enum is
 * ambient.
 */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Returns false also for a malformed hash. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password).catch(() => false);
