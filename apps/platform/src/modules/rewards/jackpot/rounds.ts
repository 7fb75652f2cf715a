import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { MemberType } from '@livery/contract/enums';
import type { Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { addDays, toCalendarDay, zonedTimeToUtc } from '../../../core/clock/calendar.ts';
import { minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { counterpartAccount, postMovement } from '../../ledger/index.ts';
import { bets, isValidBet } from '../../betting/index.ts';
import { computeShare } from '../engine/reward.ts';
import { drawTicket, hashSeed } from './draw-ticket.ts';
import type { JackpotRules } from './jackpot-rules.ts';
import { contributeToPool, readPool } from './pool.ts';
import { computeTicketRoot, type TicketRange } from './ticket-tree.ts';
import { jackpotHolders, jackpotRounds } from './jackpot.tables.ts';
import { members } from '../../members/index.ts';

export type Round = typeof jackpotRounds.$inferSelect;

/**
 * Milliseconds between the end of a round and its draw. A bet that is settled just before the end can be committed
 * after the end. Without this delay, such a bet would get no tickets.
 */
const settlementGracePeriod = minutes(1);

interface RoundContext {
  readonly merchant: Merchant;
  readonly rules: JackpotRules;
  readonly now: Date;
}

export interface Prize {
  readonly memberId: string;
  readonly balance: Minor;
}

const nextDraw = ({ merchant: { timeZone }, rules: { drawAt }, now }: RoundContext): Date => {
  const today = toCalendarDay(now, timeZone);
  const at = zonedTimeToUtc(today, timeZone, drawAt);
  return at > now ? at : zonedTimeToUtc(addDays(today, 1), timeZone, drawAt);
};

export const latestRound = async (db: Database, merchant: string, lock?: 'lock'): Promise<Round | undefined> => {
  const query = db
    .select()
    .from(jackpotRounds)
    .where(eq(jackpotRounds.merchant, merchant))
    .orderBy(desc(jackpotRounds.number))
    .limit(1);
  const [round] = await (lock ? query.for('update') : query);
  return round;
};

/**
 * Starts a jackpot round. The seed is created now, before any ticket of the round exists. If the pool is empty, the
 * operator pays the base amount into the pool.
 */
const beginRound = async (
  tx: Database,
  context: RoundContext,
  { number, opensAt }: Pick<Round, 'number' | 'opensAt'>,
): Promise<Round> => {
  const { merchant, rules, now } = context;
  const seed = randomBytes(32).toString('hex');
  const [round] = await tx
    .insert(jackpotRounds)
    .values({
      id: randomUUID(),
      merchant: merchant.code,
      number,
      state: 'open',
      opensAt,
      closesAt: nextDraw(context),
      seed,
      seedHash: hashSeed(seed),
    })
    .returning();
  if ((await readPool(tx, merchant.code)) === 0)
    await contributeToPool(tx, {
      merchant: merchant.code,
      from: 'promotion',
      amount: rules.base,
      reference: `jackpot/${number}/base`,
      at: now,
    });
  return round as Round;
};

const isRoundBet = ({ merchant, opensAt, closesAt }: Round) =>
  and(
    eq(bets.merchant, merchant),
    isValidBet,
    gte(bets.settledAt, opensAt),
    lt(bets.settledAt, closesAt),
    ne(members.type, MemberType.Trial),
  );

/**
 * Pays the operator's contribution for new bets into the pool. The amount is the contribution for all bets of the
 * round, minus the amount that was already paid. Each bet therefore counts exactly once.
 */
const contributeRound = async (tx: Database, { rules, now }: RoundContext, round: Round): Promise<void> => {
  const [row] = await tx
    .select({ staked: sql<string>`coalesce(sum(${bets.stake}), 0)`.mapWith(Number) })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(isRoundBet(round));
  const due = computeShare(row?.staked ?? 0, rules.share);
  if (due <= round.funded) return;
  await contributeToPool(tx, {
    merchant: round.merchant,
    from: 'gaming',
    amount: due - round.funded,
    reference: `jackpot/${round.number}`,
    at: now,
  });
  await tx.update(jackpotRounds).set({ funded: due }).where(eq(jackpotRounds.id, round.id));
};

/** Computes the pseudonym under which a member is listed in the published hash tree of a round. */
export const toTicketHolder = (round: Pick<Round, 'id'>, memberId: string): string =>
  createHash('sha256').update(`${round.id}|${memberId}`).digest('hex').slice(0, 24);

/**
 * Stores the tickets of a round that has ended. A member gets one ticket per full ticket price in the sum of the
 * member's bets.
 */
const freezeTickets = async (
  tx: Database,
  { rules }: RoundContext,
  round: Round,
): Promise<(TicketRange & { memberId: string })[]> => {
  const rows = await tx
    .select({ memberId: bets.memberId, staked: sql<string>`sum(${bets.stake})`.mapWith(Number) })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(isRoundBet(round))
    .groupBy(bets.memberId);
  const holders = rows
    .map(({ memberId, staked }) => ({
      memberId,
      holder: toTicketHolder(round, memberId),
      count: Math.floor(staked / rules.ticketPrice),
    }))
    .filter(({ count }) => count > 0);
  let sold = 0;
  const ranges = holders
    .sort((one, other) => (one.holder < other.holder ? -1 : 1))
    .map(({ memberId, holder, count }) => ({ memberId, holder, from: sold, to: (sold += count) }));
  if (ranges.length > 0)
    await tx
      .insert(jackpotHolders)
      .values(ranges.map((range, position) => ({ ...range, roundId: round.id, position })));
  return ranges;
};

/**
 * Draws a round that has ended, and pays the pool to the member with the winning ticket. If there are no tickets, the
 * pool stays for the next round and the result is undefined.
 */
const drawRound = async (tx: Database, context: RoundContext, round: Round): Promise<Prize | undefined> => {
  const { merchant, now } = context;
  const ranges = await freezeTickets(tx, context, round);
  const tickets = ranges.at(-1)?.to ?? 0;
  const root = computeTicketRoot(ranges);
  const drawFields = { state: 'drawn', drawnAt: now, root, tickets } as const;
  const pool = await readPool(tx, merchant.code);
  if (tickets === 0 || pool === 0) {
    await tx
      .update(jackpotRounds)
      .set({ ...drawFields, amount: 0 })
      .where(eq(jackpotRounds.id, round.id));
    return undefined;
  }
  const ticket = drawTicket({ seed: round.seed, merchant: merchant.code, number: round.number, root, tickets });
  const winner = ranges.find(({ from, to }) => ticket >= from && ticket < to) as (typeof ranges)[number];
  const balance = await postMovement(tx, {
    merchant: merchant.code,
    kind: 'bonus',
    memberId: winner.memberId,
    counterpart: counterpartAccount(merchant.code, 'jackpot'),
    amount: pool,
    reference: `jackpot/${round.number}`,
    at: now,
  });
  await tx
    .update(jackpotRounds)
    .set({ ...drawFields, ticket, winnerId: winner.memberId, amount: pool })
    .where(eq(jackpotRounds.id, round.id));
  return { memberId: winner.memberId, balance };
};

/**
 * Performs the step of a brand's jackpot that is due: starts the first round, pays the operator's contribution, or
 * draws a round that has ended. Returns the paid prize, or undefined if no prize was paid. Several gateways can call
 * this function at the same time, because it locks the row of the round.
 */
export const runDueRounds = (db: Database, context: RoundContext): Promise<Prize | undefined> =>
  db.transaction(async (tx) => {
    const { merchant, now } = context;
    const round = await latestRound(tx, merchant.code, 'lock');
    if (!round) {
      await beginRound(tx, context, { number: 1, opensAt: now });
      return undefined;
    }
    await contributeRound(tx, context, round);
    if (now.getTime() < round.closesAt.getTime() + settlementGracePeriod) return undefined;
    const prize = await drawRound(tx, context, round);
    await beginRound(tx, context, { number: round.number + 1, opensAt: round.closesAt });
    return prize;
  });
