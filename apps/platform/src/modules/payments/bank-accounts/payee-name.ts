import { ErrorCode } from '@livery/contract/errors';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { readBalance } from '../../ledger/index.ts';
import { memberProfiles } from '../../members/index.ts';
import { bankCards } from '../bank-accounts.tables.ts';

const toNameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Returns the payee name, which is the name of the person to whom money is paid out. Returns null if the member has not
 * set the name.
 */
export const findPayeeName = async (db: Database, memberId: string): Promise<string | null> =>
  (
    await db
      .select({ payeeName: memberProfiles.payeeName })
      .from(memberProfiles)
      .where(eq(memberProfiles.memberId, memberId))
  )[0]?.payeeName ?? null;

/** Throws a GatewayError if the holder of a bank account is not the payee. */
export const assertHolderIsPayee = (holder: string, payeeName: string | null): void => {
  if (payeeName !== null && toNameKey(payeeName) !== toNameKey(holder))
    throw new GatewayError(ErrorCode.CardHolderMismatch);
};

/**
 * Throws a GatewayError if the member has a bank account in another name, because then this name cannot become the
 * payee name. Locks the member's wallet, so that no bank account is added at the same time. Call this function in the
 * transaction that sets the name.
 */
export const assertPayeeNameAllowed = async (tx: Database, memberId: string, payeeName: string): Promise<void> => {
  await readBalance(tx, memberId, 'lock');
  const cards = await tx
    .select({ holder: bankCards.holder })
    .from(bankCards)
    .where(and(eq(bankCards.memberId, memberId), isNull(bankCards.removedAt)));
  for (const { holder } of cards) assertHolderIsPayee(holder, payeeName);
};
