import { ErrorCode } from '@livery/contract/errors';
import {
  cancelLotteryBet,
  cancelLotteryChase,
  lotteryBetProof,
  lotteryBets as listBets,
  lotteryChases as listChases,
  placeLotteryBets,
} from '@livery/contract/lottery';
import type { BeaconChain } from '@livery/lottery-rules/beacon';
import { merklePath } from '@livery/lottery-rules/proof';
import { lotteryPageSize } from '@livery/contract/lottery/schemas';
import { formatAmount, type Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { localizedName } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Route } from '../../../core/http/route.ts';
import type { Switches } from '../../incidents/index.ts';
import { readBalance } from '../../ledger/index.ts';
import { loadMemberSeries } from '../../commissions/index.ts';
import { resolveSeries } from './board-prices.ts';
import { assertWithinLimits } from '../../responsible-gaming/index.ts';
import { cancelBet, stopChase } from './cancel-bets.ts';
import { matchesIssue } from '../issues/issues.ts';
import type { LotteryCatalogue } from '../issues/lottery-catalogue.ts';
import { type Bettor, computeStake, placeBets, type Slip } from './place-bets.ts';
import { toLotteryBetView } from './views.ts';
import { lotteryBets, lotteryChases, lotteryIssues } from '../lottery.tables.ts';
import { members } from '../../members/index.ts';
import { loadBetLeaves } from './bet-leaves.ts';

interface BetRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Pick<EventHub, 'publish'>;
  readonly lotteryCatalogue: LotteryCatalogue;
  readonly switches: Switches;
  /** Public source of random numbers (randomness beacon) for the draws that are created when a bet is placed. */
  readonly beaconChain: BeaconChain;
  /** Adds a game to the list of the member's recent games. */
  readonly recordPlay: (memberId: string, nodeId: string) => Promise<unknown>;
}

/**
 * Creates two helpers of the bet routes. One publishes a new balance to the member, and the other rejects bets on
 * lotteries whose vendor is stopped.
 */
const createRouteHelpers = ({ hub, lotteryCatalogue, switches }: BetRoutesDeps) => {
  /** Sends a new balance to all open pages of the member. */
  const publishBalance = (memberId: string, balance: Minor, { currency }: Merchant) =>
    hub.publish({ type: 'balance', memberId, balance, currency });
  /**
   * Throws a GatewayError if the operator has stopped the game vendor to which the lottery belongs. Does nothing if
   * the brand does not offer the lottery in this prize mode.
   */
  const assertNotStopped = (merchant: Merchant, { code, prizeMode }: Pick<Slip, 'code' | 'prizeMode'>): void => {
    const vendor = lotteryCatalogue.offer(merchant, code, prizeMode)?.game.vendor;
    if (vendor !== undefined && switches.isVendorStopped(vendor, merchant.code))
      throw new GatewayError(ErrorCode.GameMaintenance);
  };
  return { publishBalance, assertNotStopped };
};
type RouteHelpers = BetRoutesDeps & ReturnType<typeof createRouteHelpers>;

/**
 * Registers the routes that place, list and cancel bets, and the route that proves that a bet was included in a draw.
 */
const registerBets = (
  route: Route,
  { db, clock, lotteryCatalogue, beaconChain, recordPlay, publishBalance, assertNotStopped }: RouteHelpers,
): void => {
  const loadBettor = async (tx: Database, memberId: string, { currency }: Merchant): Promise<Bettor> => {
    const [member] = await tx.select({ merchant: members.merchant }).from(members).where(eq(members.id, memberId));
    if (!member) throw new GatewayError(ErrorCode.NotLoggedIn);
    return { memberId, merchant: member.merchant, currency, series: await loadMemberSeries(tx, memberId) };
  };

  route(
    placeLotteryBets,
    async ({ merchant, session: { memberId }, request: slip, tx, onCommit }) => {
      const offer = lotteryCatalogue.offer(merchant, slip.code, slip.prizeMode);
      if (!offer) throw new GatewayError(ErrorCode.GameUnavailable);
      const baseBettor = await loadBettor(tx, memberId, merchant);
      const bettor = { ...baseBettor, series: resolveSeries(baseBettor.series, slip.series) };
      await assertWithinLimits(tx, clock, memberId, { kind: 'bet', amount: computeStake({ offer, bettor, slip }) });
      const placed = await placeBets({ tx, offer, bettor, slip, beaconChain, now: clock.now });
      onCommit(() => publishBalance(memberId, placed.balance, merchant));
      onCommit(() => recordPlay(memberId, offer.game.nodeId));
      return {
        ...placed,
        staked: formatAmount(placed.staked),
        balance: formatAmount(placed.balance),
        currency: merchant.currency,
      };
    },
    {
      perMinute: 120,
      // The guard runs before the result of the call is stored under its idempotency key. Its error is therefore not
      // stored. The app can repeat the same call after the operator has started the vendor again.
      guard: async ({ merchant, request }) => assertNotStopped(merchant, request),
    },
  );

  route(listBets, async ({ merchant, language, session: { memberId }, request: { code, state, chaseId, pageNo } }) => {
    const filter = and(
      eq(lotteryBets.memberId, memberId),
      code ? eq(lotteryBets.code, code) : undefined,
      state ? eq(lotteryBets.state, state) : undefined,
      chaseId ? eq(lotteryBets.chaseId, chaseId) : undefined,
    );
    const [counted] = await db.select({ total: count() }).from(lotteryBets).where(filter);
    const rows = await db
      .select({ bet: lotteryBets, issue: { closesAt: lotteryIssues.closesAt, result: lotteryIssues.result } })
      .from(lotteryBets)
      .innerJoin(
        lotteryIssues,
        and(eq(lotteryIssues.code, lotteryBets.code), eq(lotteryIssues.numero, lotteryBets.numero)),
      )
      .where(filter)
      .orderBy(desc(lotteryBets.placedAt), lotteryBets.numero, lotteryBets.id)
      .limit(lotteryPageSize)
      .offset((pageNo - 1) * lotteryPageSize);
    const list = rows.flatMap(({ bet, issue }) => {
      const offer = lotteryCatalogue.findOfferByNode(bet.nodeId);
      return offer ? [toLotteryBetView({ offer, bet, issue, currency: merchant.currency }, language)] : [];
    });
    return { list, pageNum: pageNo, totalPages: Math.ceil((counted?.total ?? 0) / lotteryPageSize) };
  });

  route(lotteryBetProof, async ({ session: { memberId }, request: { id } }) => {
    const [bet] = await db
      .select()
      .from(lotteryBets)
      .where(and(eq(lotteryBets.id, id), eq(lotteryBets.memberId, memberId)));
    const [issue] = bet
      ? await db.select({ root: lotteryIssues.root }).from(lotteryIssues).where(matchesIssue(bet.code, bet.numero))
      : [];
    if (!bet || !issue?.root) throw new GatewayError(ErrorCode.NotFound);
    const { ids, leaves } = await loadBetLeaves(db, bet);
    const index = ids.indexOf(bet.id);
    if (index < 0) throw new GatewayError(ErrorCode.NotFound);
    const { method, selection, stake } = bet;
    return { id: bet.id, method, selection, stake, path: [...(await merklePath(leaves, index))] };
  });

  route(cancelLotteryBet, async ({ merchant, session: { memberId }, request: { id } }) => {
    const balance = await db.transaction((tx) => cancelBet(tx, { id, memberId, now: clock.now() }));
    await publishBalance(memberId, balance, merchant);
    return { state: 'cancelled' as const, balance: formatAmount(balance) };
  });
};

