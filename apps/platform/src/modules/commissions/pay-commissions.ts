import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { counterpartAccount, postMovement, readBalance } from '../ledger/index.ts';
import { commissions } from './commissions.tables.ts';

export interface PaidCommission {
  readonly memberId: string;
  readonly balance: number;
  readonly currency: string;
}

const payeeBatchSize = 100;
const rowBatchSize = 2000;

/**
 * Pays due commissions of one member, at most `rowBatchSize`, in one ledger transaction. Either all of these
 * commissions are paid or none, also after a crash.
 */
const payMember = (db: Database, memberId: string, at: Date): Promise<PaidCommission | undefined> =>
  db.transaction(async (tx) => {
    const { currency } = await readBalance(tx, memberId, 'lock');
    const due = await tx
      .select({ id: commissions.id, merchant: commissions.merchant, amount: commissions.amount })
      .from(commissions)
      .where(and(eq(commissions.memberId, memberId), eq(commissions.state, 'due')))
      .orderBy(asc(commissions.id))
      .limit(rowBatchSize)
      .for('update', { skipLocked: true });
    const [first] = due;
    if (!first) return undefined;
    const payoutId = randomUUID();
    const amount = due.reduce((sum, row) => sum + row.amount, 0);
    const balance = await postMovement(tx, {
      merchant: first.merchant,
      kind: 'rebate',
      memberId,
      counterpart: counterpartAccount(first.merchant, 'promotion'),
      amount,
      reference: `line-rebate/${payoutId}`,
      at,
    });
    await tx
      .update(commissions)
      .set({ state: 'paid', payoutId })
      .where(
        inArray(
          commissions.id,
          due.map(({ id }) => id),
        ),
      );
    return { memberId, balance, currency };
  });

export const payDueCommissions = async (
  db: Database,
  now: () => Date,
  onPaid: (paid: PaidCommission) => Promise<unknown>,
): Promise<void> => {
  const waiting = () =>
    db
      .selectDistinct({ memberId: commissions.memberId })
      .from(commissions)
      .where(eq(commissions.state, 'due'))
      .limit(payeeBatchSize);
  for (let payees = await waiting(); payees.length > 0; payees = await waiting()) {
    let any = false;
    for (const { memberId } of payees) {
      const paid = await payMember(db, memberId, now());
      if (!paid) continue;
      any = true;
      await onPaid(paid);
    }
    // No commission of these members could be locked, because other gateways are paying them. The run ends, as the same
    // query would return the same members again.
    if (!any) return;
  }
};
