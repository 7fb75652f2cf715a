import { ErrorCode } from '@livery/contract/errors';
import {
  cancelLotteryBet,
  cancelLotteryChase,
  lotteryBetProof,
  lotteryBets as listBets,
  lotteryChases as listChases,
  placeLotteryBets,
} from '@livery/contract/lottery';
import { merklePath } from '@livery/contract/lottery/proof';
import { lotteryPageSize } from '@livery/contract/lottery/schemas';
import { formatAmount, type Minor } from '@livery/contract/money';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { nameIn } from '../catalogue/tile.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { lotteryBets, lotteryChases, lotteryIssues, members } from '../db/schema/tables.ts';
import type { Hub } from '../events/hub.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Route } from '../http/route.ts';
import { readBalance } from '../ledger/accounts.ts';
import { seriesOf } from '../line-rebates/line.ts';
import { seriesWithin } from './board-prices.ts';
import { refuseIfLimited } from '../play-limits/refuse-if-limited.ts';
import { cancelBet, endChase } from './cancel-bets.ts';
import { leavesOf } from './draw-jobs.ts';
import { issueIs } from './issues.ts';
import type { LotteryBook } from './lottery-book.ts';
import { type Better, costOf, placeSlip } from './place-bets.ts';
import { betView } from './views.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Pick<Hub, 'publish'>;
  readonly book: LotteryBook;
  /** Remembers what a member played. */
  readonly recordPlay: (memberId: string, nodeId: string) => Promise<unknown>;
}

const isId = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);

/** Betting on the lotteries, and what became of it. */
export const betRoutes = (route: Route, { db, clock, hub, book, recordPlay }: Needs): void => {
  const betterOf = async (tx: Database, memberId: string, { currency }: Merchant): Promise<Better> => {
    const [member] = await tx.select({ merchant: members.merchant }).from(members).where(eq(members.id, memberId));
    if (!member) throw new GatewayError(ErrorCode.NotLoggedIn);
    return { memberId, merchant: member.merchant, currency, series: await seriesOf(tx, memberId) };
  };

  const tellBalance = (memberId: string, balance: Minor, { currency }: Merchant) =>
    hub.publish({ type: 'balance', memberId, balance, currency });

  route(
    placeLotteryBets,
    async ({ merchant, session: { memberId }, request: slip, tx, afterwards }) => {
      const offer = book.offer(merchant, slip.code, slip.prizeMode);
      if (!offer) throw new GatewayError(ErrorCode.GameUnavailable);
      const own = await betterOf(tx, memberId, merchant);
      const better = { ...own, series: seriesWithin(own.series, slip.series) };
      await refuseIfLimited(tx, clock, memberId, { kind: 'bet', amount: costOf({ offer, better, slip }) });
      const placed = await placeSlip({ tx, offer, better, slip, now: clock.now });
      afterwards(() => tellBalance(memberId, placed.balance, merchant));
      afterwards(() => recordPlay(memberId, offer.game.nodeId));
      return {
        ...placed,
        staked: formatAmount(placed.staked),
        balance: formatAmount(placed.balance),
        currency: merchant.currency,
      };
    },
    { perMinute: 120 },
  );

  route(listBets, async ({ merchant, language, session: { memberId }, request: { code, state, chaseId, pageNo } }) => {
    if (chaseId && !isId(chaseId)) throw new GatewayError(ErrorCode.NotFound);
    const wanted = and(
      eq(lotteryBets.memberId, memberId),
      code ? eq(lotteryBets.code, code) : undefined,
      state ? eq(lotteryBets.state, state) : undefined,
      chaseId ? eq(lotteryBets.chaseId, chaseId) : undefined,
    );
    const [counted] = await db.select({ total: count() }).from(lotteryBets).where(wanted);
    const rows = await db
      .select({ bet: lotteryBets, issue: { closesAt: lotteryIssues.closesAt, result: lotteryIssues.result } })
      .from(lotteryBets)
      .innerJoin(
        lotteryIssues,
        and(eq(lotteryIssues.code, lotteryBets.code), eq(lotteryIssues.numero, lotteryBets.numero)),
      )
      .where(wanted)
      .orderBy(desc(lotteryBets.placedAt), lotteryBets.numero, lotteryBets.id)
      .limit(lotteryPageSize)
      .offset((pageNo - 1) * lotteryPageSize);
    const list = rows.flatMap(({ bet, issue }) => {
      const offer = book.offerOfNode(bet.nodeId);
      return offer ? [betView({ offer, bet, issue, currency: merchant.currency }, language)] : [];
    });
    return { list, pageNum: pageNo, totalPages: Math.ceil((counted?.total ?? 0) / lotteryPageSize) };
  });

  route(lotteryBetProof, async ({ session: { memberId }, request: { id } }) => {
    const [bet] = isId(id)
      ? await db
          .select()
          .from(lotteryBets)
          .where(and(eq(lotteryBets.id, id), eq(lotteryBets.memberId, memberId)))
      : [];
    const [issue] = bet
      ? await db.select({ root: lotteryIssues.root }).from(lotteryIssues).where(issueIs(bet.code, bet.numero))
      : [];
    if (!bet || !issue?.root) throw new GatewayError(ErrorCode.NotFound);
    const { ids, leaves } = await leavesOf(db, bet);
    const index = ids.indexOf(bet.id);
    if (index < 0) throw new GatewayError(ErrorCode.NotFound);
    const { method, selection, stake } = bet;
    return { id: bet.id, method, selection, stake, path: [...(await merklePath(leaves, index))] };
  });

  route(cancelLotteryBet, async ({ merchant, session: { memberId }, request: { id } }) => {
    if (!isId(id)) throw new GatewayError(ErrorCode.NotFound);
    const balance = await db.transaction((tx) => cancelBet(tx, { id, memberId, now: clock.now() }));
    await tellBalance(memberId, balance, merchant);
    return { state: 'cancelled' as const, balance: formatAmount(balance) };
  });

  route(listChases, async ({ merchant, language, session: { memberId }, request: { code, pageNo } }) => {
    const wanted = and(eq(lotteryChases.memberId, memberId), code ? eq(lotteryChases.code, code) : undefined);
    const [counted] = await db.select({ total: count() }).from(lotteryChases).where(wanted);
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
      .where(wanted)
      .groupBy(lotteryChases.id)
      .orderBy(desc(lotteryChases.placedAt))
      .limit(lotteryPageSize)
      .offset((pageNo - 1) * lotteryPageSize);
    const list = rows.map(({ chase, nodeId, betCount, openCount, stake, payout, refund }) => {
      const offer = book.offerOfNode(nodeId);
      return {
        id: chase.id,
        code: chase.code,
        displayName: offer ? nameIn(offer.game, language) : chase.code,
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
    const [chase] = isId(id)
      ? await db
          .select()
          .from(lotteryChases)
          .where(and(eq(lotteryChases.id, id), eq(lotteryChases.memberId, memberId)))
      : [];
    if (!chase) throw new GatewayError(ErrorCode.NotFound);
    const cancelled = await db.transaction((tx) =>
      endChase(tx, { id, memberId, state: 'cancelled', now: clock.now() }),
    );
    const { balance } = await readBalance(db, memberId);
    await tellBalance(memberId, balance, merchant);
    return { cancelled, balance: formatAmount(balance) };
  });
};
