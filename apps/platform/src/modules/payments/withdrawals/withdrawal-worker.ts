import type { Minor } from '@livery/contract/money';
import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { withdrawals } from '../../../tables.ts';
import type { TransactionRunner } from '../../../core/unit-of-work/transaction-runner.ts';
import type { InboxMessage } from '../../notifications/inbox/member-inbox.ts';
import type { BackOffice } from './withdrawal-review.ts';
import { payWithdrawal, releaseWithdrawal, type WithdrawalRow } from './withdrawals.ts';

export interface WithdrawalTransition {
  readonly row: WithdrawalRow;
  /** The member's new balance where its money came back. */
  readonly balance: Minor | undefined;
}

/** Withdrawals that one round takes up at most. */
const batchSize = 50;

interface WithdrawalWorkerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly withNotifications: TransactionRunner;
  readonly backOffice: BackOffice;
  /** What the member is told of a withdrawal that has come so far. */
  readonly messageFor: (row: WithdrawalRow) => InboxMessage | undefined;
  readonly onTransition: (transition: WithdrawalTransition) => Promise<void>;
}

/**
 * Takes every withdrawal that is due one step on. Each step is a transaction that locks its withdrawal and looks again,
 * so that rounds of several instances never take the same one, and a round that is killed is simply gone on with.
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

  /** Answers how many steps were taken. */
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
        // Asked outside of the transaction: a decision may take its time.
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
