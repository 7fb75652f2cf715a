import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { jackpot, jackpotRounds as roundsOperation, type DrawnRound } from '@livery/contract/jackpot';
import { formatAmount } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import { keepFresh } from '../clock/keep-fresh.ts';
import type { Database } from '../db/database.ts';
import { bets, jackpotHolders, jackpotRounds, members } from '../db/schema/tables.ts';
import type { Hub } from '../events/hub.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { isValidBet } from '../promotions/member-facts.ts';
import { percentText } from '../promotions/reward.ts';
import { maskName } from '../winners/mask-name.ts';
import { jackpotRulesOf } from './jackpot-rules.ts';
import { readPool } from './pool.ts';
import { advanceJackpot, latestRound, type Round } from './rounds.ts';
import { ticketProof } from './ticket-tree.ts';

const freshFor = seconds(5);
const drawsShown = 10;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
}

export interface Jackpots {
  /** Brings the jackpots of these brands to the present. */
  readonly advance: (merchants: readonly Merchant[]) => Promise<void>;
}

export const jackpotRoutes = (route: Route, { db, clock, hub }: Needs): Jackpots => {
  const fresh = keepFresh<{ pool: number; round: Round } | undefined>(clock, freshFor);

  /** The pool and the open round; undefined for a brand that runs no jackpot. Whoever asks first after a close sees it drawn. */
  const current = (merchant: Merchant) =>
    fresh.get(merchant.code, async () => {
      const rules = jackpotRulesOf(merchant);
      if (!rules) return undefined;
      const prize = await advanceJackpot(db, { merchant, rules, now: clock.now() });
      if (prize) await hub.publish({ type: 'balance', ...prize, currency: merchant.currency });
      const round = await latestRound(db, merchant.code);
      return round && { pool: await readPool(db, merchant.code), round };
    });

  route(jackpot, async ({ merchant }) => {
    const now = await current(merchant);
    // Without a pool of money behind the counter of the home page the gateway gives it no figure.
    if (!now) return { illustrative: true, amount: null, currency: merchant.currency, closesAt: null };
    return {
      illustrative: false,
      amount: formatAmount(now.pool),
      currency: merchant.currency,
      closesAt: now.round.closesAt.toISOString(),
    };
  });

  const ticketsOf = async (round: Round, memberId: string, ticketPrice: number): Promise<number> => {
    const [row] = await db
      .select({ staked: sql<string>`coalesce(sum(${bets.stake}), 0)`.mapWith(Number) })
      .from(bets)
      .where(
        and(
          eq(bets.memberId, memberId),
          isValidBet,
          gte(bets.settledAt, round.opensAt),
          lt(bets.settledAt, round.closesAt),
        ),
      );
    return Math.floor((row?.staked ?? 0) / ticketPrice);
  };

  const tell = async (round: Round, memberId: string | undefined): Promise<DrawnRound> => {
    const holders = await db
      .select()
      .from(jackpotHolders)
      .where(eq(jackpotHolders.roundId, round.id))
      .orderBy(asc(jackpotHolders.position));
    const ranges = holders.map(({ holder, from, to }) => ({ holder, from, to }));
    const proofOf = (position: number) => ({
      range: ranges[position] as (typeof ranges)[number],
      proof: ticketProof(ranges, position),
    });
    const [winner] = round.winnerId
      ? await db.select({ username: members.username }).from(members).where(eq(members.id, round.winnerId))
      : [];
    const won = holders.findIndex((each) => each.memberId === round.winnerId);
    const mine = holders.findIndex((each) => each.memberId === memberId);
    return {
      number: round.number,
      opensAt: round.opensAt.toISOString(),
      closesAt: round.closesAt.toISOString(),
      drawnAt: (round.drawnAt as Date).toISOString(),
      amount: formatAmount(round.amount ?? 0),
      seedHash: round.seedHash,
      seed: round.seed,
      root: round.root ?? '',
      tickets: round.tickets ?? 0,
      winner:
        winner && won >= 0 ? { name: maskName(winner.username), ticket: round.ticket ?? 0, ...proofOf(won) } : null,
      mine: mine >= 0 ? proofOf(mine) : null,
    };
  };

  route(roundsOperation, async ({ merchant, findSession }) => {
    const rules = jackpotRulesOf(merchant);
    const now = await current(merchant);
    if (!rules || !now) throw new GatewayError(ErrorCode.FeatureOff);
    const session = await findSession();
    const memberId = session && !isTrial(session.memberType) ? session.memberId : undefined;
    const drawn = await db
      .select()
      .from(jackpotRounds)
      .where(and(eq(jackpotRounds.merchant, merchant.code), eq(jackpotRounds.state, 'drawn')))
      .orderBy(desc(jackpotRounds.number))
      .limit(drawsShown);
    const told: DrawnRound[] = [];
    for (const round of drawn) told.push(await tell(round, memberId));
    const { number, closesAt, seedHash } = now.round;
    return {
      currency: merchant.currency,
      rule: {
        sharePercent: Number(percentText(rules.share)),
        base: formatAmount(rules.base),
        ticketPrice: formatAmount(rules.ticketPrice),
      },
      open: {
        number,
        closesAt: closesAt.toISOString(),
        seedHash,
        amount: formatAmount(now.pool),
        tickets: memberId ? await ticketsOf(now.round, memberId, rules.ticketPrice) : null,
      },
      drawn: told,
    };
  });

  return {
    advance: async (merchants) => {
      for (const merchant of merchants) await current(merchant);
    },
  };
};
