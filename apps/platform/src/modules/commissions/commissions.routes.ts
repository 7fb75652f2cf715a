import { downlineRates, commissionReport, updateDownlineRates } from '@livery/contract/commissions';
import { rateCategories } from '@livery/contract/commissions/schemas';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { type RateChange, ratesSetMessage, type TransactionRunner } from '../notifications/index.ts';
import type { Route } from '../../core/http/route.ts';
import { createFeatureGuard } from '../../core/http/calls/require-flag.ts';
import { toPage, decodeCursor } from '../../core/pagination.ts';
import { parsePeriod } from '../../core/record-period.ts';
import { type Downline, listDownlines, setRates, type EffectiveRates, loadEffectiveRates } from './downline-rates.ts';
import { commissions } from './commissions.tables.ts';
import { members } from '../members/index.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

interface CommissionsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly withNotifications: TransactionRunner;
}

const pageSize = 30;

const toRatesView = ({ series, rates }: EffectiveRates) => ({
  series,
  rates: Object.fromEntries(rateCategories.map((category) => [category, formatAmount(rates[category] ?? 0)])) as Record<
    (typeof rateCategories)[number],
    string
  >,
});
const toDownlineView = ({ id, username, type, minRates, ...rates }: Downline) => ({
  id,
  account: username,
  type,
  ...toRatesView(rates),
  least: toRatesView(minRates),
});
const listRateChanges = (before: EffectiveRates, now: EffectiveRates): RateChange[] =>
  [
    { of: 'series' as const, before: String(before.series), after: String(now.series) },
    ...rateCategories.map((of) => ({
      of,
      before: `${formatAmount(before.rates[of] ?? 0)}%`,
      after: `${formatAmount(now.rates[of] ?? 0)}%`,
    })),
  ].filter((each) => each.before !== each.after);
const toLevelView = (kind: 'series' | 'rate', level: number): string =>
  kind === 'series' ? String(level) : formatAmount(level);
const sum = (of: ReturnType<typeof sql>) =>
  sql<string>`coalesce(sum(${commissions.amount}) filter (where ${of}), 0)`.mapWith(Number);

/**
 * Registers the routes with which an agent reads and sets the rates of its direct downlines (the members one level
 * below).
 */
const registerRates = (route: Route, { db, clock, merchants, withNotifications }: CommissionsRoutesDeps): void => {
  const manageGate = createFeatureGuard(merchants, 'AGEDOWNMAN3');

  route(downlineRates, async (call) => {
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
      own: toRatesView(await loadEffectiveRates(db, memberId)),
      list: list.map(toDownlineView),
      next: rows.length > pageSize ? (list.at(-1)?.username.toLowerCase() ?? null) : null,
    };
  });

  route(updateDownlineRates, async (call) => {
    await manageGate(call);
    const {
      merchant,
      session,
      request: { downlineId, series, rates },
    } = call;
    const requested = Object.fromEntries(
      Object.entries(rates).map(([category, rate]) => [category, parseAmount(rate as string)]),
    );
    return withNotifications(async (tx, notify) => {
      const { before, now } = await setRates(tx, {
        upline: { id: session.memberId, merchant: merchant.code },
        downlineId,
        series,
        rates: requested,
        at: clock.now(),
      });
      const changes = listRateChanges(before, now);
      if (changes.length > 0)
        await notify.inboxMessage(
          ratesSetMessage({ memberId: downlineId, merchant: merchant.code }, session.username, changes),
        );
      return toDownlineView(now);
    });
  });
};

/**
 * Sums the commissions that match the condition `requested`, in total and by category. Commissions with the state
 * `dropped` (the bet was cancelled) are excluded.
 */
const sumReport = async (db: Database, requested: SQL | undefined) => {
  const activeCommissions = and(requested, inArray(commissions.state, ['waiting', 'due', 'paid']));
  const stake = sql<string>`coalesce(sum(${commissions.stake}), 0)`.mapWith(Number);
  const count = sql<number>`count(*)::int`;
  const sums = await db
    .select({
      category: commissions.category,
      stake,
      count,
      paid: sum(sql`${commissions.state} in ('due', 'paid')`),
      waiting: sum(sql`${commissions.state} = 'waiting'`),
    })
    .from(commissions)
    .where(activeCommissions)
    .groupBy(commissions.category);
  const total = (of: (row: (typeof sums)[number]) => number): number => sums.reduce((all, row) => all + of(row), 0);
  return {
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
  };
};

/** Registers the route of an agent's commission report. */
const registerReport = (route: Route, { db, clock, merchants }: CommissionsRoutesDeps): void => {
  const gate = createFeatureGuard(merchants, 'AGEINFO3');

  route(commissionReport, async (call) => {
    await gate(call);
    const {
      merchant: { currency, timeZone },
      session: { memberId },
      request: { limit, cursor, category, ...range },
    } = call;
    const period = parsePeriod(range, timeZone, clock.now());
    const requested = and(
      eq(commissions.memberId, memberId),
      gte(commissions.madeAt, period.from),
      lt(commissions.madeAt, period.to),
      category ? eq(commissions.category, category) : undefined,
    );
    const position = decodeCursor(cursor);
    const before =
      position &&
      or(
        lt(commissions.madeAt, position.at),
        and(eq(commissions.madeAt, position.at), sql`${commissions.id}::text < ${position.id}`),
      );
    const rows = await db
      .select({ row: commissions, account: members.username })
      .from(commissions)
      .innerJoin(members, eq(members.id, commissions.fromId))
      .where(and(requested, before))
      .orderBy(desc(commissions.madeAt), desc(sql`${commissions.id}::text`))
      .limit(limit + 1);
    const { list, next } = toPage(rows, limit, ({ row }) => ({ at: row.madeAt, id: row.id }));
    const lines = list.map(
      ({ row: { id, kind, category: of, fromId, stake, own, below, amount, state, madeAt, settledAt }, account }) => ({
        id,
        kind,
        category: of,
        account,
        isOwn: fromId === memberId,
        stake: formatAmount(stake),
        own: toLevelView(kind, own),
        below: toLevelView(kind, below),
        amount: formatAmount(amount),
        state,
        madeAt: madeAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
      }),
    );
    if (position) return { currency, list: lines, next, totals: null };
    return { currency, list: lines, next, totals: await sumReport(db, requested) };
  });
};

export const commissionsRoutes = (route: Route, deps: CommissionsRoutesDeps): void => {
  registerRates(route, deps);
  registerReport(route, deps);
};
