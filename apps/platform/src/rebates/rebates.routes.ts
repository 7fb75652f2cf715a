import { formatAmount } from '@livery/contract/money';
import { claimRebate, rebateReport, rebateStanding } from '@livery/contract/rebates';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { rebateClaims, rebateLines } from '../db/schema/tables.ts';
import type { Hub } from '../events/hub.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { pageOf, readCursor } from '../records/cursor.ts';
import { periodOf } from '../records/period.ts';
import { type Line, payRebate, readStanding } from './rebates.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly merchants: Merchants;
}

const lineView = ({ category, validBet, rate, amount }: Line) => ({
  category,
  validBet: formatAmount(validBet),
  rate: formatAmount(rate),
  amount: formatAmount(amount),
});

export const rebatesRoutes = (route: Route, { db, clock, hub, merchants }: Needs): void => {
  const claimGate = createGate(merchants, 'MANPLAYREB3');
  const reportGate = createGate(merchants, 'PLYRBT');

  route(rebateStanding, async (call) => {
    await claimGate(call);
    const {
      merchant,
      session: { memberId },
    } = call;
    const { vipLevel, from, to, amount, lines, rates } = await readStanding(db, merchant.code, memberId, clock.now());
    return {
      currency: merchant.currency,
      vipLevel,
      from: from.toISOString(),
      to: to.toISOString(),
      amount: formatAmount(amount),
      lines: lines.map(lineView),
      rates: rates.map(({ category, rate }) => ({ category, rate: formatAmount(rate) })),
    };
  });

  route(
    claimRebate,
    async ({ tx, afterwards, merchant, session: { memberId } }) => {
      const now = clock.now();
      const { id, from, to, amount, lines, balance } = await payRebate(tx, merchant.code, memberId, now);
      afterwards(() => hub.publish({ type: 'balance', memberId, balance, currency: merchant.currency }));
      return {
        id,
        from: from.toISOString(),
        to: to.toISOString(),
        amount: formatAmount(amount),
        paidAt: now.toISOString(),
        lines: lines.map(lineView),
        currency: merchant.currency,
      };
    },
    { guard: claimGate },
  );

  route(rebateReport, async (call) => {
    await reportGate(call);
    const {
      merchant: { currency, timeZone },
      session: { memberId },
      request: { limit, cursor, ...range },
    } = call;
    const period = periodOf(range, timeZone, clock.now());
    const wanted = and(
      eq(rebateClaims.memberId, memberId),
      gte(rebateClaims.paidAt, period.from),
      lt(rebateClaims.paidAt, period.to),
    );
    const place = readCursor(cursor);
    const before =
      place &&
      or(
        lt(rebateClaims.paidAt, place.at),
        and(eq(rebateClaims.paidAt, place.at), sql`${rebateClaims.id}::text < ${place.id}`),
      );
    const rows = await db
      .select()
      .from(rebateClaims)
      .where(and(wanted, before))
      .orderBy(desc(rebateClaims.paidAt), desc(sql`${rebateClaims.id}::text`))
      .limit(limit + 1);
    const { list, next } = pageOf(rows, limit, ({ paidAt, id }) => ({ at: paidAt, id }));
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
      lines: lines.filter(({ claimId }) => claimId === id).map(lineView),
    }));
    if (place) return { list: claims, next, currency, totals: null };
    const [sums] = await db
      .select({
        count: sql<number>`count(*)::int`,
        amount: sql<string>`coalesce(sum(${rebateClaims.amount}), 0)`.mapWith(Number),
      })
      .from(rebateClaims)
      .where(wanted);
    const [staked] = await db
      .select({ validBet: sql<string>`coalesce(sum(${rebateLines.validBet}), 0)`.mapWith(Number) })
      .from(rebateLines)
      .innerJoin(rebateClaims, eq(rebateClaims.id, rebateLines.claimId))
      .where(wanted);
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
