import { passwordHashCost } from '../core/crypto/password-hash.ts';

/**
 * Lowers the cost of new password hashes in this process. With the cost of production, hashes would take a third of the
 * time of some test suites.
 */
export const lowerPasswordHashCost = (): void => void Object.assign(passwordHashCost, { memoryCost: 64, timeCost: 1 });
