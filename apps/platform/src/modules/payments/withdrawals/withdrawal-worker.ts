import type { Minor } from '@livery/contract/money';
import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { TransactionRunner } from '../../notifications/transaction-runner.ts';
import type { InboxMessage } from '../../notifications/inbox/member-inbox.ts';
import type { BackOffice } from './withdrawal-review.ts';
import { payWithdrawal, releaseWithdrawal, type WithdrawalRow } from './withdrawals.ts';
import { withdrawals } from '../withdrawals.tables.ts';

export interface WithdrawalTransition {
  readonly row: WithdrawalRow;
  /** New balance of the member, if the money was returned. */
  readonly balance: Minor | undefined;
}

/** Max withdrawals of one batch. */
const batchSize = 50;

interface WithdrawalWorkerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly withNotifications: TransactionRunner;
  readonly backOffice: BackOffice;
  /** Inbox message for the state of a withdrawal, if there is one. */
  readonly messageFor: (row: WithdrawalRow) => InboxMessage | undefined;
  readonly onTransition: (transition: WithdrawalTransition) => Promise<void>;
}

/**
 * Advances every due withdrawal by one step. Each step is a transaction that locks its withdrawal and reads it again,
 * so several instances never process the same one, and the next run continues after a crash.
 */
export const createWithdrawalWorker = ({
  db,
  clock,
  withNotifications,
  backOffice,
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
        decision.outcome === 'refuse'
          ? await releaseWithdrawal(tx, now, row, 'refused', decision.reason)
          : { row: await payWithdrawal(tx, now, row), balance: undefined };
      const message = messageFor(ended.row);
      if (message) await notify.inboxMessage(message);
      return ended;
    });

  /** Returns the number of steps. */
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
        // Called outside the transaction, because a decision can take long.
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
