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

/** Inserts the operators of the demonstration, if there are no operators yet. */
export const seedOperators = async (db: Database, { brands, clock, keys }: OperatorSeedOptions): Promise<void> => {
  if ((await db.$count(operators)) > 0) return;
  const totp = await loadTotpFactors(keys, clock);
  const passwordHash = await hashPassword(demoOperatorPassword);
  const now = clock.now();
  await db.transaction(async (tx) => {
    for (const { name, email, role, isByBrand, totpSecret } of demoOperators) {
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
