import { randomUUID } from 'node:crypto';
import { demoOperatorPassword, demoOperators } from '@livery/demo/operators';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Clock } from '../../../core/clock/clock.ts';
import type { KeyStore } from '../../../core/crypto/gateway-keys.ts';
import { hashPassword } from '../../../core/crypto/password-hash.ts';
import type { Database } from '../../../core/db/database.ts';
import { insertGrant, loadTotpFactors, operators } from '../../../modules/operators/index.ts';

interface OperatorSeedOptions {
  readonly brands: readonly Merchant[];
  readonly clock: Clock;
  readonly keys: KeyStore;
}

/**
 * Inserts the operators of the demonstration that do not exist yet. A later version of the demonstration can have more
 * of them.
 */
export const seedOperators = async (db: Database, { brands, clock, keys }: OperatorSeedOptions): Promise<void> => {
  const existing = await db.select({ email: operators.email }).from(operators);
  const missing = demoOperators.filter(({ email }) => !existing.some((each) => each.email === email));
  if (missing.length === 0) return;
  const totp = await loadTotpFactors(keys, clock);
  const passwordHash = await hashPassword(demoOperatorPassword);
  const now = clock.now();
  await db.transaction(async (tx) => {
    for (const { name, email, role, isByBrand, totpSecret } of missing) {
      const id = randomUUID();
      await tx.insert(operators).values({
        id,
        name,
        email,
        passwordHash,
        passwordChangedAt: now,
        createdAt: now,
        acceptedAt: now,
      });
      await totp.setSecret(tx, id, totpSecret);
      for (const brand of isByBrand ? brands.map(({ code }) => code) : [null]) {
        const grant = { operatorId: id, roleId: role, brand, endsAt: null, reason: 'Demonstration' };
        await insertGrant(tx, grant, { givenBy: null, now });
      }
    }
  });
};
