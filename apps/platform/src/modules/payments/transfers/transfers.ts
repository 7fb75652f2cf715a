import { randomUUID } from 'node:crypto';
import { isTrial, MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { createOrderNo, postTransaction, readBalance } from '../../ledger/index.ts';
import { type InboxMessage, paymentMessage } from '../../notifications/index.ts';
import { getLockedBonus } from '../../rewards/index.ts';
import { members } from '../../members/index.ts';
import { collectDebts } from '../deposits/debts.ts';
import { transfers, type transferKinds } from './transfers.tables.ts';

type Member = typeof members.$inferSelect;

/**
 * Finds the member to whom a member may transfer money: the upline (the agent above). Returns undefined if there is
 * no upline, if the upline is disabled, or if the member has the type `AgentNoUpline`. The caller must check if the
 * brand allows transfers to the upline.
 */
export const findTransferUpline = async (db: Database, memberId: string): Promise<Member | undefined> => {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  if (!member?.uplineId || member.type === MemberType.AgentNoUpline) return undefined;
  const [upline] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, member.uplineId), eq(members.merchant, member.merchant)));
  return upline && !upline.isDisabled ? upline : undefined;
};

/**
 * Finds the recipient of a transfer by username. Throws a GatewayError if the member is unknown, disabled, a trial
 * member or the sender. The error is always the same, so that it does not reveal which members exist.
 */
export const findRecipient = async (
  db: Database,
  merchant: string,
  fromId: string,
  account: string,
): Promise<Member> => {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.usernameKey, account.toLowerCase())));
  if (!member || member.id === fromId || member.isDisabled || isTrial(member.type))
    throw new GatewayError(ErrorCode.TransferReceiver);
  return member;
};

interface TransferParams {
  readonly merchant: string;
  readonly kind: (typeof transferKinds)[number];
  readonly fromId: string;
  readonly toId: string;
  readonly amount: Minor;
  readonly note: string;
}

/** Creates the inbox message for the recipient of a transfer. `sender` is the name that the recipient sees. */
export const createTransferMessage = (
  { merchant, toId, orderNo, amount }: TransferResult['row'],
  sender: string,
  currency: string,
): InboxMessage =>
  paymentMessage({ memberId: toId, merchant }, 'transferReceived', { orderNo, amount, currency, account: sender });

export interface TransferResult {
  readonly row: typeof transfers.$inferSelect;
  readonly balances: ReadonlyMap<string, Minor>;
}

/**
 * Transfers money from one member to another. Money that a bonus locks cannot be transferred. Call this function
 * inside a transaction.
 */
export const transferFunds = async (
  tx: Database,
  now: Date,
  { merchant, kind, fromId, toId, amount, note }: TransferParams,
): Promise<TransferResult> => {
  // All transfers lock both wallets in the order of the member ids. Otherwise two opposite transfers could wait for
  // each other (deadlock).
  for (const memberId of [fromId, toId].sort()) await readBalance(tx, memberId, 'lock');
  await collectDebts(tx, now, fromId);
  const { balance } = await readBalance(tx, fromId);
  const { locked } = await getLockedBonus(tx, fromId);
  const available = Math.max(0, balance - locked);
  if (amount > available && amount <= balance)
    throw new GatewayError(ErrorCode.WithdrawRollover, { value: { available: formatAmount(available) } });
  const orderNo = createOrderNo('T', now);
  const balances = await postTransaction(tx, {
    merchant,
    kind: 'transfer',
    reference: orderNo,
    at: now,
    postings: [
      { memberId: fromId, amount: -amount },
      { memberId: toId, amount },
    ],
  });
  const [row] = await tx
    .insert(transfers)
    .values({ id: randomUUID(), orderNo, merchant, kind, fromId, toId, amount, note, at: now })
    .returning();
  return { row: row as TransferResult['row'], balances };
};
