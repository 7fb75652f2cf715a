import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { Minor } from '@livery/contract/money';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { counterpartAccount, postMovement, readBalance } from '../../ledger/index.ts';
import { bets, isValidBet } from '../../betting/index.ts';
import { games } from '../../catalogue/index.ts';
import { members } from '../../members/index.ts';
import { rebateClaims, rebateLines, rebateRates } from './cashback-rebates.tables.ts';

type Category = (typeof rebateRates.$inferSelect)['category'];

export interface RebateLine {
  readonly category: Category;
  readonly validBet: Minor;
  /** Cashback rate of the category, in hundredths of a percent. */
  readonly rate: number;
  readonly amount: Minor;
}

export interface RebateStatus {
  readonly vipLevel: number;
  readonly from: Date;
  /** End of the period whose bets are included. Bets that were settled exactly at this time are not included. */
  readonly to: Date;
  readonly amount: Minor;
  readonly lines: readonly RebateLine[];
  readonly rates: readonly { readonly category: Category; readonly rate: number }[];
}

/**
 * Computes the cashback of each category, in minor units. The total is the sum of valid bet × rate ÷ 10,000 of all
 * categories. (Valid bets are settled bets.) Only sums are rounded down: the amount of a category is the rounded sum up
 * to this category, minus the rounded sum before it. The amounts therefore always add up to the rounded total.
 */
export const splitRebate = (staked: readonly Pick<RebateLine, 'category' | 'validBet' | 'rate'>[]): RebateLine[] => {
  let exact = 0n;
  let paid = 0;
  return staked.map((line) => {
    exact += BigInt(line.validBet) * BigInt(line.rate);
    const upTo = Number(exact / 10_000n);
    const amount = upTo - paid;
    paid = upTo;
    return { ...line, amount };
  });
};

/**
 * Computes the cashback that a member can claim now. It covers all bets that were settled since the last claim, or
 * since the registration if there is no claim.
 */
export const getRebateStatus = async (
  db: Database,
  merchant: string,
  memberId: string,
  now: Date,
): Promise<RebateStatus> => {
  const [member] = await db
    .select({ vipLevel: members.vipLevel, registeredAt: members.registeredAt })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) throw new Error(`The member ${memberId} does not exist: no rebate can be computed`);
  const [last] = await db
    .select({ to: rebateClaims.to })
    .from(rebateClaims)
    .where(eq(rebateClaims.memberId, memberId))
    .orderBy(desc(rebateClaims.to))
    .limit(1);
  const from = last?.to ?? member.registeredAt;
  const rates = await db
    .select({ category: rebateRates.category, rate: rebateRates.rate })
    .from(rebateRates)
    .where(and(eq(rebateRates.merchant, merchant), eq(rebateRates.vipLevel, member.vipLevel)))
    .orderBy(asc(rebateRates.category));
  const staked = await db
    .select({ category: games.category, validBet: sql<string>`sum(${bets.stake})`.mapWith(Number) })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(eq(bets.memberId, memberId), isValidBet, gte(bets.settledAt, from), lt(bets.settledAt, now)))
    .groupBy(games.category)
    .orderBy(asc(games.category));
  const rateByCategory = new Map(rates.map(({ category, rate }) => [category, rate]));
  const lines = splitRebate(
    staked.flatMap(({ category, validBet }) =>
      rateByCategory.has(category) ? [{ category, validBet, rate: rateByCategory.get(category) as number }] : [],
    ),
  );
  return {
    vipLevel: member.vipLevel,
    from,
    to: now,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines,
    rates,
  };
};

export interface PaidRebate {
  readonly id: string;
  readonly from: Date;
  readonly to: Date;
  readonly amount: Minor;
  readonly lines: readonly RebateLine[];
  readonly balance: Minor;
}

/**
 * Pays the cashback for all bets since the last claim. The function first locks the member's wallet, and the next claim
 * starts at the end of this period. Concurrent calls can therefore not pay for the same bet twice. Call this function
 * inside a transaction.
 */
export const payRebate = async (tx: Database, merchant: string, memberId: string, now: Date): Promise<PaidRebate> => {
  await readBalance(tx, memberId, 'lock');
  const { from, to, amount, lines } = await getRebateStatus(tx, merchant, memberId, now);
  if (amount === 0) throw new GatewayError(ErrorCode.NothingToClaim);
  const id = randomUUID();
  await tx.insert(rebateClaims).values({ id, merchant, memberId, from, to, amount, paidAt: now });
  await tx.insert(rebateLines).values(lines.map((line) => ({ claimId: id, ...line })));
  const balance = await postMovement(tx, {
    merchant,
    kind: 'rebate',
    memberId,
    counterpart: counterpartAccount(merchant, 'promotion'),
    amount,
    reference: `rebate/${id}`,
    at: now,
  });
  return { id, from, to, amount, lines, balance };
};
