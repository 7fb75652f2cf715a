import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { bankCards } from '../bank-accounts.tables.ts';
import type { AccountNumberCipher } from './account-number-cipher.ts';

/** Number of bank accounts per transaction. */
const batchSize = 200;

/**
 * Encrypts all account numbers with the current version of their key. Each batch is one transaction, so the function
 * can be interrupted and repeated, also while gateways run. Returns the number of changed rows.
 */
export const resealAccountNumbers = async (db: Database, numbers: AccountNumberCipher): Promise<number> => {
  let changed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db.transaction(async (tx) => {
      const batch = await tx
        .select({ id: bankCards.id, sealedNumber: bankCards.sealedNumber })
        .from(bankCards)
        .where(gt(bankCards.id, after))
        .orderBy(asc(bankCards.id))
        .limit(batchSize)
        .for('update');
      for (const { id, sealedNumber } of batch) {
        if (numbers.isCurrent(sealedNumber)) continue;
        const number = numbers.decrypt(sealedNumber);
        await tx
          .update(bankCards)
          .set({ sealedNumber: numbers.encrypt(number), numberMark: numbers.fingerprint(number) })
          .where(eq(bankCards.id, id));
        changed += 1;
      }
      return batch;
    });
    const last = rows.at(-1);
    if (!last) return changed;
    after = last.id;
  }
};
