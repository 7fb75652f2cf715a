import { randomInt, randomUUID } from 'node:crypto';
import { MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, asc, count, eq, isNull, like, lte, ne, sql } from 'drizzle-orm';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { counterpartAccount, postMovement, readBalance } from '../../ledger/index.ts';
import { getLockedBonus } from '../../rewards/index.ts';
import { insertInChunks } from '../../../core/db/insert-in-chunks.ts';
import { splitIntoEnvelopes } from './split.ts';
import { members } from '../../members/index.ts';
import { redPacketEnvelopes, redPacketRains } from './red-packets.tables.ts';

export type RedPacketRain = typeof redPacketRains.$inferSelect;

/**
 * Counts the members who can claim an envelope of the agent: all members below the agent in the agent tree, except
 * trial members (members with trial money).
 */
export const countTeam = async (db: Database, senderId: string): Promise<number> => {
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

/**
 * Returns the part of the wallet balance that the member can spend. It excludes bonuses that the member cannot
 * withdraw yet.
 */
export const getAvailableBalance = async (db: Database, memberId: string): Promise<Minor> => {
  const { balance } = await readBalance(db, memberId);
  const { locked } = await getLockedBonus(db, memberId);
  return Math.max(0, balance - locked);
};

interface SendRedPacketsParams {
  readonly merchant: string;
  readonly senderId: string;
  readonly amount: Minor;
  readonly envelopes: number;
  readonly minutesLong: number;
  readonly wish: string;
  readonly at: Date;
}

/**
 * Starts a red packet rain: debits the agent's wallet and splits the amount into envelopes. Call this function inside a
 * transaction.
 */
export const startRedPacketRain = async (
  tx: Database,
  { merchant, senderId, amount, envelopes, minutesLong, wish, at }: SendRedPacketsParams,
): Promise<{ rain: RedPacketRain; balance: Minor }> => {
  if (amount < envelopes)
    throw new GatewayError(ErrorCode.BadRequest, { message: 'amount: each envelope holds at least 0.01' });
  const { balance: has } = await readBalance(tx, senderId, 'lock');
  const available = await getAvailableBalance(tx, senderId);
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
    .insert(redPacketRains)
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
  const parts = splitIntoEnvelopes(amount, envelopes, (bound) => randomInt(bound));
  await insertInChunks(
    tx,
    redPacketEnvelopes,
    parts.map((part, position) => ({ rainId: id, position, amount: part })),
  );
  return { rain: rain as RedPacketRain, balance };
};

interface ClaimEnvelopeParams {
  readonly merchant: string;
  readonly memberId: string;
  readonly id: string;
  readonly at: Date;
}

const countRemaining = async (db: Database, rainId: string): Promise<number> =>
  (
    await db
      .select({ left: count() })
      .from(redPacketEnvelopes)
      .where(and(eq(redPacketEnvelopes.rainId, rainId), isNull(redPacketEnvelopes.memberId)))
  )[0]?.left ?? 0;

/**
 * Claims an envelope of a red packet rain and pays its amount to the member. A repeated call returns the same
 * envelope. Throws a GatewayError if the member is not below the sender in the agent tree. Also throws a GatewayError
 * if the rain has ended or no envelope is free. The function locks the member's wallet first, so that two concurrent
 * calls of one member claim only one envelope. It skips envelopes that are locked by concurrent claims of other
 * members. Call this function inside a transaction.
 */
export const claimEnvelope = async (
  tx: Database,
  { merchant, memberId, id, at }: ClaimEnvelopeParams,
): Promise<{ amount: Minor; balance: Minor; left: number; isNew: boolean }> => {
  const [visible] = await tx
    .select({ rain: redPacketRains })
    .from(redPacketRains)
    .innerJoin(members, eq(members.id, memberId))
    .where(
      and(
        eq(redPacketRains.id, id),
        eq(redPacketRains.merchant, merchant),
        ne(redPacketRains.senderId, memberId),
        sql`strpos(${members.lineage}, '/' || ${redPacketRains.senderId} || '/') > 0`,
      ),
    );
  if (!visible) throw new GatewayError(ErrorCode.NotFound);
  // The shared lock allows concurrent claims. The rain cannot end before these claims are committed.
  const [rain] = await tx.select().from(redPacketRains).where(eq(redPacketRains.id, id)).for('share');
  const { balance } = await readBalance(tx, memberId, 'lock');
  const [claimed] = await tx
    .select()
    .from(redPacketEnvelopes)
    .where(and(eq(redPacketEnvelopes.rainId, id), eq(redPacketEnvelopes.memberId, memberId)));
  if (claimed) return { amount: claimed.amount, balance, left: await countRemaining(tx, id), isNew: false };
  if (!rain || rain.endedAt || rain.endsAt <= at) throw new GatewayError(ErrorCode.RedPacketEnded);
  const [envelope] = await tx
    .select()
    .from(redPacketEnvelopes)
    .where(and(eq(redPacketEnvelopes.rainId, id), isNull(redPacketEnvelopes.memberId)))
    .orderBy(asc(redPacketEnvelopes.position))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!envelope) throw new GatewayError(ErrorCode.RedPacketEnded);
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
    .update(redPacketEnvelopes)
    .set({ memberId, caughtAt: at })
    .where(and(eq(redPacketEnvelopes.rainId, id), eq(redPacketEnvelopes.position, position)));
  return { amount, balance: after, left: await countRemaining(tx, id), isNew: true };
};

/** Ends an expired red packet rain and refunds the unclaimed amount to the agent. A second call has no effect. */
const endExpiredRain = (
  db: Database,
  id: string,
  at: Date,
): Promise<{ senderId: string; balance: Minor } | undefined> =>
  db.transaction(async (tx) => {
    const [rain] = await tx
      .select()
      .from(redPacketRains)
      .where(and(eq(redPacketRains.id, id), isNull(redPacketRains.endedAt)))
      .for('update', { skipLocked: true });
    if (!rain) return undefined;
    const [rest] = await tx
      .select({ amount: sql<number>`coalesce(sum(${redPacketEnvelopes.amount}), 0)`.mapWith(Number) })
      .from(redPacketEnvelopes)
      .where(and(eq(redPacketEnvelopes.rainId, id), isNull(redPacketEnvelopes.memberId)));
    const returned = rest?.amount ?? 0;
    await tx.update(redPacketRains).set({ endedAt: at, returned }).where(eq(redPacketRains.id, id));
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

export const endExpiredRains = async (
  db: Database,
  now: Date,
  onReturned: (memberId: string) => Promise<unknown>,
): Promise<void> => {
  const expired = await db
    .select({ id: redPacketRains.id })
    .from(redPacketRains)
    .where(and(isNull(redPacketRains.endedAt), lte(redPacketRains.endsAt, now)))
    .limit(100);
  for (const { id } of expired) {
    const refund = await endExpiredRain(db, id, now);
    if (refund) await onReturned(refund.senderId);
  }
};
