import type { Minor } from '@livery/contract/money';
import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { InboxMessage, TransactionRunner } from '../../notifications/index.ts';
import type { BackOffice } from './back-office-port.ts';
import { releaseWithdrawal, type WithdrawalRow } from './withdrawals.ts';
import { withdrawals } from '../withdrawals.tables.ts';

export interface WithdrawalTransition {
  readonly row: WithdrawalRow;
  /** New balance of the member. Undefined if no money was returned. */
  readonly balance: Minor | undefined;
}

/** Maximum number of withdrawals that one query loads. */
const batchSize = 50;

interface WithdrawalWorkerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly withNotifications: TransactionRunner;
  readonly backOffice: BackOffice;
  /** Queues the payout of an approved withdrawal, and returns the withdrawal. */
  readonly queuePayout: (tx: Database, now: Date, row: WithdrawalRow) => Promise<WithdrawalRow>;
  /** Creates the inbox message for the new state of a withdrawal. Returns undefined if this state has no message. */
  readonly messageFor: (row: WithdrawalRow) => InboxMessage | undefined;
  readonly onTransition: (transition: WithdrawalTransition) => Promise<void>;
}

/**
 * Creates the function that performs the next step of every due withdrawal. Each step is a transaction that locks the
 * withdrawal and reads it again. So two instances cannot process the same step, and after a crash the next run
 * continues.
 */
export const createWithdrawalWorker = ({
  db,
  clock,
  withNotifications,
  backOffice,
  queuePayout,
  messageFor,
  onTransition,
}: WithdrawalWorkerDeps) => {
  const transition = async (
    id: string,
    now: Date,
    decision: Awaited<ReturnType<BackOffice['decide']>>,
  ): Promise<WithdrawalTransition | undefined> =>
    withNotifications(async (tx, notify) => {
      const [row] = await tx
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.id, id), lte(withdrawals.dueAt, now)))
        .for('update', { skipLocked: true });
      if (!row) return undefined;
      if (row.state === 'pending') {
        const [updated] = await tx
          .update(withdrawals)
          .set({ state: 'processing', dueAt: backOffice.decideAt(row.dueAt ?? now) })
          .where(eq(withdrawals.id, id))
          .returning();
        return { row: updated as WithdrawalRow, balance: undefined };
      }
      const ended: WithdrawalTransition =
        decision.outcome === 'reject'
          ? await releaseWithdrawal(tx, now, row, 'refused', decision.reason)
          : { row: await queuePayout(tx, now, row), balance: undefined };
      const message = messageFor(ended.row);
      if (message) await notify.inboxMessage(message);
      return ended;
    });

  /**
   * Performs all due steps and returns their number. With `memberId`, only the withdrawals of this member are
   * processed.
   */
  return async (memberId?: string): Promise<number> => {
    let processed = 0;
    for (;;) {
      const now = clock.now();
      const due = await db
        .select()
        .from(withdrawals)
        .where(
          and(lte(withdrawals.dueAt, now), memberId === undefined ? undefined : eq(withdrawals.memberId, memberId)),
        )
        .orderBy(withdrawals.dueAt)
        .limit(batchSize);
      let moved = 0;
      for (const row of due) {
        // The back office can take long to decide, so it decides before the transaction starts.
        const done = await transition(row.id, now, await backOffice.decide(row));
        if (!done) continue;
        moved += 1;
        await onTransition(done);
      }
      processed += moved;
      if (moved === 0) return processed;
    }
  };
};
export type WithdrawalWorker = ReturnType<typeof createWithdrawalWorker>;
