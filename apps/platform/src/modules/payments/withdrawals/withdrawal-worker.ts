import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { ledgerAccounts } from '../../ledger/index.ts';
import { members } from '../../members/index.ts';
import { bankCards, payoutBanks } from '../bank-accounts.tables.ts';
import { withdrawals } from '../withdrawals.tables.ts';
import type { ApplyReview } from './apply-review.ts';
import type { BackOffice, WithdrawalCase } from './back-office-port.ts';

/** Maximum number of withdrawals that one query loads. */
const batchSize = 50;

interface WithdrawalWorkerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly backOffice: BackOffice;
  readonly applyReview: ApplyReview;
  /** Called if a call of the back office failed. */
  readonly onError: (error: unknown) => void;
  /** Called with the GatewayError if the gateway cannot apply the decision of the back office. */
  readonly onRejection: (error: GatewayError) => void;
}

/**
 * SQL condition for withdrawals without a decision. It also matches approved withdrawals with the state `processing`.
 * They are never due, because their `dueAt` is null.
 */
const undecided = inArray(withdrawals.state, ['pending', 'processing']);

/**
 * Selects the withdrawals whose next call to the back office is due, and moves this call into the future. Other
 * gateways therefore do not submit these withdrawals at the same time.
 */
const claimDue = (db: Database, now: Date, backOffice: BackOffice, memberId?: string): Promise<WithdrawalCase[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({
        withdrawal: withdrawals,
        username: members.username,
        currency: ledgerAccounts.currency,
        lastDigits: bankCards.lastDigits,
        bankName: payoutBanks.name,
      })
      .from(withdrawals)
      .innerJoin(members, eq(members.id, withdrawals.memberId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.memberId, withdrawals.memberId))
      .innerJoin(bankCards, eq(bankCards.id, withdrawals.cardId))
      .innerJoin(payoutBanks, eq(payoutBanks.id, bankCards.bankId))
      .where(
        and(
          undecided,
          lte(withdrawals.dueAt, now),
          memberId === undefined ? undefined : eq(withdrawals.memberId, memberId),
        ),
      )
      .orderBy(withdrawals.dueAt)
      .limit(batchSize)
      .for('update', { of: withdrawals, skipLocked: true });
    for (const { withdrawal } of due)
      await tx
        .update(withdrawals)
        .set({ dueAt: backOffice.getNextReviewTime(withdrawal.createdAt, now) })
        .where(eq(withdrawals.id, withdrawal.id));
    return due.map(({ withdrawal, ...details }) => ({ ...withdrawal, ...details }));
  });

/**
 * Creates the function that calls the back office for every withdrawal whose review is due. After a failed call, a
 * later run submits the withdrawal again.
 */
export const createWithdrawalWorker =
  ({ db, clock, backOffice, applyReview, onError, onRejection }: WithdrawalWorkerDeps) =>
  /**
   * Reviews all due withdrawals. With `memberId`, reviews only the withdrawals of this member, and only if the back
   * office needs no network.
   */
  async (memberId?: string): Promise<void> => {
    if (memberId !== undefined && !backOffice.isLocal) return;
    for (;;) {
      const now = clock.now();
      const due = await claimDue(db, now, backOffice, memberId);
      // A call of the back office can take a long time. Therefore no transaction is open during the call.
      const reviews = await Promise.all(
        due.map(async (withdrawal) => {
          try {
            await applyReview(withdrawal.orderNo, await backOffice.review(withdrawal, now));
          } catch (error) {
            if (error instanceof GatewayError) onRejection(error);
            else onError(error);
          }
        }),
      );
      if (reviews.length < batchSize) return;
    }
  };
export type WithdrawalWorker = ReturnType<typeof createWithdrawalWorker>;
