import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { BankCard, PayoutBank } from '@livery/contract/withdrawals';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { maskPersonName } from '../../../core/text/mask-name.ts';
import { securityChangedMessage, type TransactionRunner } from '../../notifications/index.ts';
import { readBalance } from '../../ledger/index.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import type { AccountNumberCipher } from './account-number-cipher.ts';
import { withdrawals, withdrawalRules } from '../withdrawals.tables.ts';
import type { NameAttempts } from '../shared/name-attempts.ts';
import { findPayeeName, isPayee } from './payee-name.ts';
import { bankCards, payoutBanks } from '../bank-accounts.tables.ts';

interface AddBankCardParams {
  readonly merchant: string;
  readonly memberId: string;
  readonly bankId: string;
  readonly number: string;
  /**
   * Name of the account holder. Necessary only if the member has no payee name yet (the name of the person to whom
   * money is paid out).
   */
  readonly holder?: string | undefined;
}

const openStates = ['pending', 'processing'] as const;

/** Creates the functions that list bank accounts and validate a new bank account. */
const createCardRules = (db: Database, providers: readonly string[]) => {
  const list = async (memberId: string): Promise<BankCard[]> => {
    const rows = await db
      .select({ card: bankCards, bank: payoutBanks })
      .from(bankCards)
      .innerJoin(payoutBanks, eq(payoutBanks.id, bankCards.bankId))
      .where(and(eq(bankCards.memberId, memberId), isNull(bankCards.removedAt)))
      .orderBy(asc(bankCards.createdAt));
    return rows.map(({ card, bank }) => ({
      id: card.id,
      bankName: bank.name,
      kind: bank.kind,
      holder: maskPersonName(card.holder),
      lastDigits: card.lastDigits,
      createdAt: card.createdAt.toISOString(),
    }));
  };

  const banks = (merchant: string): Promise<PayoutBank[]> =>
    db
      .select()
      .from(payoutBanks)
      .where(
        and(
          eq(payoutBanks.merchant, merchant),
          eq(payoutBanks.isOn, true),
          inArray(payoutBanks.provider, [...providers]),
        ),
      )
      .orderBy(asc(payoutBanks.position));

  const getMaxCards = async (merchant: string): Promise<number> =>
    (await db.select().from(withdrawalRules).where(eq(withdrawalRules.merchant, merchant)))[0]?.maxCards ?? 0;

  const assertNumberValid = async ({ merchant, bankId, number }: AddBankCardParams): Promise<void> => {
    const bank = (await banks(merchant)).find(({ id }) => id === bankId);
    if (!bank || number.length < bank.shortest || number.length > bank.longest)
      throw new GatewayError(ErrorCode.CardNumber);
  };
  return { list, banks, getMaxCards, assertNumberValid };
};

interface BankCardsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly numbers: AccountNumberCipher;
  readonly withNotifications: TransactionRunner;
  /** Codes of the connected payment providers. New accounts are possible only at the banks of these providers. */
  readonly providers: readonly string[];
  /** Counter of a member's attempts to add an account that was rejected because of its holder or its number. */
  readonly attempts: NameAttempts;
}

/**
 * Returns the holder of a new account. Throws a GatewayError if the member has entered a name that is not the payee
 * name.
 */
const getNewHolder = (holder: string | undefined, payeeName: string | null): string => {
  if (payeeName === null) {
    if (holder === undefined) throw new GatewayError(ErrorCode.CardHolderMismatch);
    return holder;
  }
  if (holder !== undefined && !isPayee(holder, payeeName)) throw new GatewayError(ErrorCode.CardTaken);
  return payeeName;
};