/** Registers the routes of chases. A chase is one order that places the same bets in several draws. */
const registerChases = (route: Route, { db, clock, lotteryCatalogue, publishBalance }: RouteHelpers): void => {
  route(listChases, async ({ merchant, language, session: { memberId }, request: { code, pageNo } }) => {
    const filter = and(eq(lotteryChases.memberId, memberId), code ? eq(lotteryChases.code, code) : undefined);
    const [counted] = await db.select({ total: count() }).from(lotteryChases).where(filter);
    const sumWhere = (what: typeof lotteryBets.stake | typeof lotteryBets.payout, states: string) =>
      sql<number>`coalesce(sum(${what}) filter (where ${lotteryBets.state} in (${sql.raw(states)})), 0)`.mapWith(
        Number,
      );
    const rows = await db
      .select({
        chase: lotteryChases,
        nodeId: sql<string>`min(${lotteryBets.nodeId})`,
        betCount: count(),
        openCount: sql<number>`count(*) filter (where ${lotteryBets.state} = 'open')`.mapWith(Number),
        stake: sumWhere(lotteryBets.stake, `'open', 'won', 'lost'`),
        payout: sumWhere(lotteryBets.payout, `'won'`),
        refund: sumWhere(lotteryBets.stake, `'cancelled', 'void'`),
      })
      .from(lotteryChases)
      .innerJoin(lotteryBets, eq(lotteryBets.chaseId, lotteryChases.id))
      .where(filter)
      .groupBy(lotteryChases.id)
      .orderBy(desc(lotteryChases.placedAt))
      .limit(lotteryPageSize)
      .offset((pageNo - 1) * lotteryPageSize);
    const list = rows.map(({ chase, nodeId, betCount, openCount, stake, payout, refund }) => {
      const offer = lotteryCatalogue.findOfferByNode(nodeId);
      return {
        id: chase.id,
        code: chase.code,
        displayName: offer ? localizedName(offer.game, language) : chase.code,
        stopsOnWin: chase.stopsOnWin,
        state: chase.state,
        betCount,
        openCount,
        settledCount: betCount - openCount,
        stake: formatAmount(stake),
        payout: formatAmount(payout),
        refund: formatAmount(refund),
        currency: merchant.currency,
        placedAt: chase.placedAt.toISOString(),
      };
    });
    return { list, pageNum: pageNo, totalPages: Math.ceil((counted?.total ?? 0) / lotteryPageSize) };
  });

  route(cancelLotteryChase, async ({ merchant, session: { memberId }, request: { id } }) => {
    const [chase] = await db
      .select()
      .from(lotteryChases)
      .where(and(eq(lotteryChases.id, id), eq(lotteryChases.memberId, memberId)));
    if (!chase) throw new GatewayError(ErrorCode.NotFound);
    const cancelled = await db.transaction((tx) =>
      stopChase(tx, { id, memberId, state: 'cancelled', now: clock.now() }),
    );
    const { balance } = await readBalance(db, memberId);
    await publishBalance(memberId, balance, merchant);
    return { cancelled, balance: formatAmount(balance) };
  });
};

/** Routes of lottery bets: they place, cancel and list bets, and return proofs that a bet was included in a draw. */
export const betRoutes = (route: Route, deps: BetRoutesDeps): void => {
  const helpers = { ...deps, ...createRouteHelpers(deps) };
  registerBets(route, helpers);
  registerChases(route, helpers);
};
