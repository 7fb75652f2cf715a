import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { bankCards } from '../bank-accounts.tables.ts';
import { paymentPasswords } from '../payment-password.tables.ts';

/**
 * Returns the data that the app shows about the safety of withdrawals: whether the member has a payment password, and
 * the number of bank accounts.
 */
export const getPayoutProtection = async (
  db: Database,
  memberId: string,
): Promise<{ hasPaymentPassword: boolean; bankCards: number }> => {
  const [password] = await db
    .select({ memberId: paymentPasswords.memberId })
    .from(paymentPasswords)
    .where(eq(paymentPasswords.memberId, memberId));
  const [cards] = await db
    .select({ count: count() })
    .from(bankCards)
    .where(and(eq(bankCards.memberId, memberId), isNull(bankCards.removedAt)));
  return { hasPaymentPassword: password !== undefined, bankCards: cards?.count ?? 0 };
};
