import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import { days, hours } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { findActiveExclusion, toBreakView } from './active-exclusion.ts';
import { getPeriodStart } from './limit-periods.ts';
import { sumNetDeposits, sumUsage } from './usage.ts';
import {
  limitKinds,
  limitPeriods,
  type PlayChange,
  playBreaks,
  playHistory,
  playLimits,
  playSettings,
} from './responsible-gaming.tables.ts';

/** Milliseconds that a member must wait before confirming a higher limit. */
const increaseDelay = hours(24);
const historyLife = days(92);

interface LimitKey {
  readonly kind: (typeof limitKinds)[number];
  readonly period: (typeof limitPeriods)[number];
}

/**
 * Returns true if the new limit `next` is equal to or lower than the current limit `now`. Null means no limit. The
 * result is therefore false if `next` is null.
 */
const isTighter = (next: Minor | null, now: Minor | null): boolean => next !== null && (now === null || next <= now);

const shown = (amount: Minor | null): string | null => (amount === null ? null : formatAmount(amount));

/** Creates the methods that return a member's limits, breaks and history of changes. */
const createLimitView = (db: Database, clock: Clock) => {
  const readAll = async (memberId: string) => {
    const now = clock.now();
    const rows = await db.select().from(playLimits).where(eq(playLimits.memberId, memberId));
    const [settings] = await db.select().from(playSettings).where(eq(playSettings.memberId, memberId));
    const pause = await findActiveExclusion(db, memberId, now);
    const limits = [];
    for (const kind of limitKinds) {
      for (const period of limitPeriods) {
        const row = rows.find((each) => each.kind === kind && each.period === period);
        const used = formatAmount(await sumUsage(db, memberId, kind, getPeriodStart(period, now)));
        const next =
          row?.isChanging && row.nextFrom
            ? { amount: shown(row.nextAmount), confirmableFrom: row.nextFrom.toISOString() }
            : null;
        limits.push({ kind, period, amount: shown(row?.amount ?? null), used, next });
      }
    }
    const netDeposits = formatAmount(await sumNetDeposits(db, memberId));
    return {
      now: now.toISOString(),
      limits,
      realityMinutes: settings?.realityMinutes ?? null,
      pause: pause ? toBreakView(pause) : null,
      netDeposits,
    };
  };
  return {
    readAll,

    history: (memberId: string) =>
      db
        .select()
        .from(playHistory)
        .where(
          and(eq(playHistory.memberId, memberId), gt(playHistory.at, new Date(clock.now().getTime() - historyLife))),
        )
        .orderBy(desc(playHistory.at))
        .limit(100),

    realityMinutes: async (memberId: string): Promise<number | null> =>
      (await db.select().from(playSettings).where(eq(playSettings.memberId, memberId)))[0]?.realityMinutes ?? null,
  };
};

/** Creates the methods that change the limits and breaks of a member. */
const createLimitChanges = (db: Database, clock: Clock) => {
  const at = ({ kind, period }: LimitKey, memberId: string) =>
    and(eq(playLimits.memberId, memberId), eq(playLimits.kind, kind), eq(playLimits.period, period));
  const record = (
    tx: Database,
    memberId: string,

    action: (typeof playHistory.$inferInsert)['action'],
    change: PlayChange,
  ) => tx.insert(playHistory).values({ id: randomUUID(), memberId, action, change, at: clock.now() });
  return {
    /**
     * Sets a limit. `amount` null removes the limit, which counts as an increase. A limit that is equal or lower
     * applies immediately and cancels a pending increase. A higher limit is stored as a pending increase, which the
     * member must confirm after a waiting time.
     */
    set: (memberId: string, limitKey: LimitKey, amount: Minor | null): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const [stored] = await tx.select().from(playLimits).where(at(limitKey, memberId)).for('update');
        const current = stored?.amount ?? null;
        if (amount === current && !stored?.isChanging) return;
        const isImmediate = isTighter(amount, current) || amount === current;
        const change = isImmediate
          ? { amount, isChanging: false, nextAmount: null, nextFrom: null, changedAt: now }
          : {
              amount: current,
              isChanging: true,
              nextAmount: amount,
              nextFrom: new Date(now.getTime() + increaseDelay),
              changedAt: now,
            };
        await tx
          .insert(playLimits)
          .values({ memberId, ...limitKey, ...change })
          .onConflictDoUpdate({ target: [playLimits.memberId, playLimits.kind, playLimits.period], set: change });
        await record(tx, memberId, isImmediate ? 'limitSet' : 'limitAsked', { ...limitKey, amount: shown(amount) });
      }),

    /**
     * Confirms the pending increase of a limit if `accept` is true, and cancels it otherwise. Throws a GatewayError
     * if no increase is pending, or if the confirmation is too early.
     */
    confirm: (memberId: string, limitKey: LimitKey, accept: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const [stored] = await tx.select().from(playLimits).where(at(limitKey, memberId)).for('update');
        if (!stored?.isChanging || !stored.nextFrom) throw new GatewayError(ErrorCode.NotFound);
        if (accept && stored.nextFrom > now)
          throw new GatewayError(ErrorCode.LimitChangeTooEarly, {
            value: { confirmableFrom: stored.nextFrom.toISOString() },
          });
        const amount = accept ? stored.nextAmount : stored.amount;
        await tx
          .update(playLimits)
          .set({ amount, isChanging: false, nextAmount: null, nextFrom: null, changedAt: now })
          .where(at(limitKey, memberId));
        await record(tx, memberId, accept ? 'limitConfirmed' : 'limitKept', { ...limitKey, amount: shown(amount) });
      }),

    setReality: async (memberId: string, realityMinutes: number | null): Promise<void> => {
      await db
        .insert(playSettings)
        .values({ memberId, realityMinutes })
        .onConflictDoUpdate({ target: playSettings.memberId, set: { realityMinutes } });
      await record(db, memberId, 'realitySet', { minutes: realityMinutes });
    },

    /**
     * Adds a break that starts now and lasts `length` milliseconds. If `length` is null, the break is permanent.
     * Existing breaks are not changed. The break with the latest end applies, so a new break cannot shorten an existing
     * one.
     */
    pause: async (memberId: string, kind: 'coolOff' | 'exclusion', length: number | null): Promise<void> => {
      const startsAt = clock.now();
      const endsAt = length === null ? null : new Date(startsAt.getTime() + length);
      await db.insert(playBreaks).values({ id: randomUUID(), memberId, kind, startsAt, endsAt });
      await record(db, memberId, kind, { until: endsAt?.toISOString() ?? null });
    },
  };
};

export const createPlayLimits = (db: Database, clock: Clock) => ({
  ...createLimitView(db, clock),
  ...createLimitChanges(db, clock),
});
export type PlayLimits = ReturnType<typeof createPlayLimits>;
