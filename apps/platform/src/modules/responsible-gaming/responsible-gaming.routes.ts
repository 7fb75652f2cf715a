import {
  confirmPlayLimit,
  playHistory,
  playLimits,
  getPlaySession,
  setPlayLimit,
  setRealityCheck,
  startCoolOff,
} from '@livery/contract/responsible-gaming';
import { formatAmount, parseAmount } from '@livery/contract/money';
import { coolOffDays, type CoolOffLength } from '@livery/contract/responsible-gaming/limit-options';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import { days } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import type { Route } from '../../core/http/route.ts';
import { createFeatureGuard } from '../../core/http/calls/require-flag.ts';
import { findActiveExclusion, toBreakView } from './active-exclusion.ts';
import type { PlayLimits } from './play-limits.ts';
import { sumMovements } from './usage.ts';
import { sessions } from '../members/index.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

interface PlayLimitsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchants: Merchants;
  readonly limits: PlayLimits;
}

const getBreakLength = (length: CoolOffLength): number | null =>
  length === 'forGood' ? null : days(coolOffDays[length]);

export const playLimitsRoutes = (route: Route, { db, clock, merchants, limits }: PlayLimitsRoutesDeps): void => {
  const pass = createFeatureGuard(merchants);

  route(playLimits, ({ session }) => limits.readAll(session.memberId));

  route(setPlayLimit, async ({ session, merchant, request: { amount, ...limitKey } }) => {
    await pass({ session, merchant });
    await limits.set(session.memberId, limitKey, amount === null ? null : parseAmount(amount));
    return limits.readAll(session.memberId);
  });

  route(confirmPlayLimit, async ({ session, merchant, request: { accept, ...limitKey } }) => {
    await pass({ session, merchant });
    await limits.confirm(session.memberId, limitKey, accept);
    return limits.readAll(session.memberId);
  });

  route(setRealityCheck, async ({ session, merchant, request: { minutes } }) => {
    await pass({ session, merchant });
    await limits.setReality(session.memberId, minutes);
    return limits.readAll(session.memberId);
  });

  route(startCoolOff, async ({ session, merchant, request: { kind, length } }) => {
    await pass({ session, merchant });
    await limits.pause(session.memberId, kind, getBreakLength(length));
    return limits.readAll(session.memberId);
  });

  route(getPlaySession, async ({ session, merchant }) => {
    const [row] = await db
      .select({ createdAt: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.tokenHash, session.tokenHash));
    const now = clock.now();
    const startedAt = row?.createdAt ?? now;
    const pause = await findActiveExclusion(db, session.memberId, now);
    return {
      startedAt: startedAt.toISOString(),
      now: now.toISOString(),
      staked: formatAmount(Math.max(0, -(await sumMovements(db, session.memberId, ['bet', 'rollback'], startedAt)))),
      net: formatAmount(await sumMovements(db, session.memberId, ['bet', 'win', 'rollback'], startedAt)),
      currency: merchant.currency,
      realityMinutes: await limits.realityMinutes(session.memberId),
      pause: pause ? toBreakView(pause) : null,
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
