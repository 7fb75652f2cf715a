import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { BankCard, PayoutBank } from '@livery/contract/withdrawals';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { bankCards, memberProfiles, payoutBanks, withdrawals, withdrawalRules } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Happen } from '../happenings/happen.ts';
import { readBalance } from '../ledger/accounts.ts';
import { securityChanged } from '../messages/letters.ts';
import type { Session } from '../session/session.ts';
import type { NumberSeal } from './seal-number.ts';

interface Wanted {
  readonly merchant: string;
  readonly memberId: string;
  readonly bankId: string;
  readonly number: string;
  readonly holder: string;
}

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase() ===
  other.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

const openStates = ['pending', 'processing'] as const;

/** Where members want to be paid. */
export const createBankCards = (db: Database, clock: Clock, numbers: NumberSeal, happen: Happen) => {
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
      holder: card.holder,
      lastDigits: card.lastDigits,
      createdAt: card.createdAt.toISOString(),
    }));
  };

  const banks = (merchant: string): Promise<PayoutBank[]> =>
    db.select().from(payoutBanks).where(eq(payoutBanks.merchant, merchant)).orderBy(asc(payoutBanks.position));

  const mostCards = async (merchant: string): Promise<number> =>
    (await db.select().from(withdrawalRules).where(eq(withdrawalRules.merchant, merchant)))[0]?.mostCards ?? 0;

  const payeeName = async (memberId: string): Promise<string | null> =>
    (await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId)))[0]?.payeeName ?? null;

  const refuseUnfit = async ({ merchant, memberId, bankId, number, holder }: Wanted): Promise<void> => {
    const bank = (await banks(merchant)).find(({ id }) => id === bankId);
    if (!bank || number.length < bank.shortest || number.length > bank.longest)
      throw new GatewayError(ErrorCode.CardNumber);
    const name = (await payeeName(memberId)) ?? (await list(memberId))[0]?.holder;
    if (name !== undefined && !sameName(name, holder)) throw new GatewayError(ErrorCode.CardHolder);
  };

  /** Adds a card; one that the member has already is answered. A number of another member is refused like a wrong one. */
  const add = async (wanted: Wanted): Promise<BankCard> => {
    await refuseUnfit(wanted);
    const { merchant, memberId, bankId, number, holder } = wanted;
    const most = await mostCards(merchant);
    const mark = numbers.mark(number);
    const id = await happen(async (tx, tell) => {
      await readBalance(tx, memberId, 'lock');
      const [known] = await tx
        .select()
        .from(bankCards)
        .where(
          and(
            eq(bankCards.merchant, merchant),
            eq(bankCards.bankId, bankId),
            eq(bankCards.numberMark, mark),
            isNull(bankCards.removedAt),
          ),
        );
      if (known?.memberId === memberId) return known.id;
      if (known) throw new GatewayError(ErrorCode.CardTaken);
      const own = await tx
        .select({ id: bankCards.id })
        .from(bankCards)
        .where(and(eq(bankCards.memberId, memberId), isNull(bankCards.removedAt)));
      if (own.length >= most) throw new GatewayError(ErrorCode.CardMost);
      const card = {
        id: randomUUID(),
        merchant,
        memberId,
        bankId,
        holder,
        sealedNumber: numbers.seal(number),
        numberMark: mark,
        lastDigits: number.slice(-4),
        createdAt: clock.now(),
      };
      const made = await tx.insert(bankCards).values(card).onConflictDoNothing().returning({ id: bankCards.id });
      if (!made[0]) throw new GatewayError(ErrorCode.CardTaken);
      await tell.letter(securityChanged(wanted, 'cardAdded'));
      return made[0].id;
    });
    const card = (await list(memberId)).find((each) => each.id === id);
    if (!card) throw new GatewayError(ErrorCode.CardUnknown);
    return card;
  };

  /** Takes a card away; one that is gone already is no error. Not while money is on its way to it. */
  const remove = ({ memberId, merchant }: Session, id: string): Promise<void> =>
    happen(async (tx, tell) => {
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
      if (removed.length > 0) await tell.letter(securityChanged({ memberId, merchant }, 'cardRemoved'));
    });

  return { list, banks, mostCards, payeeName, add, remove };
};
export type BankCards = ReturnType<typeof createBankCards>;
