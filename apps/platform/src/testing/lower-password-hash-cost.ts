import { passwordHashCost } from '../core/crypto/password-hash.ts';

/**
 * Lowers the cost of new password hashes in this process. Hashes at the cost of production would be a third of the
 * work of some suites.
 */
export const lowerPasswordHashCost = (): void => void Object.assign(passwordHashCost, { memoryCost: 64, timeCost: 1 });
