import { hash, verify } from '@node-rs/argon2';

/** OWASP's least costly argon2id setting: 19 MiB, two passes. The package's enum is ambient, so its number stands for it. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** False too for a hash that is not one. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password).catch(() => false);
