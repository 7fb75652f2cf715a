import { randomInt, randomUUID } from 'node:crypto';
import { MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, asc, count, eq, isNull, like, lte, ne, sql } from 'drizzle-orm';
import { minutes } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { members, rainEnvelopes, rains } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { counterpartAccount, readBalance } from '../ledger/accounts.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { lockedByRollover } from '../promotions/rollover.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { splitRain } from './split.ts';

export type Rain = typeof rains.$inferSelect;

/** The members that a rain falls on: the agent's downlines, none of them on trial. */
export const teamSize = async (db: Database, senderId: string): Promise<number> => {
  const [sender] = await db
    .select({ merchant: members.merchant, lineage: members.lineage })
    .from(members)
    .where(eq(members.id, senderId));
  if (!sender) return 0;
  const [counted] = await db
    .select({ size: count() })
    .from(members)
    .where(
      and(
        eq(members.merchant, sender.merchant),
        like(members.lineage, `${sender.lineage}_%`),
        ne(members.type, MemberType.Trial),
      ),
    );
  return counted?.size ?? 0;
};

/** What the member could give: bonuses that are not worked off stay. */
export const availableTo = async (db: Database, memberId: string): Promise<Minor> => {
  const { balance } = await readBalance(db, memberId);
  const { locked } = await lockedByRollover(db, memberId);
  return Math.max(0, balance - locked);
};

interface Sending {
  readonly merchant: string;
  readonly senderId: string;
  readonly amount: Minor;
  readonly envelopes: number;
  readonly minutesLong: number;
  readonly wish: string;
  readonly at: Date;
}

/** Takes the amount out of the agent's wallet, splits it, and lets it fall. Inside a transaction. */
export const startRain = async (
  tx: Database,
  { merchant, senderId, amount, envelopes, minutesLong, wish, at }: Sending,
): Promise<{ rain: Rain; balance: Minor }> => {
  if (amount < envelopes)
    throw new GatewayError(ErrorCode.BadRequest, { message: 'amount: each envelope holds at least 0.01' });
  const { balance: has } = await readBalance(tx, senderId, 'lock');
  const available = await availableTo(tx, senderId);
  if (amount > available && amount <= has)
    throw new GatewayError(ErrorCode.WithdrawRollover, { value: { available: formatAmount(available) } });
  const id = randomUUID();
  const balance = await postMovement(tx, {
    merchant,
    kind: 'transfer',
    memberId: senderId,
    counterpart: counterpartAccount(merchant, 'held'),
    amount: -amount,
    reference: `rain/${id}`,
    at,
  });
  const [rain] = await tx
    .insert(rains)
    .values({
      id,
      merchant,
      senderId,
      amount,
      envelopes,
      wish,
      startsAt: at,
      endsAt: new Date(at.getTime() + minutes(minutesLong)),
    })
    .returning();
  const parts = splitRain(amount, envelopes, (bound) => randomInt(bound));
  await insertRows(
    tx,
    rainEnvelopes,
    parts.map((part, position) => ({ rainId: id, position, amount: part })),
  );
  return { rain: rain as Rain, balance };
};

interface Catching {
  readonly merchant: string;
  readonly memberId: string;
  readonly id: string;
  readonly at: Date;
}

const leftIn = async (db: Database, rainId: string): Promise<number> =>
  (
    await db
      .select({ left: count() })
      .from(rainEnvelopes)
      .where(and(eq(rainEnvelopes.rainId, rainId), isNull(rainEnvelopes.memberId)))
  )[0]?.left ?? 0;

/**
 * Gives the member the next envelope of a rain, or again the one it caught. The member's account is locked first, so that
 * two taps at once catch one; an envelope that another is catching is stepped over. Inside a transaction.
 */
export const catchOne = async (
  tx: Database,
  { merchant, memberId, id, at }: Catching,
): Promise<{ amount: Minor; balance: Minor; left: number; isNew: boolean }> => {
  const [found] = await tx
    .select({ rain: rains })
    .from(rains)
    .innerJoin(members, eq(members.id, memberId))
    .where(
      and(
        eq(rains.id, id),
        eq(rains.merchant, merchant),
        ne(rains.senderId, memberId),
        sql`strpos(${members.lineage}, '/' || ${rains.senderId} || '/') > 0`,
      ),
    );
  if (!found) throw new GatewayError(ErrorCode.NotFound);
  // A rain that ends waits for those who are catching, and they for it.
  const [rain] = await tx.select().from(rains).where(eq(rains.id, id)).for('share');
  const { balance } = await readBalance(tx, memberId, 'lock');
  const [own] = await tx
    .select()
    .from(rainEnvelopes)
    .where(and(eq(rainEnvelopes.rainId, id), eq(rainEnvelopes.memberId, memberId)));
  if (own) return { amount: own.amount, balance, left: await leftIn(tx, id), isNew: false };
  if (!rain || rain.endedAt || rain.endsAt <= at) throw new GatewayError(ErrorCode.RainOver);
  const [envelope] = await tx
    .select()
    .from(rainEnvelopes)
    .where(and(eq(rainEnvelopes.rainId, id), isNull(rainEnvelopes.memberId)))
    .orderBy(asc(rainEnvelopes.position))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!envelope) throw new GatewayError(ErrorCode.RainOver);
  const { position, amount } = envelope;
  const after = await postMovement(tx, {
    merchant,
    kind: 'transfer',
    memberId,
    counterpart: counterpartAccount(merchant, 'held'),
    amount,
    reference: `rain/${id}/${position}`,
    at,
  });
  await tx
    .update(rainEnvelopes)
    .set({ memberId, caughtAt: at })
    .where(and(eq(rainEnvelopes.rainId, id), eq(rainEnvelopes.position, position)));
  return { amount, balance: after, left: await leftIn(tx, id), isNew: true };
};

/** Ends a rain whose time is over, once: what nobody caught goes back to the agent. */
const endRain = (db: Database, id: string, at: Date): Promise<{ senderId: string; balance: Minor } | undefined> =>
  db.transaction(async (tx) => {
    const [rain] = await tx
      .select()
      .from(rains)
      .where(and(eq(rains.id, id), isNull(rains.endedAt)))
      .for('update', { skipLocked: true });
    if (!rain) return undefined;
    const [rest] = await tx
      .select({ amount: sql<number>`coalesce(sum(${rainEnvelopes.amount}), 0)`.mapWith(Number) })
      .from(rainEnvelopes)
      .where(and(eq(rainEnvelopes.rainId, id), isNull(rainEnvelopes.memberId)));
    const returned = rest?.amount ?? 0;
    await tx.update(rains).set({ endedAt: at, returned }).where(eq(rains.id, id));
    if (returned === 0) return undefined;
    const { merchant, senderId } = rain;
    return {
      senderId,
      balance: await postMovement(tx, {
        merchant,
        kind: 'transfer',
        memberId: senderId,
        counterpart: counterpartAccount(merchant, 'held'),
        amount: returned,
        reference: `rain/${id}/back`,
        at,
      }),
    };
  });

/** Ends every rain whose time is over. */
export const endRains = async (
  db: Database,
  now: Date,
  tell: (memberId: string) => Promise<unknown>,
): Promise<void> => {
  const over = await db
    .select({ id: rains.id })
    .from(rains)
    .where(and(isNull(rains.endedAt), lte(rains.endsAt, now)))
    .limit(100);
  for (const { id } of over) {
    const back = await endRain(db, id, now);
    if (back) await tell(back.senderId);
  }
};
