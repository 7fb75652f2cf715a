import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lineRebates } from '../db/schema/tables.ts';
import { counterpartAccount, readBalance } from '../ledger/accounts.ts';
import { postMovement } from '../ledger/post-movement.ts';

export interface Paid {
  readonly memberId: string;
  readonly balance: number;
  readonly currency: string;
}

const payeesAtOnce = 100;
const rowsAtOnce = 2000;

/** All that is due to one member, as one ledger transaction that its rows name. Another instance at it, or one that was killed, leaves nothing half done. */
const payMember = (db: Database, memberId: string, at: Date): Promise<Paid | undefined> =>
  db.transaction(async (tx) => {
    const { currency } = await readBalance(tx, memberId, 'lock');
    const due = await tx
      .select({ id: lineRebates.id, merchant: lineRebates.merchant, amount: lineRebates.amount })
      .from(lineRebates)
      .where(and(eq(lineRebates.memberId, memberId), eq(lineRebates.state, 'due')))
      .orderBy(asc(lineRebates.id))
      .limit(rowsAtOnce)
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
      .update(lineRebates)
      .set({ state: 'paid', payoutId })
      .where(
        inArray(
          lineRebates.id,
          due.map(({ id }) => id),
        ),
      );
    return { memberId, balance, currency };
  });

/** Pays every rebate that fell due. */
export const payDueRebates = async (
  db: Database,
  now: () => Date,
  tell: (paid: Paid) => Promise<unknown>,
): Promise<void> => {
  const waiting = () =>
    db
      .selectDistinct({ memberId: lineRebates.memberId })
      .from(lineRebates)
      .where(eq(lineRebates.state, 'due'))
      .limit(payeesAtOnce);
  for (let payees = await waiting(); payees.length > 0; payees = await waiting()) {
    let any = false;
    for (const { memberId } of payees) {
      const paid = await payMember(db, memberId, now());
      if (!paid) continue;
      any = true;
      await tell(paid);
    }
    // Another instance has them all in its hands.
    if (!any) return;
  }
};
