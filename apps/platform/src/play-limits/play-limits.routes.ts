import {
  confirmPlayLimit,
  playHistory,
  playLimits,
  playSession,
  setPlayLimit,
  setRealityCheck,
  takeBreak,
} from '@livery/contract/limits';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { breakDays, type BreakLength } from '@livery/contract/play-choices';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { days } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/tables.ts';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { PlayLimits } from './play-limits.ts';
import { movedSince } from './spending.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly limits: PlayLimits;
}

const lengthOf = (length: BreakLength): number | null => (length === 'forGood' ? null : days(breakDays[length]));

export const playLimitsRoutes = (route: Route, { db, clock, merchants, limits }: Needs): void => {
  const pass = createGate(merchants);

  route(playLimits, ({ session }) => limits.readAll(session.memberId));

  route(setPlayLimit, async ({ session, merchant, request: { amount, ...place } }) => {
    await pass({ session, merchant });
    await limits.set(session.memberId, place, amount === null ? null : parseAmount(amount));
    return limits.readAll(session.memberId);
  });

  route(confirmPlayLimit, async ({ session, merchant, request: { accept, ...place } }) => {
    await pass({ session, merchant });
    await limits.confirm(session.memberId, place, accept);
    return limits.readAll(session.memberId);
  });

  route(setRealityCheck, async ({ session, merchant, request: { minutes } }) => {
    await pass({ session, merchant });
    await limits.setReality(session.memberId, minutes);
    return limits.readAll(session.memberId);
  });

  route(takeBreak, async ({ session, merchant, request: { kind, length } }) => {
    await pass({ session, merchant });
    await limits.pause(session.memberId, kind, lengthOf(length));
    return limits.readAll(session.memberId);
  });

  route(playSession, async ({ session, merchant }) => {
    const [row] = await db
      .select({ createdAt: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.tokenHash, session.tokenHash));
    const startedAt = row?.createdAt ?? clock.now();
    return {
      startedAt: startedAt.toISOString(),
      now: clock.now().toISOString(),
      staked: formatAmount(Math.max(0, -(await movedSince(db, session.memberId, ['bet', 'rollback'], startedAt)))),
      net: formatAmount(await movedSince(db, session.memberId, ['bet', 'win', 'rollback'], startedAt)),
      currency: merchant.currency,
      realityMinutes: await limits.realityMinutes(session.memberId),
    };
  });

  route(playHistory, async ({ session }) => ({
    list: (await limits.history(session.memberId)).map(
      ({ id, at, action, change: { kind = null, period = null, amount = null, minutes = null, until = null } }) => ({
        id,
        at: at.toISOString(),
        action,
        kind,
        period,
        amount,
        minutes,
        until,
      }),
    ),
  }));
};