/** Creates the functions for members' bank accounts and e-wallets. Withdrawals are sent to them. */
export const createBankCards = ({ db, clock, numbers, withNotifications, providers, attempts }: BankCardsDeps) => {
  const { list, banks, getMaxCards, assertNumberValid } = createCardRules(db, providers);
  /**
   * Adds a bank account. If the member already has this account, returns the existing row. If another member has the
   * account, or if the holder is not the payee, throws the same error, so that the error reveals neither the other
   * member nor the name.
   */
  const insertCard = async (params: AddBankCardParams): Promise<BankCard> => {
    await assertNumberValid(params);
    const { merchant, memberId, bankId, number, holder } = params;
    const maxCards = await getMaxCards(merchant);
    const id = await withNotifications(async (tx, notify) => {
      await readBalance(tx, memberId, 'lock');
      // The unique index compares keyed hashes of account numbers. After a key rotation, the hashes of equal numbers
      // can differ, so the index cannot find the same number twice. The lock makes concurrent calls for such numbers
      // run one after another.
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtext(${`card/${merchant}/${bankId}/${number.slice(-4)}`}))`,
      );
      const [existing] = await tx
        .select()
        .from(bankCards)
        .where(
          and(
            eq(bankCards.merchant, merchant),
            eq(bankCards.bankId, bankId),
            inArray(bankCards.numberMark, [...numbers.fingerprints(number)]),
            isNull(bankCards.removedAt),
          ),
        );
      if (existing?.memberId === memberId) return existing.id;
      if (existing) throw new GatewayError(ErrorCode.CardTaken);
      const memberCards = await tx
        .select({ id: bankCards.id })
        .from(bankCards)
        .where(and(eq(bankCards.memberId, memberId), isNull(bankCards.removedAt)));
      // The member's wallet is locked, so no concurrent transaction can set the payee name now. See
      // `assertNoPayeeName`.
      const newHolder = getNewHolder(holder, await findPayeeName(tx, memberId));
      if (memberCards.length >= maxCards) throw new GatewayError(ErrorCode.CardLimitReached);
      const card = {
        id: randomUUID(),
        merchant,
        memberId,
        bankId,
        holder: newHolder,
        sealedNumber: numbers.encrypt(number),
        numberMark: numbers.fingerprint(number),
        lastDigits: number.slice(-4),
        createdAt: clock.now(),
      };
      const inserted = await tx.insert(bankCards).values(card).onConflictDoNothing().returning({ id: bankCards.id });
      if (!inserted[0]) throw new GatewayError(ErrorCode.CardTaken);
      await notify.inboxMessage(securityChangedMessage(params, 'cardAdded'));
      return inserted[0].id;
    });
    const card = (await list(memberId)).find((each) => each.id === id);
    if (!card) throw new GatewayError(ErrorCode.CardUnknown);
    return card;
  };

  /** Adds a bank account, as `insertCard` does. After several rejections, a member cannot try again for a day. */
  const add = (params: AddBankCardParams): Promise<BankCard> =>
    attempts.run(params.memberId, ErrorCode.CardTaken, () => insertCard(params));

  /**
   * Removes a bank account. A repeated call changes nothing. Throws a GatewayError while a withdrawal to this account
   * is pending.
   */
  const remove = ({ memberId, merchant }: Session, id: string): Promise<void> =>
    withNotifications(async (tx, notify) => {
      await readBalance(tx, memberId, 'lock');
      const [busy] = await tx
        .select({ id: withdrawals.id })
        .from(withdrawals)
        .where(
          and(
            eq(withdrawals.memberId, memberId),
            eq(withdrawals.cardId, id),
            inArray(withdrawals.state, [...openStates]),
          ),
        );
      if (busy) throw new GatewayError(ErrorCode.CardBusy);
      const removed = await tx
        .update(bankCards)
        .set({ removedAt: clock.now() })
        .where(and(eq(bankCards.memberId, memberId), eq(bankCards.id, id), isNull(bankCards.removedAt)))
        .returning({ id: bankCards.id });
      if (removed.length > 0) await notify.inboxMessage(securityChangedMessage({ memberId, merchant }, 'cardRemoved'));
    });

  /** Returns the masked payee name. Null if the member has none. */
  const getMaskedPayeeName = async (memberId: string): Promise<string | null> => {
    const name = await findPayeeName(db, memberId);
    return name === null ? null : maskPersonName(name);
  };

  return { list, banks, getMaxCards, payeeName: getMaskedPayeeName, add, remove };
};
export type BankCards = ReturnType<typeof createBankCards>;
