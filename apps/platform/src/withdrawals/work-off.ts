import type { Minor } from '@livery/contract/money';
import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { withdrawals } from '../db/schema/tables.ts';
import type { Happen } from '../happenings/happen.ts';
import type { Letter } from '../messages/letter-box.ts';
import type { BackOffice } from './back-office.ts';
import { payWithdrawal, releaseWithdrawal, type WithdrawalRow } from './withdrawals.ts';

export interface Step {
  readonly row: WithdrawalRow;
  /** The member's new balance where its money came back. */
  readonly balance: Minor | undefined;
}

/** Withdrawals that one round takes up at most. */
const atOnce = 50;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly happen: Happen;
  readonly backOffice: BackOffice;
  /** What the member is told of a withdrawal that has come so far. */
  readonly letterOf: (row: WithdrawalRow) => Letter | undefined;
  readonly onStep: (step: Step) => Promise<void>;
}

/**
 * Takes every withdrawal that is due one step on. Each step is a transaction that locks its withdrawal and looks again,
 * so that rounds of several instances never take the same one, and a round that is killed is simply gone on with.
 */
export const createWorkOff = ({ db, clock, happen, backOffice, letterOf, onStep }: Needs) => {
  const step = async (
    id: string,
    now: Date,
    decision: Awaited<ReturnType<BackOffice['decide']>>,
  ): Promise<Step | undefined> =>
    happen(async (tx, tell) => {
      const [row] = await tx
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.id, id), lte(withdrawals.dueAt, now)))
        .for('update', { skipLocked: true });
      if (!row) return undefined;
      if (row.state === 'pending') {
        const [taken] = await tx
          .update(withdrawals)
          .set({ state: 'processing', dueAt: backOffice.decidedAt(row.dueAt ?? now) })
          .where(eq(withdrawals.id, id))
          .returning();
        return { row: taken as WithdrawalRow, balance: undefined };
      }
      const ended: Step =
        decision.outcome === 'refuse'
          ? await releaseWithdrawal(tx, now, row, 'refused', decision.reason)
          : { row: await payWithdrawal(tx, now, row), balance: undefined };
      const letter = letterOf(ended.row);
      if (letter) await tell.letter(letter);
      return ended;
    });

  /** Answers how many steps were taken. */
  return async (memberId?: string): Promise<number> => {
    let taken = 0;
    for (;;) {
      const now = clock.now();
      const due = await db
        .select()
        .from(withdrawals)
        .where(
          and(lte(withdrawals.dueAt, now), memberId === undefined ? undefined : eq(withdrawals.memberId, memberId)),
        )
        .orderBy(withdrawals.dueAt)
        .limit(atOnce);
      let moved = 0;
      for (const row of due) {
        // Asked outside of the transaction: a decision may take its time.
        const done = await step(row.id, now, await backOffice.decide(row));
        if (!done) continue;
        moved += 1;
        await onStep(done);
      }
      taken += moved;
      if (moved === 0) return taken;
    }
  };
};
export type WorkOff = ReturnType<typeof createWorkOff>;
