import { isTrial } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { jackpot, jackpotRounds as roundsOperation, type CompletedRound } from '@livery/contract/rewards/jackpot';
import { formatAmount } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { seconds } from '../../../core/clock/durations.ts';
import { createTtlCache } from '../../../core/cache/ttl-cache.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import { bets, isValidBet } from '../../betting/index.ts';
import { formatPercent } from '../engine/reward.ts';
import { maskName } from '../../../core/text/mask-name.ts';
import { getJackpotRules } from './jackpot-rules.ts';
import { readPool } from './pool.ts';
import { runDueRounds, latestRound, type Round } from './rounds.ts';
import { computeTicketProof } from './ticket-tree.ts';
import { jackpotHolders, jackpotRounds } from './jackpot.tables.ts';
import { members } from '../../members/index.ts';

const cacheTtl = seconds(5);
const maxDrawsShown = 10;

interface JackpotRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
}

export interface Jackpots {
  /**
   * Performs the steps that are due for the jackpots of these brands. For example, it pays the operator's contribution
   * for new bets, or draws a round that has ended.
   */
  readonly advance: (merchants: readonly Merchant[]) => Promise<void>;
}

/**
 * Creates the function that returns the jackpot pool and the current round of a brand. It returns undefined for a brand
 * without a jackpot. The result is cached for a short time. After the end of a round, the first call also draws this
 * round.
 */
const createCurrentRound = ({ db, clock, hub }: JackpotRoutesDeps) => {
  const fresh = createTtlCache<{ pool: number; round: Round } | undefined>(clock, cacheTtl);

  return (merchant: Merchant) =>
    fresh.get(merchant.code, async () => {
      const rules = getJackpotRules(merchant);
      if (!rules) return undefined;
      const prize = await runDueRounds(db, { merchant, rules, now: clock.now() });
      if (prize) await hub.publish({ type: 'balance', ...prize, currency: merchant.currency });
      const round = await latestRound(db, merchant.code);
      return round && { pool: await readPool(db, merchant.code), round };
    });
};

/** Counts the tickets of a member in the current round of the jackpot. */
const countTickets = async (db: Database, round: Round, memberId: string, ticketPrice: number): Promise<number> => {
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

/**
 * Converts a jackpot round that was drawn to the API format. The result contains the ticket range of the winner, and of
 * `memberId` in `mine`. Each range has a proof with which anybody can check that the published hash tree contains the
 * range. `mine` is null if the member has no tickets or `memberId` is undefined.
 */
const toCompletedRound = async (db: Database, round: Round, memberId: string | undefined): Promise<CompletedRound> => {
  const holders = await db
    .select()
    .from(jackpotHolders)
    .where(eq(jackpotHolders.roundId, round.id))
    .orderBy(asc(jackpotHolders.position));
  const ranges = holders.map(({ holder, from, to }) => ({ holder, from, to }));
  const toProof = (position: number) => ({
    range: ranges[position] as (typeof ranges)[number],
    proof: computeTicketProof(ranges, position),
  });
  const [winner] = round.winnerId
    ? await db.select({ username: members.username }).from(members).where(eq(members.id, round.winnerId))
    : [];
  const winnerIndex = holders.findIndex((each) => each.memberId === round.winnerId);
  const memberIndex = holders.findIndex((each) => each.memberId === memberId);
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
      winner && winnerIndex >= 0
        ? { name: maskName(winner.username), ticket: round.ticket ?? 0, ...toProof(winnerIndex) }
        : null,
    mine: memberIndex >= 0 ? toProof(memberIndex) : null,
  };
};

export const jackpotRoutes = (route: Route, { db, clock, hub }: JackpotRoutesDeps): Jackpots => {
  const current = createCurrentRound({ db, clock, hub });

  route(jackpot, async ({ merchant }) => {
    const now = await current(merchant);
    // The brand has no jackpot, so there is no real amount. The app shows a decorative counter instead.
    if (!now) return { illustrative: true, amount: null, currency: merchant.currency, closesAt: null };
    return {
      illustrative: false,
      amount: formatAmount(now.pool),
      currency: merchant.currency,
      closesAt: now.round.closesAt.toISOString(),
    };
  });

  route(roundsOperation, async ({ merchant, findSession }) => {
    const rules = getJackpotRules(merchant);
    const now = await current(merchant);
    if (!rules || !now) throw new GatewayError(ErrorCode.FeatureDisabled);
    const session = await findSession();
    const memberId = session && !isTrial(session.memberType) ? session.memberId : undefined;
    const rounds = await db
      .select()
      .from(jackpotRounds)
      .where(and(eq(jackpotRounds.merchant, merchant.code), eq(jackpotRounds.state, 'drawn')))
      .orderBy(desc(jackpotRounds.number))
      .limit(maxDrawsShown);
    const completed: CompletedRound[] = [];
    for (const round of rounds) completed.push(await toCompletedRound(db, round, memberId));
    const { number, closesAt, seedHash } = now.round;
    return {
      currency: merchant.currency,
      rule: {
        sharePercent: Number(formatPercent(rules.share)),
        base: formatAmount(rules.base),
        ticketPrice: formatAmount(rules.ticketPrice),
      },
      open: {
        number,
        closesAt: closesAt.toISOString(),
        seedHash,
        amount: formatAmount(now.pool),
        tickets: memberId ? await countTickets(db, now.round, memberId, rules.ticketPrice) : null,
      },
      drawn: completed,
    };
  });

  return {
    advance: async (merchants) => {
      for (const merchant of merchants) await current(merchant);
    },
  };
};
