import { downlineRebates, lineRebateReport, updateDownlineRebates } from '@livery/contract/line-rebates';
import { rateCategories } from '@livery/contract/line-rebates/schemas';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { lineRebates, members } from '../db/schema/tables.ts';
import type { Happen } from '../happenings/happen.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import { type RateChange, ratesSet } from '../messages/letters.ts';
import { pageOf, readCursor } from '../records/cursor.ts';
import { periodOf } from '../records/period.ts';
import { type Downline, listDownlines, setRates, type Standing, standingOf } from './held-rates.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly happen: Happen;
}

const pageSize = 30;

const standingView = ({ series, rates }: Standing) => ({
  series,
  rates: Object.fromEntries(rateCategories.map((category) => [category, formatAmount(rates[category] ?? 0)])) as Record<
    (typeof rateCategories)[number],
    string
  >,
});
const downlineView = ({ id, username, type, least, ...own }: Downline) => ({
  id,
  account: username,
  type,
  ...standingView(own),
  least: standingView(least),
});
/** What of a member's series and rates is another now. */
const changesOf = (before: Standing, now: Standing): RateChange[] =>
  [
    { of: 'series' as const, before: String(before.series), after: String(now.series) },
    ...rateCategories.map((of) => ({
      of,
      before: `${formatAmount(before.rates[of] ?? 0)}%`,
      after: `${formatAmount(now.rates[of] ?? 0)}%`,
    })),
  ].filter((each) => each.before !== each.after);
const levelView = (kind: 'series' | 'rate', level: number): string =>
  kind === 'series' ? String(level) : formatAmount(level);
const sum = (of: ReturnType<typeof sql>) =>
  sql<string>`coalesce(sum(${lineRebates.amount}) filter (where ${of}), 0)`.mapWith(Number);

export const lineRebatesRoutes = (route: Route, { db, clock, merchants, happen }: Needs): void => {
  const gate = createGate(merchants, 'AGEINFO3');
  const manageGate = createGate(merchants, 'AGEDOWNMAN3');

  route(downlineRebates, async (call) => {
    await manageGate(call);
    const {
      merchant,
      session: { memberId },
      request: { search, cursor },
    } = call;
    const upline = { id: memberId, merchant: merchant.code };
    const rows = await listDownlines(db, upline, { search, from: cursor, limit: pageSize + 1 });
    const list = rows.slice(0, pageSize);
    return {
      own: standingView(await standingOf(db, memberId)),
      list: list.map(downlineView),
      next: rows.length > pageSize ? (list.at(-1)?.username.toLowerCase() ?? null) : null,
    };
  });

  route(updateDownlineRebates, async (call) => {
    await manageGate(call);
    const {
      merchant,
      session,
      request: { downlineId, series, rates },
    } = call;
    const wanted = Object.fromEntries(
      Object.entries(rates).map(([category, rate]) => [category, parseAmount(rate as string)]),
    );
    return happen(async (tx, tell) => {
      const { before, now } = await setRates(tx, {
        upline: { id: session.memberId, merchant: merchant.code },
        downlineId,
        series,
        rates: wanted,
        at: clock.now(),
      });
      const changes = changesOf(before, now);
      if (changes.length > 0)
        await tell.letter(ratesSet({ memberId: downlineId, merchant: merchant.code }, session.username, changes));
      return downlineView(now);
    });
  });

  route(lineRebateReport, async (call) => {
    await gate(call);
    const {
      merchant: { currency, timeZone },
      session: { memberId },
      request: { limit, cursor, category, ...range },
    } = call;
    const period = periodOf(range, timeZone, clock.now());
    const wanted = and(
      eq(lineRebates.memberId, memberId),
      gte(lineRebates.madeAt, period.from),
      lt(lineRebates.madeAt, period.to),
      category ? eq(lineRebates.category, category) : undefined,
    );
    const place = readCursor(cursor);
    const before =
      place &&
      or(
        lt(lineRebates.madeAt, place.at),
        and(eq(lineRebates.madeAt, place.at), sql`${lineRebates.id}::text < ${place.id}`),
      );
    const rows = await db
      .select({ row: lineRebates, account: members.username })
      .from(lineRebates)
      .innerJoin(members, eq(members.id, lineRebates.fromId))
      .where(and(wanted, before))
      .orderBy(desc(lineRebates.madeAt), desc(sql`${lineRebates.id}::text`))
      .limit(limit + 1);
    const { list, next } = pageOf(rows, limit, ({ row }) => ({ at: row.madeAt, id: row.id }));
    const lines = list.map(
      ({ row: { id, kind, category: of, fromId, stake, own, below, amount, state, madeAt, settledAt }, account }) => ({
        id,
        kind,
        category: of,
        account,
        isOwn: fromId === memberId,
        stake: formatAmount(stake),
        own: levelView(kind, own),
        below: levelView(kind, below),
        amount: formatAmount(amount),
        state,
        madeAt: madeAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
      }),
    );
    if (place) return { currency, list: lines, next, totals: null };
    const stands = and(wanted, inArray(lineRebates.state, ['waiting', 'due', 'paid']));
    const stake = sql<string>`coalesce(sum(${lineRebates.stake}), 0)`.mapWith(Number);
    const count = sql<number>`count(*)::int`;
    const sums = await db
      .select({
        category: lineRebates.category,
        stake,
        count,
        paid: sum(sql`${lineRebates.state} in ('due', 'paid')`),
        waiting: sum(sql`${lineRebates.state} = 'waiting'`),
      })
      .from(lineRebates)
      .where(stands)
      .groupBy(lineRebates.category);
    const total = (of: (row: (typeof sums)[number]) => number): number => sums.reduce((all, row) => all + of(row), 0);
    return {
      currency,
      list: lines,
      next,
      totals: {
        paid: formatAmount(total(({ paid }) => paid)),
        waiting: formatAmount(total(({ waiting }) => waiting)),
        stake: formatAmount(total((row) => row.stake)),
        count: total((row) => row.count),
        categories: sums
          .toSorted((one, other) => other.paid - one.paid)
          .map((row) => ({
            category: row.category,
            stake: formatAmount(row.stake),
            amount: formatAmount(row.paid + row.waiting),
          })),
      },
    };
  });
};
