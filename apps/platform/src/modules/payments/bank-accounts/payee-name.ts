import { ErrorCode } from '@livery/contract/errors';
import { and, asc, eq, exists, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { readBalance } from '../../ledger/index.ts';
import { memberProfiles } from '../../members/index.ts';
import { bankCards } from '../bank-accounts.tables.ts';
import { withdrawals } from '../withdrawals.tables.ts';

const toNameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns the name in the member's profile. Null if the member has not set one. */
const findProfileName = async (db: Database, memberId: string): Promise<string | null> =>
  (
    await db
      .select({ payeeName: memberProfiles.payeeName })
      .from(memberProfiles)
      .where(eq(memberProfiles.memberId, memberId))
  )[0]?.payeeName ?? null;

/**
 * Returns the holder of the member's bank accounts. A removed account still counts if money was paid out to it.
 * Otherwise a thief could remove the accounts and add an account in another name. If no money was paid out, the member
 * can correct a wrong name in this way.
 */
const findHolder = async (db: Database, memberId: string): Promise<string | null> => {
  const isPaid = exists(
    db
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(and(eq(withdrawals.cardId, bankCards.id), eq(withdrawals.state, 'paid'))),
  );
  const [card] = await db
    .select({ holder: bankCards.holder })
    .from(bankCards)
    .where(and(eq(bankCards.memberId, memberId), or(isNull(bankCards.removedAt), isPaid)))
    .orderBy(asc(bankCards.createdAt))
    .limit(1);
  return card?.holder ?? null;
};

/**
 * Returns the payee name, which is the name of the person to whom money is paid out: the name in the profile, or the
 * holder of the member's bank accounts. Returns null if there is neither.
 */
export const findPayeeName = async (db: Database, memberId: string): Promise<string | null> =>
  (await findProfileName(db, memberId)) ?? findHolder(db, memberId);

/** Returns true if a name is that of the payee. Spaces and upper case make no difference. */
export const isPayee = (name: string, payeeName: string): boolean => toNameKey(payeeName) === toNameKey(name);

/** Throws a GatewayError if the holder of a bank account is not the payee. */
export const assertHolderIsPayee = (holder: string, payeeName: string | null): void => {
  if (payeeName !== null && !isPayee(holder, payeeName)) throw new GatewayError(ErrorCode.CardHolderMismatch);
};

/**
 * Throws a GatewayError if the member already has a payee name, in the profile or from a bank account. The error is the
 * same for every new name, so that nobody can guess the existing name. Call this function in the transaction that sets
 * the name. It locks the member's wallet, so that no bank account with another name is added at the same time.
 */
export const assertNoPayeeName = async (tx: Database, memberId: string): Promise<void> => {
  await readBalance(tx, memberId, 'lock');
  if ((await findPayeeName(tx, memberId)) !== null) throw new GatewayError(ErrorCode.PayeeNameSet);
};
