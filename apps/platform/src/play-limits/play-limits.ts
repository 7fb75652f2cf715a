import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, type Minor } from '@livery/contract/money';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { days, hours } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import {
  limitKinds,
  limitPeriods,
  type PlayChange,
  playBreaks,
  playHistory,
  playLimits,
  playSettings,
} from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { currentBreak } from './current-break.ts';
import { periodStart } from './periods.ts';
import { movedSince, usedSince } from './spending.ts';

/** A looser limit waits for so long, and then for a second confirmation. */
const increaseWaits = hours(24);
const historyLife = days(92);

interface Place {
  readonly kind: (typeof limitKinds)[number];
  readonly period: (typeof limitPeriods)[number];
}

/** No limit is the loosest. */
const isTighter = (next: Minor | null, now: Minor | null): boolean => next !== null && (now === null || next <= now);

const shown = (amount: Minor | null): string | null => (amount === null ? null : formatAmount(amount));

export const createPlayLimits = (db: Database, clock: Clock) => {
  const at = ({ kind, period }: Place, memberId: string) =>
    and(eq(playLimits.memberId, memberId), eq(playLimits.kind, kind), eq(playLimits.period, period));
  const record = (
    tx: Database,
    memberId: string,
    action: (typeof playHistory.$inferInsert)['action'],
    change: PlayChange,
  ) => tx.insert(playHistory).values({ id: randomUUID(), memberId, action, change, at: clock.now() });

  const readAll = async (memberId: string) => {
    const now = clock.now();
    const rows = await db.select().from(playLimits).where(eq(playLimits.memberId, memberId));
    const [settings] = await db.select().from(playSettings).where(eq(playSettings.memberId, memberId));
    const pause = await currentBreak(db, memberId, now);
    const limits = [];
    for (const kind of limitKinds) {
      for (const period of limitPeriods) {
        const row = rows.find((each) => each.kind === kind && each.period === period);
        const used = formatAmount(await usedSince(db, memberId, kind, periodStart(period, now)));
        const next =
          row?.isChanging && row.nextFrom
            ? { amount: shown(row.nextAmount), confirmableFrom: row.nextFrom.toISOString() }
            : null;
        limits.push({ kind, period, amount: shown(row?.amount ?? null), used, next });
      }
    }
    const netDeposits = formatAmount(await movedSince(db, memberId, ['deposit', 'withdrawal']));
    return {
      now: now.toISOString(),
      limits,
      realityMinutes: settings?.realityMinutes ?? null,
      pause: pause ? { kind: pause.kind, until: pause.endsAt?.toISOString() ?? null } : null,
      netDeposits,
    };
  };

  return {
    readAll,

    /** A tighter limit holds from now on and drops a looser one that was asked for; a looser one is asked for. */
    set: (memberId: string, place: Place, amount: Minor | null): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const [known] = await tx.select().from(playLimits).where(at(place, memberId)).for('update');
        const current = known?.amount ?? null;
        if (amount === current && !known?.isChanging) return;
        const isAtOnce = isTighter(amount, current) || amount === current;
        const change = isAtOnce
          ? { amount, isChanging: false, nextAmount: null, nextFrom: null, changedAt: now }
          : {
              amount: current,
              isChanging: true,
              nextAmount: amount,
              nextFrom: new Date(now.getTime() + increaseWaits),
              changedAt: now,
            };
        await tx
          .insert(playLimits)
          .values({ memberId, ...place, ...change })
          .onConflictDoUpdate({ target: [playLimits.memberId, playLimits.kind, playLimits.period], set: change });
        await record(tx, memberId, isAtOnce ? 'limitSet' : 'limitAsked', { ...place, amount: shown(amount) });
      }),

    /** The second confirmation of a looser limit, or the thought better of it. */
    confirm: (memberId: string, place: Place, accept: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const [known] = await tx.select().from(playLimits).where(at(place, memberId)).for('update');
        if (!known?.isChanging || !known.nextFrom) throw new GatewayError(ErrorCode.NotFound);
        if (accept && known.nextFrom > now)
          throw new GatewayError(ErrorCode.PlayChangeEarly, {
            value: { confirmableFrom: known.nextFrom.toISOString() },
          });
        const amount = accept ? known.nextAmount : known.amount;
        await tx
          .update(playLimits)
          .set({ amount, isChanging: false, nextAmount: null, nextFrom: null, changedAt: now })
          .where(at(place, memberId));
        await record(tx, memberId, accept ? 'limitConfirmed' : 'limitKept', { ...place, amount: shown(amount) });
      }),

    setReality: async (memberId: string, realityMinutes: number | null): Promise<void> => {
      await db
        .insert(playSettings)
        .values({ memberId, realityMinutes })
        .onConflictDoUpdate({ target: playSettings.memberId, set: { realityMinutes } });
      await record(db, memberId, 'realitySet', { minutes: realityMinutes });
    },

    /** A break is added to those there are: the one that lasts longest counts, so none is ever shortened. */
    pause: async (memberId: string, kind: 'coolOff' | 'exclusion', length: number | null): Promise<void> => {
      const startsAt = clock.now();
      const endsAt = length === null ? null : new Date(startsAt.getTime() + length);
      await db.insert(playBreaks).values({ id: randomUUID(), memberId, kind, startsAt, endsAt });
      await record(db, memberId, kind, { until: endsAt?.toISOString() ?? null });
    },

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
export type PlayLimits = ReturnType<typeof createPlayLimits>;
