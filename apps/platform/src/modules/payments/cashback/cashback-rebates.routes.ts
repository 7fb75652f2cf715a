import { formatAmount } from '@livery/contract/money';
import { claimRebate, rebateReport, rebateStatus } from '@livery/contract/cashback';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { toPage, decodeCursor } from '../../../core/pagination.ts';
import { parsePeriod } from '../../../core/record-period.ts';
import { type RebateLine, payRebate, getRebateStatus } from './cashback-rebates.ts';
import { rebateClaims, rebateLines } from './cashback-rebates.tables.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface RebatesRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly merchants: Merchants;
}

const toLineView = ({ category, validBet, rate, amount }: RebateLine) => ({
  category,
  validBet: formatAmount(validBet),
  rate: formatAmount(rate),
  amount: formatAmount(amount),
});

/** Registers the routes that show the current cashback and pay it. */
const registerClaims = (route: Route, { db, clock, hub, merchants }: RebatesRoutesDeps): void => {
  const claimGate = createFeatureGuard(merchants, 'MANPLAYREB3');

  route(rebateStatus, async (call) => {
    await claimGate(call);
    const {
      merchant,
      session: { memberId },
    } = call;
    const { vipLevel, from, to, amount, lines, rates } = await getRebateStatus(
      db,
      merchant.code,
      memberId,
      clock.now(),
    );
    return {
      currency: merchant.currency,
      vipLevel,
      from: from.toISOString(),
      to: to.toISOString(),
      amount: formatAmount(amount),
      lines: lines.map(toLineView),
      rates: rates.map(({ category, rate }) => ({ category, rate: formatAmount(rate) })),
    };
  });

  route(
    claimRebate,
    async ({ tx, onCommit, merchant, session: { memberId } }) => {
      const now = clock.now();
      const { id, from, to, amount, lines, balance } = await payRebate(tx, merchant.code, memberId, now);
      onCommit(() => hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency }));
      return {
        id,
        from: from.toISOString(),
        to: to.toISOString(),
        amount: formatAmount(amount),
        paidAt: now.toISOString(),
        lines: lines.map(toLineView),
        currency: merchant.currency,
      };
    },
    { guard: claimGate },
  );
};

/** Registers the route that lists the paid cashback. */
const registerReport = (route: Route, { db, clock, merchants }: RebatesRoutesDeps): void => {
  const reportGate = createFeatureGuard(merchants, 'PLYRBT');

  route(rebateReport, async (call) => {
    await reportGate(call);
    const {
      merchant: { currency, timeZone },
      session: { memberId },
      request: { limit, cursor, ...range },
    } = call;
    const period = parsePeriod(range, timeZone, clock.now());
    const filter = and(
      eq(rebateClaims.memberId, memberId),
      gte(rebateClaims.paidAt, period.from),
      lt(rebateClaims.paidAt, period.to),
    );
    const position = decodeCursor(cursor);
    const before =
      position &&
      or(
        lt(rebateClaims.paidAt, position.at),
        and(eq(rebateClaims.paidAt, position.at), sql`${rebateClaims.id}::text < ${position.id}`),
      );
    const rows = await db
      .select()
      .from(rebateClaims)
      .where(and(filter, before))
      .orderBy(desc(rebateClaims.paidAt), desc(sql`${rebateClaims.id}::text`))
      .limit(limit + 1);
    const { list, next } = toPage(rows, limit, ({ paidAt, id }) => ({ at: paidAt, id }));
    const lines =
      list.length > 0
        ? await db
            .select()
            .from(rebateLines)
            .where(
              inArray(
                rebateLines.claimId,
                list.map(({ id }) => id),
              ),
            )
        : [];
    const claims = list.map(({ id, from, to, amount, paidAt }) => ({
      id,
      from: from.toISOString(),
      to: to.toISOString(),
      amount: formatAmount(amount),
      paidAt: paidAt.toISOString(),
      lines: lines.filter(({ claimId }) => claimId === id).map(toLineView),
    }));
    if (position) return { list: claims, next, currency, totals: null };
    const [sums] = await db
      .select({
        count: sql<number>`count(*)::int`,
        amount: sql<string>`coalesce(sum(${rebateClaims.amount}), 0)`.mapWith(Number),
      })
      .from(rebateClaims)
      .where(filter);
    const [staked] = await db
      .select({ validBet: sql<string>`coalesce(sum(${rebateLines.validBet}), 0)`.mapWith(Number) })
      .from(rebateLines)
      .innerJoin(rebateClaims, eq(rebateClaims.id, rebateLines.claimId))
      .where(filter);
    return {
      list: claims,
      next,
      currency,
      totals: {
        count: sums?.count ?? 0,
        validBet: formatAmount(staked?.validBet ?? 0),
        amount: formatAmount(sums?.amount ?? 0),
      },
    };
  });
};

export const rebatesRoutes = (route: Route, deps: RebatesRoutesDeps): void => {
  registerClaims(route, deps);
  registerReport(route, deps);
};
